import { fail, ok, type Result } from '@inkling/core/result';
import { REACTIONS, type Reaction, ROOM_SEATS } from '@inkling/games/contract/room';
import type { SheetGame } from '../../../shell/parts/room-part.ts';
import type { Seat } from './room-game.ts';

/** A command typed in a room. Turns are zero-based. */
export type RoomCommand =
  | { readonly kind: 'guess'; readonly text: string }
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'correct'; readonly turn: number; readonly answer: string }
  | { readonly kind: 'sit'; readonly seat: Seat | undefined }
  | { readonly kind: 'say'; readonly reaction: Reaction }
  | { readonly kind: (typeof PLAIN)[number] };

export type RoomCommandFault =
  | { readonly code: 'nothing' | 'correct-what' | 'no-such-reaction' }
  | { readonly code: 'no-such-turn' | 'no-such-seat' | 'not-understood'; readonly text: string }
  /** The game rejects a guess or an answer; `sentence` is its explanation. */
  | { readonly code: 'no-guess'; readonly sentence: string };

const PLAIN = [
  'resign',
  'open',
  'rematch',
  'swap',
  'invite',
  'withdraw',
  'end',
  'copy',
  'state',
  'back',
  'help',
] as const;

/** Parses a typed line: a command, or a guess in the notation of the game. Never throws. */
export function parseRoomCommand(
  text: string,
  game: SheetGame,
  turns: number,
): Result<RoomCommand, RoomCommandFault> {
  const common = game.isGuessFirst?.(text) ? undefined : parseCommon(text);
  if (common) return common;
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const word = first.toLowerCase();
  if (game.byHand && word === 'answer') return parseAnswer(rest.join(' '), game.byHand);
  if (game.byHand && word === 'correct') return parseCorrection(rest, game.byHand, turns);
  const isNamed = rest.length > 0 && (word === 'guess' || word === 'deposit');
  const guess = game.readGuess(isNamed ? rest.join(' ') : text);
  if (guess.ok) return ok({ kind: 'guess', text: guess.value });
  return isNamed || guess.error.isMeant
    ? fail({ code: 'no-guess', sentence: guess.error.sentence })
    : fail({ code: 'not-understood', text: text.trim().slice(0, 40) });
}

/** Parses the commands that every room understands. Returns undefined for anything else. */
export function parseCommon(text: string): Result<RoomCommand, RoomCommandFault> | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const word = first.toLowerCase();
  if (word === '') return fail({ code: 'nothing' });
  const plain = word === '?' ? 'help' : PLAIN.find((name) => name === word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (rest.length > 0 && (word === 'resign' || word === 'open')) return fail({ code: 'nothing' });
  if (word === 'say' && rest.length > 0) return parseReaction(rest);
  return word === 'sit' ? parseSit(rest) : undefined;
}

function parseSit([name, ...rest]: readonly string[]): Result<RoomCommand, RoomCommandFault> {
  if (name === undefined) return ok({ kind: 'sit', seat: undefined });
  const seat = ROOM_SEATS.find((known) => known === name.toLowerCase());
  if (seat === undefined || rest.length > 0) return fail({ code: 'no-such-seat', text: name.slice(0, 40) });
  return ok({ kind: 'sit', seat });
}

function parseReaction([name = '', ...rest]: readonly string[]): Result<RoomCommand, RoomCommandFault> {
  const reaction = REACTIONS.find((known) => known === name.toLowerCase());
  if (!reaction || rest.length > 0) return fail({ code: 'no-such-reaction' });
  return ok({ kind: 'say', reaction });
}

type ByHand = NonNullable<SheetGame['byHand']>;

function parseAnswer(text: string, byHand: ByHand): Result<RoomCommand, RoomCommandFault> {
  const read = byHand.readAnswer(text);
  return read.ok
    ? ok({ kind: 'answer', answer: read.value })
    : fail({ code: 'no-guess', sentence: read.error });
}

/** Parses the arguments of `correct 2 1,0`. The typed turn is one-based. */
function parseCorrection(
  [turnText, ...rest]: readonly string[],
  byHand: ByHand,
  turns: number,
): Result<RoomCommand, RoomCommandFault> {
  if (turnText === undefined || rest.length === 0) return fail({ code: 'correct-what' });
  const turn = /^\d{1,2}$/.test(turnText) ? Number(turnText) - 1 : -1;
  if (turn < 0 || turn >= turns) return fail({ code: 'no-such-turn', text: turnText.slice(0, 40) });
  const read = byHand.readAnswer(rest.join(' '));
  return read.ok
    ? ok({ kind: 'correct', turn, answer: read.value })
    : fail({ code: 'no-guess', sentence: read.error });
}
