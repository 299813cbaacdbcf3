import * as result from '@inkling/core/result';
import { provePuzzle } from '@inkling/deduction/last-code/proof';
import type { PuzzleSpec } from '@inkling/games/contract/puzzle';
import { codePuzzles } from '@inkling/games/mastermind/puzzles/code-puzzles';
import { parseClues } from '@inkling/games/puzzles/puzzle-text';
import { wordPuzzles } from '@inkling/games/word/puzzles/word-puzzles';
import { type Signal, signal } from '@preact/signals';
import { puzzles as ofCodes } from '../../../games/mastermind/puzzles/puzzle-part.tsx';
import { puzzles as ofWords } from '../../../games/word/puzzles/puzzle-part.tsx';
import { Announcer } from '../../../shell/announcer.ts';
import type { PuzzlePart } from '../../../shell/parts/puzzle-part.ts';
import { Device } from '../../../shell/saved/testing/device.ts';
import type { Attempt } from '../model/attempt.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import { pressPuzzleKey } from '../session/keys.ts';
import { PuzzleSession } from '../session/puzzle-session.ts';
import { parseResults, type Results } from '../session/results.ts';

/** A puzzle of words whose solution is BIDET. */
export const wordPuzzle = (): Promise<ShownPuzzle> =>
  puzzleOf('word', wordPuzzles, ofWords, 'w5@english', 'loser00020.boron20000.shift00102');

/** A puzzle of codes whose solution is Stocking, Bell, Santa, Bell: `kbsb`. */
export const codePuzzle = (): Promise<ShownPuzzle> =>
  puzzleOf('mastermind', codePuzzles, ofCodes, 'p4c6r', 'eaeb11.deef11.edfb11.aced02.eeed10');

async function puzzleOf(
  gameId: string,
  spec: PuzzleSpec,
  part: PuzzlePart,
  rules: string,
  clues: string,
): Promise<ShownPuzzle> {
  const game = await spec.open(rules);
  if (!game) throw new Error(`no puzzles with these rules: ${rules}`);
  const puzzle = result.expect(parseClues(clues, game));
  const proof = provePuzzle(puzzle);
  if (!proof) throw new Error(`no proof of ${clues}`);
  const look = (await part.looks(new Device().openTab()))(rules);
  return { address: `${gameId}/${rules}/${clues}`, gameId, game, look, puzzle, proof };
}

/** Opens a puzzle with the results of this device so far. */
export function openSession(
  shown: ShownPuzzle,
  results: Signal<Results> = signal(parseResults({})),
  attempt?: Attempt,
): PuzzleSession {
  return new PuzzleSession(shown, results, new Announcer(), () => undefined, attempt);
}

/** Presses keys on the page of a puzzle, one after another. A digit with Shift is written `Shift+2`. */
export function pressKeys(session: PuzzleSession, ...keys: readonly string[]): void {
  const target = { closest: () => null } as unknown as Element;
  for (const name of keys) {
    const [key = '', shiftKey] = name.startsWith('Shift+') ? [name.slice(6), true] : [name, false];
    const code = /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
    pressPuzzleKey(session, { key, code, shiftKey }, target, {} as Document);
  }
}
