import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { lab as codes } from '../../../games/mastermind/lab/lab-part.tsx';
import { NOTATIONS, notation } from '../../../games/mastermind/lab/notation.ts';
import { lab as words } from '../../../games/word/lab/lab-part.tsx';
import { parseLabCommand } from './command.ts';

const WORDS = words.usual;
const read = (line: string, game = codes.usual) => {
  const command = parseLabCommand(line, game, [codes, words]);
  return command.ok ? command.value : command.error;
};

afterEach(() => {
  notation.value = 'winter';
});

describe('typed commands of the Lab', () => {
  it('use the same words as the terminal for players, guesses and trees', () => {
    expect(read('compare entropy knuth')).toMatchObject({ players: ['knuth', 'entropy'] });
    expect(read('compare p5c6r knuth,parts')).toMatchObject({
      game: { rules: 'p5c6r' },
      players: ['knuth', 'parts'],
    });
    expect(read('compare word worst')).toMatchObject({ game: { rules: 'word5' }, players: ['worst'] });
    expect(read('partition 1122 TBST')).toMatchObject({ guesses: ['aabb', 'cfac'] });
    expect(read('partition salet', WORDS)).toMatchObject({ guesses: ['salet'] });
    expect(read('1122')).toMatchObject({ kind: 'partition', guesses: ['aabb'] });
    expect(read('tree optimal p3c4r')).toMatchObject({ maker: 'optimal', game: { rules: 'p3c4r' } });
    expect(read('where TBST')).toMatchObject({ kind: 'where', guess: 'cfac' });
    expect(read('1122:1,0')).toMatchObject({ kind: 'turn', turn: { guess: 'aabb', answer: '1,0' } });
    expect(read('salet:gywww', WORDS)).toMatchObject({
      kind: 'turn',
      turn: { guess: 'salet', answer: 'gywww' },
    });
    expect(read('open 3')).toEqual({ kind: 'open', number: 3 });
    expect(read('undo')).toEqual({ kind: 'up' });
    expect(read('?')).toEqual({ kind: 'help' });
  });

  it.each([
    ['', 'nothing'],
    ['where', 'where-what'],
    ['open', 'which-number'],
    ['open 0', 'which-number'],
    ['rules p99', 'which-rules'],
    ['write runes', 'game'],
    ['partition 1122 1123 1234', 'too-many-guesses'],
    ['compare nobody', 'not-understood'],
    ['tree nobody', 'not-understood'],
    ['abracadabra', 'not-understood'],
    ['1199', 'game'],
    ['1122:3,1', 'game'],
  ])('%j fails with %s', (line, code) => {
    expect(read(line)).toMatchObject({ code });
  });

  it('read a letter in the current notation, which a command of the game changes', () => {
    expect(read('where bbbb')).toMatchObject({ guess: 'ffff' });
    expect(read('write letters')).toEqual({ kind: 'done', sentence: 'letters, aabb' });
    expect(read('where bbbb')).toMatchObject({ guess: 'bbbb' });
    expect(codes.usual.write('aabb')).toBe('aabb');
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...NOTATIONS), fc.boolean(), (line, name, isWords) => {
        notation.value = name;
        read(line, isWords ? WORDS : codes.usual);
      }),
    );
  });
});
