import { effect } from '@preact/signals';
import type { Saved } from '../../../shell/saved/saved.ts';
import { type Attempt, isBegun, parseAttempt } from '../model/attempt.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import type { PuzzleSession } from './puzzle-session.ts';

/** Returns the attempt at a puzzle that was left unfinished on this device, or undefined if there is none. */
export async function keptAttempt(
  { address, puzzle }: ShownPuzzle,
  saved: Saved,
): Promise<Attempt | undefined> {
  return parseAttempt((await saved.read(KEPT + address)) ?? {}, puzzle);
}

/**
 * Saves the attempt at every change, as the pages of games do with a half-typed guess, because a phone may discard the
 * page while the user thinks. It is dropped once the solution is known. Returns a function that stops saving.
 */
export function keepAttempt({ shown, attempt, isOver }: PuzzleSession, saved: Saved): () => void {
  const key = KEPT + shown.address;
  let kept = isBegun(attempt.peek()) ? attempt.peek() : undefined;
  return effect(() => {
    const now = !isOver.value && isBegun(attempt.value) ? attempt.value : undefined;
    if (now === kept) return;
    if (now) void saved.write(key, { ...now });
    else void saved.storage.remove([key]);
    kept = now;
  });
}

/** The prefix of the storage keys of unfinished attempts. */
const KEPT = 'puzzle/';
