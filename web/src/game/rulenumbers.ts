/** The numbers of the rules. Their text is in the catalogue rules.ftl. */

/** The key of a rule in the catalogue: R4.3 is rule-r4-3. */
export const ruleKey = (rule: string): string => `rule-${rule.toLowerCase().replace(".", "-")}`;

/** The part of the rules a rule is in: R4.3 is in part 4. */
export const partOf = (rule: string): number => Number(/\d+/.exec(rule)?.[0]);
