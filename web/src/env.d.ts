declare module "virtual:words/*" {
  const text: string;
  export default text;
}
declare module "virtual:rules/*" {
  const text: string;
  export default text;
}
declare module "virtual:lessons/*" {
  const text: string;
  export default text;
}
declare module "virtual:position/*" {
  const text: string;
  export default text;
}
declare module "virtual:daily/*" {
  const text: string;
  export default text;
}
declare module "virtual:puzzles/*" {
  const text: string;
  export default text;
}
declare module "virtual:rulebook/*" {
  const sections: { id: string; title: string; html: string }[];
  export default sections;
}
