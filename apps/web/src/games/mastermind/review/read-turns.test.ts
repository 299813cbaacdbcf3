import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { parsePermalink } from '@inkling/games/link/permalink';
import { CODE_LINKS } from '@inkling/games/mastermind/link/code-links';
import { sheetOf } from '@inkling/games/mastermind/link/sheet-link';
import { makeTurn } from '@inkling/games/mastermind/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../session/session.ts';
import { readTurns } from './read-turns.ts';

/** Returns the link to the turns in a text, or an empty string for any other text. */
function linkIn(text: string): string {
  const read = readTurns(text);
  return read && 'link' in read ? read.link : '';
}

function turnsIn(text: string): readonly (readonly [string, number, number])[] | undefined {
  const parsed = parsePermalink(linkIn(text), [CODE_LINKS]);
  return parsed.ok
    ? viewOf(sheetOf(parsed.value)).turns.map(
        ({ guess, feedback }) => [Array.from(guess).join(''), feedback.exact, feedback.near] as const,
      )
    : undefined;
}

describe('pasted turns', () => {
  it.each([
    'aabb:1,0\nacdd:2,1',
    'aabb 1 0; acdd 2 1',
    'aabb:1,0 acdd:2,1',
    'AABB 1A0B\r\nACDD 2A1B\r\n',
    'sheet,turn,guess,exact,near,left,bits\r\nx,1,aabb,1,0,256,2\r\nx,2,acdd,2,1,9,1',
    '\ufeffguess;exact;near\r\naabb;1;0\r\nacdd;2;1\r\n',
    'Guess\tNear\tExact\naabb\t0\t1\nacdd\t1\t2',
    '"guess","exact","near"\n"aabb",1,0\n"acdd",2,1',
  ])('are parsed in any notation (%#)', (text) => {
    expect(turnsIn(text)).toEqual([
      ['0011', 1, 0],
      ['0233', 2, 1],
    ]);
  });

  it.each(['SSPP 1,1\nTSNS 4,0', 'guess,exact,near\nSSPP,1,1\nTSNS,4,0'])(
    'are parsed in the letters of a skin (%#)',
    (text) => {
      expect(turnsIn(text)).toEqual([
        ['0011', 1, 1],
        ['2030', 4, 0],
      ]);
    },
  );

  it.each(['aabb:1,?\nacdd:?,2', 'guess,exact,near\naabb,1,?\nacdd,?,2'])(
    'may have an unknown number (%#)',
    (text) => {
      const parsed = parsePermalink(linkIn(text), [CODE_LINKS]);
      expect(parsed.ok && viewOf(sheetOf(parsed.value)).turns.map(({ unknown }) => unknown)).toEqual([
        'near',
        'exact',
      ]);
    },
  );

  it('count as Bulls and Cows if no digit repeats and the answers use A and B', () => {
    const rulesIn = (text: string) => {
      const parsed = parsePermalink(linkIn(text), [CODE_LINKS]);
      return parsed.ok && parsed.value.rules;
    };
    expect(rulesIn('1234 1A1B\n0567 0A2B')).toEqual({ places: 4, symbols: 10, repeats: false });
    expect(rulesIn('1123 1A1B')).toEqual({ places: 4, symbols: 6, repeats: true });
    expect(rulesIn('1234 1 1')).toEqual({ places: 4, symbols: 6, repeats: true });
  });

  it.each(['', 'crane:00120', 'Wordle 1,234 4/6', 'aabb', 'aabb:9,9', 'aabb:1,0\nabc:1,0', '\u0000'])(
    'are rejected if invalid (%j)',
    (text) => {
      expect(readTurns(text)).toBeUndefined();
    },
  );

  it('round-trip, and no string makes the parser throw', () => {
    const code = fc.array(fc.nat(5), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(code, fc.array(code, { minLength: 1, maxLength: 8 }), (secret, guesses) => {
        // A game ends with the guess that finds the code.
        const found = guesses.findIndex((guess) => String(guess) === String(secret));
        const played = found < 0 ? guesses : guesses.slice(0, found + 1);
        const turns = played.map((guess) => ({ guess, feedback: feedbackOf(scoreCode(guess, secret)) }));
        const text = turns.map(({ guess, feedback }) => makeTurn(guess, feedback)).join('\n');
        expect(turnsIn(text)).toEqual(
          turns.map(({ guess, feedback }) => [guess.join(''), feedback.exact, feedback.near]),
        );
      }),
      { numRuns: 50 },
    );
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void readTurns(text)));
  });
});
