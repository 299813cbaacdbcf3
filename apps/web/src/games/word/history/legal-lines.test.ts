import { makeSheet, newSheet, playLine, type Sheet } from '@inkling/core/sheet';
import { expect, it } from 'vitest';
import type { GameMoves } from '../engine/served-game.ts';
import { FORMAT } from '../session/format.ts';
import { haveLegalLines } from './legal-lines.ts';

const START = newSheet('word', 'w5t6@english', 'holly');
const kept = (sheet: Sheet) => ({ version: 1, sheet: makeSheet(sheet) });

it('asks about every branch, and never about a value that is not a game of the format', async () => {
  const asked: string[] = [];
  const isLegal = async ({ moves }: GameMoves) => {
    asked.push(moves.join(' '));
    return !moves.includes('zzzzz');
  };
  const branched = playLine(playLine(START, ['crane', 'sloth']), ['crane', 'zzzzz']);
  const foreign = newSheet('word', 'w5t6@klingon', 'holly');
  const other = newSheet('boards', 'w5t6@english', 'holly');
  const values = [
    kept(branched),
    kept(playLine(START, ['crane'])),
    kept(foreign),
    kept(other),
    { version: 2, sheet: makeSheet(START) },
    undefined,
    kept(START),
  ];
  expect(await haveLegalLines(FORMAT, values, isLegal)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(asked).toEqual(['crane sloth', 'crane zzzzz', 'crane', '']);
});

it('asks about games with the same rules one after another', async () => {
  const asked: string[] = [];
  const isLegal = async ({ params }: GameMoves) => asked.push(params) > 0;
  const of = (params: string) => kept(newSheet('word', params, 'holly'));
  const values = ['w5t6@german', 'w5t6@english', 'w5t6@german'].map(of);
  expect(await haveLegalLines(FORMAT, values, isLegal)).toEqual([true, true, true]);
  expect(asked).toEqual(['w5t6@english', 'w5t6@german', 'w5t6@german']);
});
