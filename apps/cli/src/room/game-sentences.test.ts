import type { RoomView } from '@inkling/client/generated/api';
import { expect, it } from 'vitest';
import { gameSentences } from './game-sentences.ts';

const NOUNS = { secret: 'melody', turn: { one: 'bar', many: 'bars' } };

const OVER = {
  winner: 'breaker',
  you: 'maker',
  sheets: [{ seat: 'breaker', turnsUsed: 2 }],
} as unknown as RoomView;

/** Returns every message, with an example for each that takes parameters. */
function everySentence(): readonly string[] {
  const said = gameSentences(NOUNS);
  return [
    said.wait,
    said.ask('notes', true),
    said.ask('notes', false),
    said.askToKeep('notes'),
    said.notWritten,
    said.elsewhere,
    ...said.askForAnswer('c d e', undefined),
    ...said.askForAnswer('c d e', 'higher'),
    said.askToOpen,
    said.notOpenYet,
    said.noCorrection,
    said.conflict([0, 2]),
    said.rival(1),
    said.ended(true, 2),
    said.ended(false, 2),
    said.noneLeft,
    said.kept,
    said.broken,
    said.wrongAnswer({ seat: 'breaker', turn: 0, claimed: 'higher', truth: 'lower' }),
    said.result(OVER),
    said.result({ ...OVER, winner: null }),
    ...[...said.help, ...said.helpOfAgain, ...said.helpOfKept].map(([, text]) => text),
  ];
}

it('uses only the game’s own nouns', () => {
  const text = everySentence().join('\n');
  expect(text).not.toMatch(/\b(?:secret|code|word|turns?)\b/i);
  expect(text).toContain('The answer to bar 1 was wrong: told higher, the melody gives lower.');
  expect(text).toContain('It is over: the breaker found the melody in 2 bars.');
  expect(text).toContain('1 bar so far, hidden until the end.');
});
