import { makeSheet, playMove, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { expect, it } from 'vitest';
import { makeSaved } from '../session/format.ts';
import { seatingFor } from '../session/seating.ts';
import { freshSheet, sheetFor, stateFor } from '../session/session.ts';
import { FIRST_SETUP } from '../session/setup.ts';
import { history } from './history-part.tsx';

function play(sheet: Sheet, letters: string): Sheet {
  const code = Array.from(letters, (letter) => letter.charCodeAt(0) - 97);
  return playMove(sheet, mastermind.makeMove({ kind: 'guess', code }));
}

it('names a saved game and its group by what sets them apart, and reports its progress', () => {
  const sheet = play(play(sheetFor(4, 'holly-3417'), 'aabb'), 'cada');
  const kept = history.read(makeSaved(stateFor(sheet)));
  expect(kept?.name?.()).toBe('4 places, seed holly-3417');
  expect(kept?.progress).toEqual({ phase: 'found', done: 2, of: 10 });
  const rules = { places: 5, symbols: 8, repeats: false };
  const made = freshSheet({ ...FIRST_SETUP, rules, seat: 'maker' }, 'x');
  const own = history.read(makeSaved(stateFor(made, seatingFor('maker'))));
  expect(own?.name?.()).toBe('5 places, 8 pieces, no repeats, you hide the code');
  expect(own?.group?.id).toBe('p5c8n');
  expect(own?.group?.name?.(), 'as other games of 5 places are not').toBe('5 places, 8 pieces, no repeats');
});

it('counts all turns that were played, even if the game was left at an earlier one', () => {
  const sheet = play(play(sheetFor(4, 'holly-3417'), 'aabb'), 'cada');
  const kept = history.read(makeSaved(stateFor({ ...sheet, cursor: 1 })));
  expect(kept?.progress).toMatchObject({ phase: 'found', done: 2 });
});

it('rejects an illegal game, another game and another version', () => {
  const good = makeSaved(stateFor(play(sheetFor(4, 's'), 'aabb')));
  expect(history.read(good)).toBeDefined();
  expect(history.read({ ...good, version: 2 })).toBeUndefined();
  expect(history.read({ ...good, version: undefined })).toBeUndefined();
  expect(history.read({ ...good, sheet: makeSheet(playMove(sheetFor(4, 's'), 'zzzz')) })).toBeUndefined();
  expect(history.read({ ...good, sheet: makeSheet({ ...sheetFor(4, 's'), game: 'other' }) })).toBeUndefined();
  for (const value of [undefined, null, 7, 'x', [], {}]) expect(history.read(value)).toBeUndefined();
});
