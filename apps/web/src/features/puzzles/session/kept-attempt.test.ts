import { beforeEach, expect, it } from 'vitest';
import { Device } from '../../../shell/saved/testing/device.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import { codePuzzle, openSession, pressKeys, wordPuzzle } from '../testing/puzzles.ts';
import { keepAttempt, keptAttempt } from './kept-attempt.ts';

let device: Device;
let puzzle: ShownPuzzle;
beforeEach(async () => {
  device = new Device();
  puzzle = await codePuzzle();
});

/** Opens the puzzle in a new tab of the device. */
async function open(shown = puzzle) {
  const saved = device.openTab();
  const session = openSession(shown, undefined, await keptAttempt(shown, saved));
  return { session, stop: keepAttempt(session, saved) };
}

it('keeps an unfinished attempt at each puzzle, with its tries and hints', async () => {
  const { session, stop } = await open();
  expect(device.stored.size, 'nothing before anything is entered').toBe(0);
  pressKeys(session, ...'kbkb', 'Enter', 'ArrowLeft', 'Backspace', 'h');
  stop();
  const again = await open();
  expect(again.session.attempt.value).toEqual(session.attempt.value);
  expect(again.session.attempt.value).toMatchObject({ tries: 1, hints: 1, place: 3 });
  const word = await open(await wordPuzzle());
  expect(word.session.missing).toBe(5);
  again.session.answer(puzzle.proof.answer);
  expect(again.session.verdict.value).toMatch(/On try 2\.$/);
});

it('drops an attempt once the solution is known or everything has been erased', async () => {
  for (const end of [
    ['k', 'Backspace'],
    [...'kbsb', 'Enter'],
  ]) {
    const { session, stop } = await open();
    pressKeys(session, end[0] ?? '');
    expect(device.stored.size).toBe(1);
    pressKeys(session, ...end.slice(1));
    expect(device.stored.size).toBe(0);
    stop();
  }
});

it('begins anew if what is stored does not fit the puzzle', async () => {
  const key = `puzzle/${puzzle.address}`;
  device.stored.set(key, { version: 1, symbols: [9, 9, 9, 9], place: 4, tries: 0, hints: 0 });
  expect((await open()).session.missing).toBe(4);
});
