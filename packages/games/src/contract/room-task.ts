import type { Maker } from './room.ts';

/** What a room wants from the person who looks at it. */
export type RoomTask =
  /** Take one of the free seats. */
  | 'sit'
  /** Hand in the secret that the others will look for. */
  | 'deposit'
  /** Make a move: guess, or do what the table allows. */
  | 'move'
  /** Answer the guess that waits. */
  | 'answer'
  /** Show the secret that was kept, now that the game is over. */
  | 'open'
  /** It is somebody else's turn, or somebody is still missing. */
  | 'wait'
  | 'watch'
  /** Nobody plays here: somebody was missing, and one of those who waited has called it off. */
  | 'withdrawn'
  | 'over';

/** The facts of a room from which the task follows; every view of a room has them. */
export interface RoomFacts {
  /** The viewer's seat, or `spectator`. */
  readonly you: string;
  /** Did the viewer come by the link that only watches? */
  readonly watching?: boolean;
  readonly seats: readonly {
    readonly seat: string;
    readonly taken: boolean;
    /** Free, and kept for a person of the game before: for the viewer, or for another. */
    readonly reserved?: 'you' | 'other';
  }[];
  readonly phase: 'waiting' | 'playing' | 'over' | 'withdrawn';
  /** Seats that may act now. */
  readonly turn: readonly string[];
  readonly maker: Maker;
  /** The secret, once it is shown to this seat. */
  readonly secret?: string;
  /** In a joint draw: who has added a share so far. */
  readonly nonces?: readonly { readonly seat: string }[];
}

export function roomTask(room: RoomFacts): RoomTask {
  const { you, watching, seats, phase, turn, maker, secret } = room;
  if (phase === 'withdrawn') return 'withdrawn';
  if (you === 'spectator') {
    if (!watching && seats.some(({ taken, reserved }) => !taken && reserved !== 'other')) return 'sit';
    return phase === 'over' ? 'over' : 'watch';
  }
  if (phase === 'over') return you === 'maker' && maker === 'kept' && secret === undefined ? 'open' : 'over';
  if (!turn.includes(you)) return 'wait';
  if (you !== 'maker') return 'move';
  return maker === 'kept' ? 'answer' : 'deposit';
}

/** Does the draw of the secret wait for a share of this seat? */
export function owesNonce({ you, nonces, phase }: RoomFacts): boolean {
  return phase === 'waiting' && you !== 'spectator' && nonces?.every(({ seat }) => seat !== you) === true;
}

/** May this seat still correct answers that it gave by hand? */
export function mayCorrect({ you, maker, secret }: RoomFacts): boolean {
  return you === 'maker' && maker === 'kept' && secret === undefined;
}

/** Is a seat kept for somebody else, who played the game before and has not come yet? */
export function awaitsPeople({ seats }: Pick<RoomFacts, 'seats'>): boolean {
  return seats.some(({ reserved }) => reserved === 'other');
}

/** Is there another person who could hear this one? */
export function hasCompany({ you, seats }: CompanyFacts): boolean {
  const others = seats.filter(({ seat, taken, computer }) => taken && computer === undefined && seat !== you);
  return you !== 'spectator' && others.length > 0;
}

interface CompanyFacts {
  readonly you: string;
  readonly seats: readonly { readonly seat: string; readonly taken: boolean; readonly computer?: string }[];
}

/**
 * Is what somebody asks for already done? Of two who free the kept seats, or call the game off, at the same moment, the
 * slower has what both wanted.
 */
export function isDone(
  wanted: 'invite' | 'withdraw',
  { phase, seats }: Pick<RoomFacts, 'phase' | 'seats'>,
): boolean {
  return wanted === 'withdraw' ? phase === 'withdrawn' : phase === 'waiting' && !awaitsPeople({ seats });
}
