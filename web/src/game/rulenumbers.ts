/** The numbers of the rules: how many each part has. Their text is in the catalogue rules.ftl. */

const IN_PART = [2, 5, 5, 5, 7, 7, 3, 5, 3];

export interface RulePart {
  part: number;
  rules: string[];
}

export const RULE_PARTS: readonly RulePart[] = IN_PART.map((count, index) => ({
  part: index + 1,
  rules: Array.from({ length: count }, (_, number) => `R${index + 1}.${number + 1}`),
}));

/** The key of a rule in the catalogue: R4.3 is rule-r4-3. */
export const ruleKey = (rule: string): string => `rule-${rule.toLowerCase().replace(".", "-")}`;
