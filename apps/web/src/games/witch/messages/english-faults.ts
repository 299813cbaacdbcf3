import type { WitchFault } from '@inkling/games/witch/rules/game';

/** The label of the button that skips a question. */
export const SKIP = 'Skip';

/**
 * Says what is wrong with an action on the board, and what would be right. It refers to a button by its label,
 * where `faultOfLine` refers to a command.
 */
export function faultByHand(fault: WitchFault): string {
  return fault.code === 'quiz-first' ? `First say who she is, or choose “${SKIP}”.` : faultOfLine(fault, '');
}

/** Says what is wrong with a typed line, and what would be right. */
export function faultOfLine(fault: WitchFault, text: string): string {
  switch (fault.code) {
    case 'unreadable-move':
      return `${text} is neither a tile nor a command. A tile is a row and a column: b3, or 2,3.`;
    case 'off-board':
      return 'There is no such tile on this board.';
    case 'face-up':
      return 'That tile is face up. Type cover to turn a miss back.';
    case 'game-over':
      return 'This game is finished.';
    case 'quiz-first':
      return 'First say who she is, or skip.';
    case 'peek-first':
      return 'First choose a tile to peek at, or skip.';
    case 'no-peek':
      return 'You cannot peek now: only a bonus lets you.';
    case 'no-quiz':
      return 'There is no question to answer.';
    case 'already-hinted':
      return 'She is already described.';
    case 'not-an-option':
      return `${text} is not one of the names. Give a name, or its number.`;
    case 'nothing-to-cover':
      return 'There is nothing to turn back.';
    case 'nothing-to-skip':
      return 'There is nothing to skip.';
    case 'no-passing':
      return 'Turns cannot be passed here.';
    case 'mid-turn':
      return 'You can pass only before your first tile.';
    default:
      return 'That cannot be played here.';
  }
}
