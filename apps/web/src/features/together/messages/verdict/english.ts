import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Noun } from '../../../../shell/parts/room-nouns.ts';
import type { RoomPart, VerdictMessages } from '../../../../shell/parts/room-part.ts';
import { CODE } from '../english-game.ts';

const { counted } = grammarOf('en');

/** The messages about a room whose game was checked. */
export const english = { verdict };

/** The result of this browser's check of a finished game as one announcement. */
function verdict(found: RoomVerdict, part: RoomPart): string {
  const own = part.messages().verdict ?? clausesOf((part.nouns?.en ?? CODE).secret);
  return [honesty(found, own), DRAWS[found.draw], DAYS[found.day]].filter((part) => part !== '').join(' ');
}

function honesty({ promise, wrong, claims }: RoomVerdict, own: VerdictMessages): string {
  if (promise === 'broken') return own.broken;
  const kept = promise === 'kept' ? 'The promise was kept' : 'Nothing was promised';
  if (wrong.length > 0) return `${kept}, ${own.lies(wrong.length)}`;
  if (claims.length > 0) return `${kept}, but what is claimed about the game does not follow from its moves.`;
  return `${kept}, ${own.honest}`;
}

/** The clauses about the check for a game without its own. */
function clausesOf({ one: word }: Noun): VerdictMessages {
  return {
    broken: `The promise is broken: this ${word} is not the one that was promised.`,
    honest: `and every answer is what the ${word} gives.`,
    lies: (count) => `but ${counted(count, 'answer is', 'answers are')} not what the ${word} gives.`,
  };
}

const DRAWS: Readonly<Record<RoomVerdict['draw'], string>> = {
  joint:
    'The secret was drawn from the server’s promised number and the players’ own: nobody chose it alone.',
  false: 'But it is not what the server’s promised number and the players’ own give.',
  alone: 'The server alone chose it.',
  none: '',
  unchecked: 'The draw could not be repeated here.',
};

const DAYS: Readonly<Record<RoomVerdict['day'], string>> = {
  none: '',
  proved: 'The key of the day gives this very secret.',
  copy: 'The key of the day gives this code, with its places and pieces renamed.',
  unreleased: 'The key of the day is published when the day is over.',
  unchecked: '',
  'false-key': 'But the key of the day does not lead to what was published.',
  'false-secret': 'But the key of the day gives another secret.',
};
