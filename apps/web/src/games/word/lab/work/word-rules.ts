/** The number of letters of the words in the Lab. */
export const WORD_LENGTH = 5;

/** Parses `word5` or `word5-hard` and returns its normal form. Returns undefined for other rules. */
export function wordRules(text: string): string | undefined {
  const match = /^word5?(-hard)?$/i.exec(text.trim());
  return match ? makeWordRules(match[1] !== undefined) : undefined;
}

export function makeWordRules(hard: boolean): string {
  return `word${WORD_LENGTH}${hard ? '-hard' : ''}`;
}

/** Whether each guess must use the hints. */
export function isHard(rules: string): boolean {
  return rules.endsWith('-hard');
}
