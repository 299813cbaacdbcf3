import type { RoomView } from '@inkling/client/api';

export type Seat = RoomView['seats'][number]['seat'];
export type Sheet = NonNullable<RoomView['sheets']>[number];

/** What a room wants from the person who looks at it. */
export type Task =
  /** Sit down in one of the free seats. */
  | 'sit'
  /** Give the server the code that the others will look for. */
  | 'deposit'
  | 'guess'
  /** Say what a guess is worth. */
  | 'answer'
  /** Show the kept code, now that it is over. */
  | 'open'
  /** Somebody else's turn, or a seat that is still empty. */
  | 'wait'
  | 'watch'
  | 'over';

export function taskOf(view: RoomView): Task {
  const { you, phase, turn, maker, secret } = view;
  if (you === 'spectator') return freeSeats(view).length > 0 ? 'sit' : phase === 'over' ? 'over' : 'watch';
  if (phase === 'over') return you === 'maker' && maker === 'kept' && secret === undefined ? 'open' : 'over';
  if (!turn.includes(you)) return 'wait';
  if (you !== 'maker') return 'guess';
  return maker === 'kept' ? 'answer' : 'deposit';
}

/** Does the draw wait for a number of this seat? */
export function owesNonce({ you, nonces, phase }: RoomView): boolean {
  return phase === 'waiting' && you !== 'spectator' && nonces?.every(({ seat }) => seat !== you) === true;
}

export function freeSeats({ seats }: RoomView): readonly Seat[] {
  return seats.flatMap(({ seat, taken }) => (taken ? [] : [seat]));
}

/** The sheet that the person's own moves are about: their own, or for a maker the only one. */
export function ownSheet({ you, sheets = [] }: RoomView): Sheet | undefined {
  return sheets.find(({ seat }) => seat === you) ?? (you === 'maker' ? sheets[0] : undefined);
}

/** May the maker still mend answers: they were given by hand, and the code is not shown yet. */
export function canMend({ you, maker, secret }: RoomView): boolean {
  return you === 'maker' && maker === 'kept' && secret === undefined;
}
