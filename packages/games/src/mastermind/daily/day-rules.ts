/** The classic game. It has a file of its own because the page of a day does not load the rules. */
export const MASTERMIND_DAY_RULES = 'p4c6r/12';
