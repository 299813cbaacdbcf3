import type { NotedFault, NotedTurn } from '@inkling/games/witch/analysis/noted-game';
import type { TurnReview } from '@inkling/games/witch/analysis/review';
import { squareAt, squareName } from '@inkling/games/witch/rules/squares';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { counted, quoted } from '../../../messages/numbers.ts';
import { sayWitchFault } from './play.ts';

/** Messages in the review of a game that was written down. */

export function sayUnreadableTurn(where: string, text: string): string {
  return `${where}, ${quoted(text)}: write the tiles and what was on them, as in a1,b3:A,B; a bonus and a bomb by those words.`;
}

/** Says why the notes cannot be those of a game. */
export function sayNotedFault(where: string, fault: NotedFault, turn: NotedTurn): string {
  const entry = turn[fault.tile];
  const tile = entry === undefined || entry === 'skip' ? '' : squareName(entry.square);
  const say = (sentence: string) => `${where}: ${sentence}`;
  switch (fault.code) {
    case 'another-face':
      return say(`${tile} showed something else before.`);
    case 'third-tile':
      return say(`${tile} would be the third tile of the same witch.`);
    case 'too-many':
      return say(`${tile}: the board has fewer ${MANY[fault.type]}; see --level, --size and --bombs.`);
    case 'face-up':
      return say(`${tile} was face up already.`);
    case 'turn-is-over':
      return say(`the turn was over before ${tile || 'the peek'}.`);
    case 'turn-goes-on':
      return say(
        'the turn is not over; two witches or a bomb end it, and a bonus is followed by a peek, or -.',
      );
    default:
      return say(tile === '' ? sayWitchFault(fault) : `${tile}: ${sayWitchFault(fault)}`);
  }
}

const MANY = { gameTile: 'pairs', bonus: 'bonus tiles', bomb: 'bombs' } as const;

/** Says which tile the player should have remembered. */
export function saySeen({ seen }: TurnReview, { params }: WitchView): string {
  return seen ? `${squareName(squareAt(params.board.shape, seen.square))}, on flip ${seen.flip}` : '';
}

/** Formats the result of an unfinished game. */
export function sayUnfinished(pairsLeft: number, lost: number): string {
  return `${counted(pairsLeft, 'pair')} ${pairsLeft === 1 ? 'is' : 'are'} still to be found. Forgetting has cost ${lost.toFixed(2)} moves so far.`;
}

export function sayWrongTurn(turn: number): string {
  return `Turn ${turn + 1} does not agree with that board.`;
}
