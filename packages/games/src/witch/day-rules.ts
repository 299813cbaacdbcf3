/** The board of a day: the largest of the three levels. Apart from the rules, which the page of a day does not load. */
export const WITCH_DAY_RULES = '5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names';
