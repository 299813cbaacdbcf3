/** The classic game. Apart from the rules, which the page of a day does not load. */
export const MASTERMIND_DAY_RULES = 'p4c6r/12';
