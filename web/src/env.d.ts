declare module "virtual:catalogues" {
  type Part = import("../build/catalogues").Part;
  export const catalogues: Record<Part, Record<string, () => Promise<{ default: string }>>>;
}
declare module "virtual:rulebook/*" {
  const sections: { id: string; title: string; html: string }[];
  export default sections;
}
