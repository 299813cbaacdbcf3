import type { Feedback } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { type CodeFault, type FeedbackFault, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import { isAttempt } from '../../../games/mastermind/link-duel/session/attempt.ts';
import { parseEntry, type RoomEntry } from './room-entry.ts';
import type { Seat } from './task.ts';

/** What can be typed in a room. Turns count from 0. */
export type RoomCommand =
  | { readonly kind: 'code'; readonly code: readonly number[] }
  | { readonly kind: 'answer'; readonly feedback: Feedback }
  | { readonly kind: 'mend'; readonly turn: number; readonly feedback: Feedback }
  | { readonly kind: 'sit'; readonly seat: Seat | undefined }
  /** A move as the server reads it. */
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: (typeof PLAIN)[number] };

export type RoomCommandFault =
  | { readonly code: 'nothing' | 'mend-what' }
  | {
      readonly code: 'no-such-turn' | 'no-such-seat' | 'no-such-move' | 'not-understood';
      readonly text: string;
    }
  | CodeFault
  | FeedbackFault;

const PLAIN = ['resign', 'open', 'copy', 'state', 'back', 'help'] as const;
const SEATS: readonly Seat[] = ['maker', 'breaker', 'first', 'second'];

/** Reads a typed line: a command, or a guess in the notation of the room. Total. */
export function parseRoomCommand(
  text: string,
  entry: RoomEntry,
  turns: number,
): Result<RoomCommand, RoomCommandFault> {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const word = first.toLowerCase();
  const { places } = entry.rules;
  const couldBeWord = entry.game === 'word' && rest.length === 0 && word.length === places;
  const common = couldBeWord ? undefined : parseCommon(text);
  if (common) return common;
  if (word === 'answer' || word === 'score') {
    const read = parseFeedback(rest.join(' '), places);
    return read.ok ? ok({ kind: 'answer', feedback: read.value }) : read;
  }
  if (word === 'mend' || word === 'rescore') return parseMend(rest, places, turns);
  const named = rest.length > 0 && (word === 'guess' || word === 'deposit');
  const code = parseEntry(named ? rest.join(' ') : text, entry);
  if (code.ok) return ok({ kind: 'code', code: code.value });
  const isStrange =
    code.error.code === 'unknown-symbol' && !named && !isAttempt(text, code.error.text, places);
  return isStrange ? fail({ code: 'not-understood', text: text.trim().slice(0, 40) }) : code;
}

/** What every room understands; `undefined` for anything else. */
export function parseCommon(text: string): Result<RoomCommand, RoomCommandFault> | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const word = first.toLowerCase();
  if (word === '') return fail({ code: 'nothing' });
  const plain = word === '?' ? 'help' : PLAIN.find((name) => name === word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (rest.length > 0 && (word === 'resign' || word === 'open')) return fail({ code: 'nothing' });
  return word === 'sit' ? parseSit(rest) : undefined;
}

function parseSit([name, ...rest]: readonly string[]): Result<RoomCommand, RoomCommandFault> {
  if (name === undefined) return ok({ kind: 'sit', seat: undefined });
  const seat = SEATS.find((known) => known === name.toLowerCase());
  if (seat === undefined || rest.length > 0) return fail({ code: 'no-such-seat', text: name.slice(0, 40) });
  return ok({ kind: 'sit', seat });
}

function parseMend(
  [turnText, ...rest]: readonly string[],
  places: number,
  turns: number,
): Result<RoomCommand, RoomCommandFault> {
  if (turnText === undefined || rest.length === 0) return fail({ code: 'mend-what' });
  const turn = /^\d{1,2}$/.test(turnText) ? Number(turnText) - 1 : -1;
  if (turn < 0 || turn >= turns) return fail({ code: 'no-such-turn', text: turnText.slice(0, 40) });
  const read = parseFeedback(rest.join(' '), places);
  return read.ok ? ok({ kind: 'mend', turn, feedback: read.value }) : read;
}
