import { beforeEach, expect, it } from 'vitest';
import { codePuzzle, openSession, pressKeys, wordPuzzle } from '../testing/puzzles.ts';
import { isHintKeyFree, pressPuzzleKey } from './keys.ts';
import type { PuzzleSession } from './puzzle-session.ts';

let session: PuzzleSession;
beforeEach(async () => {
  session = openSession(await codePuzzle());
});

const symbols = () => session.attempt.value.symbols;

it('enters pieces of a code by digit and by letter, as the game does', () => {
  pressKeys(session, '1', 'k', '6', 'P');
  expect(symbols()).toEqual([0, 4, 5, 1]);
  pressKeys(session, '1');
  expect(symbols(), 'a full row').toEqual([0, 4, 5, 1]);
  expect(session.verdict.value).toMatch(/^Every place is filled\./);
});

it('moves between the places, erases, and fills what is empty', () => {
  pressKeys(session, '1', '2', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'ArrowRight');
  expect([symbols(), session.attempt.value.place]).toEqual([[undefined, 1, undefined, undefined], 1]);
  pressKeys(session, '7', '9');
  expect(symbols(), 'no such piece').toEqual([undefined, 1, undefined, undefined]);
  pressKeys(session, '3', '4', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Shift+6');
  expect(symbols()).toEqual([5, 5, 3, 5]);
});

it('shows the keys for a question mark, and gives no hint', async () => {
  pressKeys(session, '?');
  expect([session.keysOpen.value, session.attempt.value.hints]).toEqual([true, 0]);
  session.keysOpen.value = false;
  session.show();
  pressKeys(session, '?', 'ArrowRight');
  expect([session.keysOpen.value, session.slide.value]).toEqual([true, 1]);
});

it('gives a hint for H, unless H is typed', async () => {
  pressKeys(session, 'h');
  expect([session.attempt.value.hints, isHintKeyFree(session)]).toEqual([1, true]);
  session = openSession(await wordPuzzle());
  pressKeys(session, 'h');
  expect([session.attempt.value.hints, isHintKeyFree(session)]).toEqual([0, false]);
  expect(symbols()[0]).toBe(7);
});

it('leaves Enter on a button to the button', () => {
  const button = { closest: (selector: string) => (selector.includes('button') ? {} : null) };
  pressKeys(session, '1', '1', '1', '1');
  const enter = { key: 'Enter', code: 'Enter', shiftKey: false };
  expect(pressPuzzleKey(session, enter, button as unknown as Element, {} as Document)).toBe(false);
  expect(session.attempt.value.tries).toBe(0);
});
