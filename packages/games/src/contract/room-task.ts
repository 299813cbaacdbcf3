import type { Maker } from './room.ts';

/** What a room expects of the viewer. */
export type RoomTask =
  /** Take one of the free seats. */
  | 'sit'
  /** Deposit the secret that the others will look for. */
  | 'deposit'
  /** Make a move: a guess, or any move that the table allows. */
  | 'move'
  /** Answer the pending guess. */
  | 'answer'
  /** Reveal the kept secret, now that the game is over. */
  | 'open'
  /** Wait for another player to move or to arrive. */
  | 'wait'
  | 'watch'
  /** Nothing: a player was still missing, and a waiting player called the game off. */
  | 'withdrawn'
  /** Nothing: a player has ended the game before it was over. */
  | 'ended'
  | 'over';

/** The facts that determine the viewer's task. Every view of a room contains them. */
export interface RoomFacts {
  /** The viewer's seat, or `spectator`. */
  readonly you: string;
  /** Whether the viewer came by a watch-only link. */
  readonly watching?: boolean;
  readonly seats: readonly {
    readonly seat: string;
    readonly taken: boolean;
    /** Set for an empty seat reserved for a player of the previous game: the viewer or another player. */
    readonly reserved?: 'you' | 'other';
  }[];
  readonly phase: 'waiting' | 'playing' | 'over' | 'withdrawn' | 'ended';
  /** Seats that may act now. */
  readonly turn: readonly string[];
  readonly maker: Maker;
  /** The secret, once it has been revealed to this seat. */
  readonly secret?: string;
  /** Set in the room of a class. */
  readonly classroom?: unknown;
  /** In a joint draw, the seats that have contributed a nonce so far. */
  readonly nonces?: readonly { readonly seat: string }[];
}

/** Returns what the viewer of a room has to do next. */
export function roomTask(room: RoomFacts): RoomTask {
  const { you, watching, seats, phase, turn, maker, secret } = room;
  if (phase === 'withdrawn' || phase === 'ended') return phase;
  if (you === 'spectator') {
    if (!watching && seats.some(({ taken, reserved }) => !taken && reserved !== 'other')) return 'sit';
    return phase === 'over' ? 'over' : 'watch';
  }
  if (phase === 'over') return you === 'maker' && maker === 'kept' && secret === undefined ? 'open' : 'over';
  if (!turn.includes(you)) return 'wait';
  if (you !== 'maker') return 'move';
  return maker === 'kept' ? 'answer' : 'deposit';
}

/** Whether a seat is reserved for another player of the previous game, who has not arrived yet. */
export function awaitsPeople({ seats }: Pick<RoomFacts, 'seats'>): boolean {
  return seats.some(({ reserved }) => reserved === 'other');
}

/** Whether the viewer has a seat and at least one other human player does, too. */
export function hasCompany({ you, seats }: CompanyFacts): boolean {
  const others = seats.filter(({ seat, taken, computer }) => taken && computer === undefined && seat !== you);
  return you !== 'spectator' && others.length > 0;
}

interface CompanyFacts {
  readonly you: string;
  readonly seats: readonly { readonly seat: string; readonly taken: boolean; readonly computer?: string }[];
}
