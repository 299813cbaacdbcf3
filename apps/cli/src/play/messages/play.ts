/** Messages at the prompt of every game. */

export const GOODBYE = 'Goodbye.';
export const NOT_YES_OR_NO = 'Type yes or no.';
export const NO_TURN_YET = 'No turn has been played.';
export const NOTHING_TO_UNDO = 'There is nothing to take back.';
export const NOTHING_TO_REDO = 'There is nothing to play again.';
export const NO_UNDO = 'There is no undo in this game.';

export function sayNoSuchWord(word: string): string {
  return `There is no ${word} in this game; ? lists its words.`;
}

/** The commands of every game, as rows for its list of commands. */
export const TRAVEL_ROW = ['undo, redo', 'take the last entry back, or play it again'] as const;
export const COMMON_ROWS = [
  ['board', 'what has been played so far'],
  ['quit', 'leave; the game is saved (so does Ctrl-C)'],
] as const;
