import { makeSheet, playMove } from '@inkling/core/sheet';
import { expect, it } from 'vitest';
import { Device } from '../../../shell/saved/testing/device.ts';
import { sheetFor } from '../session/session.ts';
import { FIRST_SETUP } from '../session/setup.ts';
import { history } from './history-part.ts';

it('checks the rules and the moves of saved games', async () => {
  const sheet = sheetFor(FIRST_SETUP, 'holly');
  const sheets = [
    sheet,
    playMove(sheet, 'flip 1,1'),
    playMove(sheet, 'dance'),
    { ...sheet, params: 'klingon' },
  ];
  const values = [...sheets.map((one) => ({ version: 1, sheet: makeSheet(one) })), undefined];
  const legal = await history.check?.(values, new Device().openTab());
  expect(legal).toEqual([true, true, false, false, false]);
});
