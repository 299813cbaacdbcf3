import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { language, settled } from '../../../shell/language/language.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import { readTries } from './read-tries.ts';

const GAME = { link: 'english crane:wwyww saint:gyyww' };

describe('pasted tries', () => {
  it.each([
    'crane:00100 saint:21100',
    'Wordle 1,234 2/6\n\ncrane ⬜⬜🟨⬜⬜\nsaint 🟩🟨🟨⬜⬜\nhttps://example.org/x',
    'guess,marks\ncrane,00100\nsaint,21100',
  ])('are parsed in any notation (%#)', (text) => {
    expect(readTries(text)).toEqual(GAME);
  });

  it('use the user’s language if they can, and otherwise one that fits', async () => {
    const [either, spanish] = ['stein:00120 laute:20100', 'señal:00120 tarde:20100'];
    expect(readTries(either)).toEqual({ link: 'english stein:wwygw laute:gwyww' });
    appMessages();
    language.value = 'de';
    await settled();
    expect(readTries(either)).toEqual({ link: 'german stein:wwygw laute:gwyww' });
    expect(readTries(spanish)).toEqual({ link: 'spanish señal:wwygw tarde:gwyww' });
    language.value = 'en';
  });

  it('go to the solver as bare marks if a share has no words', () => {
    expect(readTries('Wordle 1,234 2/6\n\n⬜⬜🟨⬜⬜\n🟩🟩🟩🟩🟩')).toEqual({
      marksOnly: `#/wordsolver/${encodeURIComponent('english :wwyww :ggggg')}`,
    });
  });

  it.each(['', 'aabb:1,0', 'hello world', 'crane:00100 to:21', '\u0000'])(
    'are rejected if invalid (%j)',
    (text) => {
      expect(readTries(text)).toBeUndefined();
    },
  );

  it('are rejected in a line of millions of spaces', () => {
    expect(readTries(`?${' '.repeat(4_000_000)}x`)).toBeUndefined();
  });

  it('never make the parser throw', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void readTries(text)));
  });
});
