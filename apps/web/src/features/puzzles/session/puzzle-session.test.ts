import * as result from '@inkling/core/result';
import { provePuzzle } from '@inkling/deduction/last-code/proof';
import { parseClues } from '@inkling/games/puzzles/puzzle-text';
import { wordPuzzles } from '@inkling/games/word/puzzles/word-puzzles';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { puzzles } from '../../../games/word/puzzles/puzzle-part.tsx';
import { Announcer } from '../../../shell/announcer.ts';
import { Device } from '../../../shell/saved/testing/device.ts';
import { PuzzleSession } from './puzzle-session.ts';
import { parseResults } from './results.ts';

/** Opens a puzzle whose solution is BIDET. */
async function openWord() {
  const rules = 'w5@english';
  const game = await wordPuzzles.open(rules);
  if (!game) throw new Error('no such words');
  const puzzle = result.expect(parseClues('loser00020.boron20000.shift00102', game));
  const proof = provePuzzle(puzzle);
  if (!proof) throw new Error('no proof');
  const look = (await puzzles.looks(new Device().openTab()))(rules);
  const shown = { address: '', gameId: 'word', game, look, puzzle, proof };
  return new PuzzleSession(shown, signal(parseResults({})), new Announcer(), () => undefined);
}

it('writes a solution the way its game does', async () => {
  const shown = await openWord();
  shown.show();
  expect(shown.verdict.value).toBe('The solution is BIDET.');
  const found = await openWord();
  for (const key of [...'bidet', 'Enter']) found.press(key);
  expect(found.verdict.value).toBe('Right. BIDET. On the first try.');
});
