import { makeSheet, playMove } from '@inkling/core/sheet';
import { expect, it } from 'vitest';
import { Device } from '../../../../shell/saved/testing/device.ts';
import { FIRST_SETUP, freshState } from '../session/format.ts';
import { history } from './history-part.ts';

it('a saved game is checked by its rules and its moves', async () => {
  const { sheet } = freshState(FIRST_SETUP, 'holly');
  const sheets = [sheet, playMove(sheet, 'dance'), { ...sheet, params: 'klingon' }];
  const values = sheets.map((one) => ({ version: 1, sheet: makeSheet(one) }));
  expect(await history.check?.(values, new Device().openTab())).toEqual([true, false, false]);
});
