import type { WrongAnswer } from '@inkling/games/contract/record';
import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Order } from '../session/order.ts';

const { counted } = grammarOf('en');

/** What this browser found when it checked a finished game, in one breath. */
export function verdict(found: RoomVerdict, game: Order['game']): string {
  return [honesty(found, game), DRAWS[found.draw], DAYS[found.day]].filter((part) => part !== '').join(' ');
}

/** An answer that the secret does not give. Turns count from 0. */
export function wrong({ turn, told, truth }: WrongAnswer, game: Order['game']): string {
  if (game === 'word') return `Turn ${turn + 1} was answered wrong.`;
  if (game === 'witch') return `Look ${turn + 1} showed ${told}; the board has ${truth}.`;
  return `Turn ${turn + 1}: told ${pair(told)}; the code gives ${pair(truth)}.`;
}

const NOUNS = { mastermind: 'code', word: 'code', witch: 'board' } as const;

function honesty({ promise, wrong: lies, claims }: RoomVerdict, game: Order['game']): string {
  const noun = NOUNS[game];
  if (promise === 'broken') return `The promise is broken: this ${noun} is not the one that was promised.`;
  const kept = promise === 'kept' ? 'The promise was kept' : 'Nothing was promised';
  if (lies.length > 0)
    return `${kept}, but ${counted(lies.length, 'answer is', 'answers are')} not what the ${noun} gives.`;
  if (claims.length > 0) return `${kept}, but what is told of the game does not follow from its moves.`;
  return `${kept}, and every answer is what the ${noun} gives.`;
}

const DRAWS: Readonly<Record<RoomVerdict['draw'], string>> = {
  joint: 'It was drawn from the server’s promised number and the players’ own: nobody alone chose it.',
  false: 'But it is not what the server’s promised number and the players’ own give.',
  alone: 'The server alone chose it.',
  none: '',
  unchecked: 'The draw could not be repeated here.',
};

const DAYS: Readonly<Record<RoomVerdict['day'], string>> = {
  none: '',
  proved: 'The key of the day gives this very secret.',
  copy: 'The key of the day gives a code of which this is a copy.',
  unreleased: 'The key of the day comes out when the day is over.',
  unchecked: '',
  'false-key': 'But the key of the day does not lead to what was published.',
  'false-secret': 'But the key of the day gives another secret.',
};

function pair(answer: string): string {
  const [exact = '0', near = '0'] = answer.split(',');
  return `${exact} exact ${near} near`;
}
