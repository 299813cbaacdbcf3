/**
 * The rules of the daily board: the largest of the three levels. They have a separate file, because the page of the
 * daily challenge does not load the code of the rules.
 */
export const WITCH_DAY_RULES = '5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names';
