import type { RoomView } from '@inkling/client/api';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
import { makeFeedback } from '@inkling/games/mastermind/notation';
import { HASH_BYTES, isOpeningOf, SALT_BYTES, type Sha256 } from 'inkling/commitment';
import { parseBytes } from 'inkling/permalink/bytes-text';
import { entryOf, type RoomEntry, readCode } from './room-entry.ts';

/** An answer that the code does not give. Turns count from 0; answers are written as in the notation. */
export interface WrongAnswer {
  readonly seat: string;
  readonly turn: number;
  readonly told: string;
  readonly truth: string;
}

/** What this browser found out by itself about a code that was shown. */
export interface RoomVerdict {
  readonly promise: 'kept' | 'broken';
  readonly wrong: readonly WrongAnswer[];
}

/**
 * Checks a shown code against the promise that was seen first, and every answer against the code. `undefined` while
 * there is nothing to check.
 */
export async function checkRoom(
  view: RoomView,
  promised: string | undefined,
  sha256: Sha256,
): Promise<RoomVerdict | undefined> {
  const entry = entryOf(view);
  const { secret, salt, commitment = '', phase } = view;
  if (!entry || phase !== 'over' || secret === undefined || salt === undefined) return undefined;
  const saltBytes = parseBytes(salt, SALT_BYTES);
  const hash = parseBytes(promised ?? commitment, HASH_BYTES);
  const opening = saltBytes && { game: view.game, rules: view.rules, salt: saltBytes, code: secret };
  const kept = hash !== undefined && opening !== undefined && (await isOpeningOf(hash, opening, sha256));
  return { promise: kept ? 'kept' : 'broken', wrong: wrongAnswers(view, secret, entry) };
}

function wrongAnswers(
  { sheets = [] }: RoomView,
  secretText: string,
  entry: RoomEntry,
): readonly WrongAnswer[] {
  const secret = readCode(secretText, entry);
  if (!secret) return [];
  return sheets.flatMap(({ seat, turns = [] }) =>
    turns.flatMap(({ guess, exact = 0, near = 0, marks }, turn) => {
      const code = readCode(guess, entry) ?? [];
      const told = marks ? marks.join('') : makeFeedback({ exact, near });
      const truth = marks
        ? markWord(code, secret).join('')
        : makeFeedback(feedbackOf(scoreCode(code, secret)));
      return told === truth ? [] : [{ seat, turn, told, truth }];
    }),
  );
}
