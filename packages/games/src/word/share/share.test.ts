import { markWord } from '@inkling/core/marks';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { ENGLISH, spell } from '../rules/letters.ts';
import { parseRounds } from '../rules/rounds.ts';
import { makeWordCommand, makeWordShapes, wordShareCard } from './share.ts';

const turn = (guess: string, secret: string) => ({
  guess,
  marks: markWord(spell(ENGLISH, guess)!, spell(ENGLISH, secret)!),
});
const turns = [turn('salet', 'crane'), turn('trace', 'crane'), turn('crane', 'crane')];

describe('a shared word game', () => {
  it('shows marks at their places and counts, but no letters', () => {
    const card = wordShareCard({ length: 5, tries: 6, hard: true }, turns, [120, 4, 1]);
    expect(makeWordShapes(card)).toBe('w5 3/6*\n–○–○–  120\n–●●○●    4\n●●●●●    1\n');
    expect(makeWordShapes(wordShareCard({ length: 5 }, turns.slice(0, 1)))).toBe('w5 X\n–○–○–\n');
  });

  it('is the same for two secrets with the same marks', () => {
    const other = [turn('slate', 'brick'), turn('pound', 'brick')];
    const again = [turn('slate', 'chick'), turn('pound', 'chick')];
    expect(wordShareCard({ length: 5 }, again)).toEqual(wordShareCard({ length: 5 }, other));
  });

  it('is also a command whose rounds parse back to the same marks', () => {
    const command = makeWordCommand('suggest', { length: 5, hard: true }, turns);
    expect(command).toBe('inkling suggest word --length 5 --hard salet:wywyw trace:wggyg crane:ggggg');
    const rounds = unwrap(parseRounds(ENGLISH, command.split(' ').slice(6)));
    expect(rounds.map(({ marks }) => marks)).toEqual(turns.map(({ marks }) => marks));
    const inList = (list: string) => makeWordCommand('check', { length: 5, list }, []);
    expect(inList('german')).toBe('inkling check word --length 5 --list german');
    for (const list of ['english', 'own']) expect(inList(list)).toBe('inkling check word --length 5');
  });
});
