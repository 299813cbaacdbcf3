/** The board of a day: the largest of the three levels. It has a file of its own because the page of a day loads no rules. */
export const WITCH_DAY_RULES = '5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names';
