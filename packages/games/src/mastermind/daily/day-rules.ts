/** The classic game. This is a separate file so that the daily page does not have to load the game's rules. */
export const MASTERMIND_DAY_RULES = 'p4c6r/12';
