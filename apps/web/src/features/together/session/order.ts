import type { Operations, RoomView } from '@inkling/client/api';
import { codeCount } from '@inkling/codes/candidates/code-space';
import { OPPONENTS, type Opponent } from '@inkling/games/witch/rules/params';
import { entryOf } from './room-entry.ts';

/** Who knows the code of a room: you keep it, you deposit it, the other side does, or the server draws it. */
export const ORDER_MAKERS = ['kept', 'deposited', 'theirs', 'computer'] as const;
export type OrderMaker = (typeof ORDER_MAKERS)[number];

/** Who looks for it: one person, two against each other, or the computer. */
export const ORDER_BREAKERS = ['one', 'race', 'player'] as const;
export type OrderBreakers = (typeof ORDER_BREAKERS)[number];

/** Those who play at a table of witches by the server. */
export type OrderBot = Exclude<Opponent, 'nobody' | 'person'>;
export const ORDER_BOTS: readonly OrderBot[] = OPPONENTS.filter(
  (name): name is OrderBot => name !== 'nobody' && name !== 'person',
);

/** A room that somebody is about to open. */
export interface Order {
  readonly game: RoomView['game'];
  /** `p4c6r/12`, `w5t6@english`, or `medium quiz=names` without the seats. */
  readonly rules: string;
  readonly maker: OrderMaker;
  readonly breakers: OrderBreakers;
  /** Who sits opposite at a table of witches when it is the computer; the one that forgets nothing unless said. */
  readonly bot?: OrderBot;
}

export const FIRST_ORDER: Order = {
  game: 'mastermind',
  rules: 'p4c6r/12',
  maker: 'deposited',
  breakers: 'one',
};

export const FIRST_RULES: Readonly<Record<Order['game'], string>> = {
  mastermind: FIRST_ORDER.rules,
  word: 'w5t6@english',
  witch: 'medium quiz=names',
};

/** The makers that a game can have: an answer to a word cannot be given by hand, and witches are dealt. */
export function makersOf(game: Order['game']): readonly OrderMaker[] {
  if (game === 'witch') return ['computer'];
  return game === 'word' ? ORDER_MAKERS.filter((maker) => maker !== 'kept') : ORDER_MAKERS;
}

/** The breakers that a maker can have: no race is scored by hand, and the computer breaks what you made. */
export function breakersOf({ game, maker }: Pick<Order, 'game' | 'maker'>): readonly OrderBreakers[] {
  return ORDER_BREAKERS.filter((breakers) => {
    if (breakers === 'race') return maker !== 'kept';
    return (
      breakers === 'one' ||
      game === 'witch' ||
      (game === 'mastermind' && (maker === 'kept' || maker === 'deposited'))
    );
  });
}

/** The order with what its game cannot have replaced by what it can. */
export function settledOrder(order: Order): Order {
  const maker = makersOf(order.game).includes(order.maker)
    ? order.maker
    : (makersOf(order.game)[0] as OrderMaker);
  const fits = breakersOf({ ...order, maker }).includes(order.breakers);
  return { ...order, maker, breakers: fits ? order.breakers : 'one' };
}

type OpenBody = Operations['openRoom']['input']['body'];

/** What is asked of the server; `commitment` with a kept code and only then. */
export function openingBody(order: Order, commitment: string | undefined): Omit<OpenBody, 'req'> {
  const { game, rules, maker, breakers } = order;
  if (game === 'witch') {
    const against = breakers === 'race' ? 'person' : breakers === 'one' ? 'nobody' : (order.bot ?? 'perfect');
    const seated = `${rules} against=${against}`;
    return { game, rules: seated, maker: 'drawn', breakers: 1, joint: true, seat: 'first' };
  }
  const own = maker === 'kept' || maker === 'deposited';
  const seat: RoomView['seats'][number]['seat'] = own ? 'maker' : breakers === 'race' ? 'first' : 'breaker';
  return {
    game,
    rules,
    ...(maker === 'computer' ? { joint: true } : {}),
    maker: maker === 'computer' ? 'drawn' : maker === 'theirs' ? 'deposited' : maker,
    breakers: breakers === 'race' ? 2 : 1,
    ...(breakers === 'player' ? { computer: playerFor(order) } : {}),
    ...(commitment === undefined ? {} : { commitment }),
    seat,
  };
}

/** Up to here a player can weigh every guess against every code. */
const CODES_WEIGHED_MAX = 8000n;

function playerFor(order: Order): 'expected' | 'sampled' {
  const entry = entryOf(order);
  return entry && codeCount(entry.rules) <= CODES_WEIGHED_MAX ? 'expected' : 'sampled';
}
