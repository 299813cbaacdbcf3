import { hash } from 'node:crypto';
import { fail, ok, type Result } from '@inkling/core/result';
import { type RoomFault, VOTING_STEPS } from '@inkling/games/contract/room';
import { classroomNameOf } from './classroom-name.ts';
import type { Games } from './games.ts';
import { playIn } from './play.ts';
import { isOver, type Room } from './room.ts';
import type { Setup } from './setup.ts';
import { requiredSheets } from './sheet-view.ts';
import type { Vote } from './vote.ts';

/** What everybody may know about the vote of a class. It names no voter. */
export interface VoteView {
  /** The name by which others find the room: `holly-427`. Watchers do not get it: their link must not lead there. */
  readonly name?: string;
  readonly vote: Vote['state'];
  /** How many have voted. */
  readonly voters: number;
  /** The guesses that somebody wants: those with the most votes first, and among equals the one that came first. */
  readonly guesses: readonly { readonly guess: string; readonly votes: number }[];
}

export type VoteFault =
  | RoomFault
  | {
      readonly code:
        | 'no-vote-here'
        | 'vote-closed'
        | 'class-full'
        | 'too-many-votes'
        | 'enough-said'
        | 'not-a-move';
    };

/** Returns the vote with which a room begins, or undefined if no class plays there. */
export function firstVote({ classroom }: Setup): Vote | undefined {
  return classroom
    ? { state: 'open', guesses: NONE, casts: NONE, castCount: 0, castTotal: 0, stepCount: 0 }
    : undefined;
}

/** Returns the vote after a guess was made. */
export function nextVote(vote: Vote | undefined): Vote | undefined {
  return vote && { ...anew(vote), castCount: 0 };
}

function anew(vote: Vote): Vote {
  return { ...vote, state: 'open', guesses: NONE, casts: NONE };
}

/** Identifies a voter by a hash, so that a room says nothing about who voted, and nothing has to be erased later. */
export function voterOf(room: string, guest: string): string {
  return hash('sha256', `vote ${room} ${guest}`, 'base64url');
}

/** Counts a voter's guess in place of an earlier one. Only a guess that could be made now counts. */
export function castVote(room: Room, voter: string, text: string, games: Games): Result<Room, VoteFault> {
  const { vote } = room;
  if (!vote) return fail({ code: 'no-vote-here' });
  if (isOver(room)) return fail({ code: 'game-over' });
  if (vote.state !== 'open') return fail({ code: 'vote-closed' });
  if (vote.castCount >= CAST_MAX || vote.castTotal >= CAST_TOTAL_MAX) return fail({ code: 'enough-said' });
  if (!vote.guesses.has(voter) && vote.guesses.size >= VOTERS_MAX) return fail({ code: 'class-full' });
  // Otherwise one voter could use up all the votes of the class.
  const castBefore = vote.casts.get(voter) ?? 0;
  if (castBefore >= CAST_BY_ONE_MAX) return fail({ code: 'too-many-votes' });
  const guess = canonicalGuess(room, text, games);
  if (!guess.ok) return guess;
  const guesses = new Map([...vote.guesses, [voter, guess.value]]);
  const casts = new Map([...vote.casts, [voter, castBefore + 1]]);
  const { castCount, castTotal } = vote;
  return ok({
    ...room,
    vote: { ...vote, guesses, casts, castCount: castCount + 1, castTotal: castTotal + 1 },
  });
}

/** Does what the person who leads the class wants with the vote. */
export function directVote(room: Room, wanted: string): Result<Room, VoteFault> {
  const { vote } = room;
  const step = VOTING_STEPS.find((name) => name === wanted);
  if (!vote) return fail({ code: 'no-vote-here' });
  if (isOver(room)) return fail({ code: 'game-over' });
  if (step === undefined) return fail({ code: 'not-a-move' });
  if (vote.stepCount >= STEPS_MAX) return fail({ code: 'enough-said' });
  const counted = { ...vote, stepCount: vote.stepCount + 1 };
  if (step === 'again') return ok({ ...room, vote: anew(counted) });
  const state = step === 'pause' ? 'paused' : step === 'reveal' ? 'revealed' : 'open';
  return ok({ ...room, vote: { ...counted, state } });
}

/** Returns what everybody may know about the vote, or undefined if no class plays here. */
export function voteView(room: Room, isWatching: boolean): VoteView | undefined {
  const { vote } = room;
  if (!vote) return undefined;
  const counts = new Map<string, number>();
  for (const guess of vote.guesses.values()) counts.set(guess, (counts.get(guess) ?? 0) + 1);
  const guesses = Array.from(counts, ([guess, votes]) => ({ guess, votes })).toSorted(
    (a, b) => b.votes - a.votes,
  );
  const name = isWatching ? {} : { name: classroomNameOf(room) };
  return { ...name, vote: vote.state, voters: vote.guesses.size, guesses };
}

/** Makes a guess on trial, to check it and to learn its canonical text. */
function canonicalGuess(room: Room, text: string, games: Games): Result<string, RoomFault> {
  const tried = playIn(room, 'breaker', `guess ${text}`, games);
  if (!tried.ok) return tried;
  const turns = requiredSheets(room, games).turns(tried.value.playerStates[0]?.state);
  return ok(turns.at(-1)?.guess ?? text);
}

/** More than may look on at once, since some leave and others come. */
const VOTERS_MAX = 60;
/** How often one voter may vote for the same guess. */
const CAST_BY_ONE_MAX = 10;
/** Votes for one guess: six for each of sixty voters. A class that was flooded with votes can vote again after it. */
const CAST_MAX = 360;
/** Votes in a whole game. Each is stored like a move, and all are read again when the room is opened after a restart. */
const CAST_TOTAL_MAX = 8000;
const STEPS_MAX = 500;
/** Safe to share between all rooms, because maps are replaced instead of modified. */
const NONE: ReadonlyMap<string, never> = new Map<string, never>();
