import { describe, expect, it } from 'vitest';
import { entryOf } from '../session/room-entry.ts';
import { secretSentence } from './ending.tsx';

describe('the secret of a room that is over', () => {
  it('is a word where words are guessed, and names of elements where codes are', () => {
    const word = entryOf({ game: 'word', rules: 'w5t6@english' });
    const code = entryOf({ game: 'mastermind', rules: 'p4c6r/12' });
    if (!word || !code) throw new Error('rules that nobody can read');
    const seeds = Array.from('seeds', (letter) => letter.charCodeAt(0) - 97);
    expect(secretSentence(word, seeds)).toBe('The word: SEEDS.');
    expect(secretSentence(code, [0, 1])).toMatch(/^The code: \w+, \w+\.$/);
  });
});
