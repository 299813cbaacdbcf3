import { describe, expect, it } from 'vitest';
import * as library from './index.ts';
import * as word from './word.ts';

/** What somebody without types may pass, or forget. */
const JUNK: readonly (readonly unknown[])[] = [
  [],
  [null],
  [null, null, null],
  [42],
  ['x'],
  [{}],
  [[]],
  [[null]],
  [[{}]],
  [{}, {}],
  [[], []],
  ['aabb', 'x'],
  [() => 1],
  [1n],
];

/** What V8 says when a mistake is noticed too late. */
const RAW =
  /Cannot (?:read|convert|destructure|mix|use|access)|is not (?:a function|iterable|a constructor)|undefined is not/;

type Called = (...given: readonly unknown[]) => unknown;
type Anything = Readonly<Record<string, unknown>>;

const CALLED: readonly (readonly [name: string, from: Anything])[] = [
  ...['areAdjacent', 'assignTilesToPositions', 'getAvailablePositions', 'getSquaresForDifficulty'].map(
    (name) => [name, library] as const,
  ),
  ...['defineDeduction', 'withLies', 'boards', 'hiddenRule', 'fixedGuesses', 'countOnly', 'onlyExact'].map(
    (name) => [name, library] as const,
  ),
  ...['withBlanks', 'codeGame', 'createSession', 'verifyCertificate', 'parseCsvGame', 'parseJsonGame'].map(
    (name) => [name, library] as const,
  ),
  ...['verifyHints', 'lettersForUnknownGuess', 'patterns', 'checkWord', 'readWordHints', 'parseAlphabet'].map(
    (name) => [name, word] as const,
  ),
];

describe('a function that is called with the wrong arguments', () => {
  it.each(CALLED)('%s says what it needs', (name, from) => {
    for (const given of JUNK) {
      const thrown = thrownBy(from[name] as Called, given);
      if (thrown === undefined) continue;
      expect(thrown).toBeInstanceOf(Error);
      expect((thrown as Error).message).not.toMatch(RAW);
    }
  });

  it('is told which argument is wrong', () => {
    const call = (name: string, from: Anything, ...given: readonly unknown[]) =>
      expect(() => (from[name] as Called)(...given));
    call('areAdjacent', library).toThrow('pos1 must be an object, not missing');
    call('areAdjacent', library, { row: 0, col: 0 }, { row: 0 }).toThrow(
      'pos2.col must be a whole number from 0, not missing',
    );
    call('getSquaresForDifficulty', library, 'hardest').toThrow(/^difficultyId must be one of easy/);
    call('verifyHints', word).toThrow('rounds must be an array, not missing');
    call('verifyHints', word, [{ guess: 'crane' }]).toThrow('rounds[0].result must be a string, not missing');
  });
});

function thrownBy(called: Called, given: readonly unknown[]): unknown {
  try {
    called(...given);
    return undefined;
  } catch (error) {
    return error;
  }
}
