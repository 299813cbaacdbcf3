/** Letters of the words that the Lab looks into. */
export const WORD_LENGTH = 5;

/** Reads `word5` or `word5-hard`, and writes it; `undefined` for other rules. */
export function wordRules(text: string): string | undefined {
  const match = /^word5?(-hard)?$/i.exec(text.trim());
  return match ? makeWordRules(match[1] !== undefined) : undefined;
}

export function makeWordRules(hard: boolean): string {
  return `word${WORD_LENGTH}${hard ? '-hard' : ''}`;
}

/** Must each guess keep the hints? */
export function isHard(rules: string): boolean {
  return rules.endsWith('-hard');
}
