import { awaitsPeople, type RoomFacts } from './room-task.ts';

/** Whether the joint draw of the secret is still waiting for the viewer's nonce. */
export function owesNonce({ you, nonces, phase }: RoomFacts): boolean {
  return phase === 'waiting' && you !== 'spectator' && nonces?.every(({ seat }) => seat !== you) === true;
}

/** Whether the viewer votes on the guesses of a class. */
export function mayVote({ classroom, you, watching, phase }: RoomFacts): boolean {
  return classroom !== undefined && you === 'spectator' && !watching && phase === 'playing';
}

/** Whether the viewer may still correct answers that they gave by hand. */
export function mayCorrect({ you, maker, secret, phase }: RoomFacts): boolean {
  return you === 'maker' && maker === 'kept' && secret === undefined && phase !== 'ended';
}

/** Whether the viewer may end the game for everybody. A breaker who is still guessing resigns instead. */
export function mayEnd(room: EndFacts): boolean {
  const { you, phase, sheets = [], classroom, daily } = room;
  const isGuessing = sheets.some(({ seat, over }) => seat === you && !over);
  const isShared = classroom !== undefined || daily !== undefined;
  return phase === 'playing' && you !== 'spectator' && !isGuessing && !isShared;
}

type EndFacts = Pick<RoomFacts, 'you' | 'phase' | 'classroom'> & {
  readonly sheets?: readonly { readonly seat: string; readonly over: boolean }[];
  readonly daily?: string;
};

/**
 * Whether the effect of a command is already there. If two users free the reserved seats, call the game off or end it
 * at the same time, the second command is refused although its user got what both wanted.
 */
export function isDone(
  wanted: 'invite' | 'withdraw' | 'end',
  { phase, seats }: Pick<RoomFacts, 'phase' | 'seats'>,
): boolean {
  if (wanted === 'end') return phase === 'ended';
  return wanted === 'withdraw' ? phase === 'withdrawn' : phase === 'waiting' && !awaitsPeople({ seats });
}
