/** The classic game. */
export const MASTERMIND_DAY_RULES = 'p4c6r/12';
