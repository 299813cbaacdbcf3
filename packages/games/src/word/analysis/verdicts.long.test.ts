import { type Mark, marksOf, markWord } from '@inkling/core/marks';
import { expect as certainly } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Alphabet, ENGLISH, parseAlphabet } from '../rules/letters.ts';
import { parseRounds, type Round } from '../rules/rounds.ts';
import { verifyRounds } from '../rules/verify.ts';
import { checkWord, wordFaults } from './check.ts';
import { readWordHints } from './hints.ts';
import { wordPatterns } from './patterns.ts';
import { analyseHints, isConsistent } from './theory.ts';
import { whyWord } from './why.ts';

const read = (text: string, alphabet: Alphabet = ENGLISH) => certainly(parseRounds(alphabet, text));
const check = (text: string) => checkWord(read(text));

/** Implements the definition: returns all strings that would have been marked like this. */
function stringsThatFit(rounds: readonly Round[], length: number, symbols: number): number[][] {
  const size = symbols ** length;
  const strings = Array.from({ length: size }, (_, k) =>
    Array.from({ length }, (_unused, place) => Math.floor(k / symbols ** place) % symbols),
  );
  return strings.filter((string) =>
    rounds.every(({ guess, marks }) => markWord(guess, string).join() === marks.join()),
  );
}

const small = fc
  .record({ length: fc.integer({ min: 1, max: 4 }), symbols: fc.integer({ min: 1, max: 4 }) })
  .chain(({ length, symbols }) => {
    const word = fc.array(fc.nat(symbols - 1), { minLength: length, maxLength: length });
    const row = fc.array(fc.constantFrom<Mark>(0, 1, 2), { minLength: length, maxLength: length });
    const round = fc.record({ guess: word, marks: row, slip: fc.nat(9) });
    return fc
      .record({ secret: word, rounds: fc.array(round, { minLength: 1, maxLength: 4 }) })
      .map(({ secret, rounds }) => ({
        length,
        alphabet: certainly(parseAlphabet('abcd'.slice(0, symbols))),
        rounds: rounds.map(
          ({ guess, marks, slip }): Round => ({
            guess,
            marks:
              slip === 0
                ? marks
                : slip === 1
                  ? markWord(guess, secret).with(0, marks[0])
                  : markWord(guess, secret),
          }),
        ),
      }));
  });

describe('the exact verdict', () => {
  it('agrees with trying every string, in its counts, letters, bounds and patterns', () => {
    fc.assert(
      fc.property(small, ({ length, alphabet, rounds }) => {
        const strings = stringsThatFit(rounds, length, alphabet.letters.length);
        const hints = readWordHints(rounds, { alphabet });
        expect(hints.consistent).toBe(strings.length > 0);
        expect(hints.strings).toBe(BigInt(strings.length));
        const spelled = strings.map((string) => string.map((symbol) => alphabet.letters[symbol]).join(''));
        for (let place = 0; place < length; place++)
          expect([...hints.places[place]]).toEqual(
            alphabet.letters.filter((letter) => spelled.some((string) => string[place] === letter)),
          );
        for (const [letter, range] of Object.entries(hints.bounds)) {
          const copies = spelled.map((string) => string.split(letter).length - 1);
          expect(range).toEqual([Math.min(...copies), Math.max(...copies)]);
          const [fewest, most] = hints.direct[letter];
          expect(fewest <= range[0] && range[1] <= most).toBe(true);
        }
        const patterns = [...wordPatterns(rounds, { alphabet })];
        expect(BigInt(patterns.length)).toBe(hints.patterns.completable);
        expect(new Set(patterns).size).toBe(patterns.length);
        const shows = (string: string, pattern: string) =>
          [...pattern].every((letter, place) => letter === '_' || letter === string[place]);
        expect(spelled.every((string) => patterns.some((pattern) => shows(string, pattern)))).toBe(true);
        expect(patterns.every((pattern) => spelled.some((string) => shows(string, pattern)))).toBe(true);
        const useful = [...wordPatterns(rounds, { alphabet, usefulFor: spelled })];
        expect(useful.toSorted()).toEqual(patterns.toSorted());
        if (strings.length > 0)
          expect(hints.patterns.total).toBe(
            BigInt([...wordPatterns(rounds, { alphabet, all: true })].length),
          );
      }),
      { numRuns: 500 },
    );
  });

  it('reports a fault exactly when no string fits, with correct conflicts and repairs', () => {
    fc.assert(
      fc.property(small, ({ length, alphabet, rounds }) => {
        const count = (some: readonly Round[]) =>
          stringsThatFit(some, length, alphabet.letters.length).length;
        const result = checkWord(rounds, { alphabet });
        const faults = wordFaults(rounds, { alphabet });
        expect(result.consistent).toBe(count(rounds) > 0);
        expect(faults.length === 0).toBe(result.consistent);
        for (const fault of verifyRounds(rounds))
          expect(count(fault.rounds.map((round) => rounds[round]))).toBe(0);
        const subsets = Array.from({ length: 2 ** rounds.length }, (_, set) =>
          [...rounds.keys()].filter((index) => (set >> index) & 1),
        );
        const bad = subsets.filter((members) => count(members.map((index) => rounds[index])) === 0);
        const minimal = bad.filter(
          (set) =>
            !bad.some((other) => other.length < set.length && other.every((index) => set.includes(index))),
        );
        expect(new Set(result.conflicts.map(String))).toEqual(new Set(minimal.map(String)));
        if (result.consistent) return;
        const prefix = rounds.findIndex((_, index) => count(rounds.slice(0, index + 1)) === 0);
        expect(result.firstBadRound).toBe(prefix);
        const marks = result.repairs.filter(({ kind }) => kind === 'mark');
        const expected = rounds.flatMap((round, index) =>
          round.marks.flatMap((mark, place) =>
            ([0, 1, 2] as const)
              .filter((other) => other !== mark)
              .map((other) => count(rounds.with(index, { ...round, marks: round.marks.with(place, other) })))
              .filter((left) => left > 0),
          ),
        );
        expect(marks.map(({ left }) => Number(left))).toEqual(expected.toSorted((a, b) => a - b));
        for (const repair of result.repairs) {
          const edited = certainly(parseRounds(alphabet, `${repair.guess}:${repair.marks}`))[0];
          expect(BigInt(count(rounds.with(repair.round, edited)))).toBe(repair.left);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('explains why a letter can or cannot be at a place', () => {
    fc.assert(
      fc.property(small, fc.nat(3), fc.nat(3), ({ length, alphabet, rounds }, p, l) => {
        const place = p % length;
        const letter = l % alphabet.letters.length;
        const fits = (some: readonly Round[]) => stringsThatFit(some, length, alphabet.letters.length);
        const reason = whyWord(rounds, place, letter, { alphabet });
        const standing = fits(rounds).filter((string) => string[place] === letter);
        if (reason.verdict === 'contradiction') expect(fits(rounds)).toEqual([]);
        else if (reason.verdict === 'possible') {
          const witness = Array.from(reason.witness, (name) => alphabet.letters.indexOf(name));
          expect(standing).toContainEqual(witness);
          expect(reason.count).toBe(BigInt(standing.length));
        } else {
          expect(standing).toEqual([]);
          expect(reason.sets.length).toBeGreaterThan(0);
          for (const set of reason.sets) {
            const some = fits(set.map((round) => rounds[round]));
            expect(some.some((string) => string[place] === letter)).toBe(false);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('published cases', () => {
  it('are 12,636 single rounds of five letters: 4816 are contradictory, 2305 only by the order of marks', () => {
    const shapes = partitions(5);
    let contradictory = 0;
    let unruled = 0;
    let orderOnly = 0;
    for (const guess of shapes)
      for (let cls = 0; cls < 243; cls++) {
        const rounds = [{ guess, marks: marksOf(cls, 5) }];
        if (isConsistent(analyseHints(rounds))) continue;
        contradictory++;
        const faults = verifyRounds(rounds);
        if (faults.some(({ rule }) => rule !== undefined)) continue;
        unruled++;
        if (faults.every(({ code }) => code === 'mark-order')) orderOnly++;
      }
    expect([shapes.length * 243, contradictory, unruled, orderOnly]).toEqual([12_636, 4816, 2305, 2305]);
  });

  it('are accepted where naive code fails', () => {
    const rounds = read('crane:gwyww focal:wggyw');
    expect(readWordHints(rounds)).toMatchObject({ consistent: true, green: 'coc..', direct: { c: [2, 5] } });
    const cocoa = [2, 14, 2, 14, 0];
    for (const { guess, marks } of rounds) expect(markWord(guess, cocoa)).toEqual(marks);
    expect(whyWord(rounds, 3, 14)).toMatchObject({ verdict: 'possible' });
  });

  it('are rejected by the rule that they break', () => {
    expect(check('aaabc:yyyww')).toMatchObject({
      rules: [3],
      code: 'no-room',
      conflict: [0],
      firstBadRound: 0,
    });
    expect(check('tbcde:ygggg')).toMatchObject({ rules: [3], code: 'no-room', conflicts: [[0]] });
    expect(check('abcde:yyyyy fghij:ywwww')).toMatchObject({
      rules: [1, 2],
      code: 'too-many-letters',
      conflicts: [[0, 1]],
    });
    expect(check('leady:gwgwy satay:wwwgy')).toMatchObject({
      rules: [],
      code: 'green-count',
      conflict: [0, 1],
    });
    expect(check('aabcd:wywww')).toMatchObject({ rules: [], code: 'mark-order', conflict: [0] });
    expect(check('crane:gwwww slate:wwwww ccccc:wgwww')).toMatchObject({
      consistent: false,
      firstBadRound: 2,
    });
    expect(check('crane:gwwww brain:gwwww')).toMatchObject({ rules: [4], code: 'two-at-one-place' });
  });

  it('include letters that fit only one at a time, and places without any letter', () => {
    expect(wordFaults(read('abcpz:gggyw abcqz:gggyw'))).toMatchObject([
      { code: 'joint-placement', letters: ['p', 'q'], places: [4], rounds: [0, 1] },
    ]);
    // Rounds 2 and 4 (one-based) say nothing about A and B.
    const mixed = read('aaxyz:yywww cccxy:ywwww bbxyz:yywww xyzxy:wwwww');
    expect(wordFaults(mixed)).toMatchObject([
      { code: 'joint-placement', letters: ['a', 'b'], places: [2, 3, 4], rounds: [0, 2] },
    ]);
    expect(check('aaxyz:yywww cccxy:ywwww bbxyz:yywww xyzxy:wwwww').conflict).toEqual([0, 2]);
    expect(wordFaults(read('aaabc:yyyww'))).toEqual([
      { code: 'no-room', rule: 3, letters: ['a'], places: [3, 4], rounds: [0], copies: 3 },
    ]);
    const alphabet = certainly(parseAlphabet('abc'));
    expect(wordFaults(read('aaaa:gwww bbbb:wwww cccc:wwww', alphabet), { alphabet })).toMatchObject([
      { code: 'alphabet', places: [1, 2, 3], rounds: [0, 1, 2] },
    ]);
    expect(wordFaults(read('bbbb:wwww aaaa:wwww abab:wwww cccc:wwww', alphabet), { alphabet })).toMatchObject(
      [{ code: 'alphabet', places: [0, 1, 2, 3], rounds: [2, 3] }],
    );
  });

  it('have 133,496 patterns for nine near letters', () => {
    const rounds = read('abcdefghi:yyyyyyyyy');
    expect(wordPatterns(rounds).next().value).toBe('badcfeigh');
    expect(readWordHints(rounds).patterns).toEqual({ total: 133_496n, completable: 133_496n });
    let count = 0;
    for (const pattern of wordPatterns(rounds)) count += pattern.includes('_') ? 0 : 1;
    expect(count).toBe(133_496);
  });
});

/** Returns all guesses up to renaming of letters: for five places, the 52 ways in which they can share letters. */
function partitions(length: number): number[][] {
  let shapes: number[][] = [[]];
  for (let place = 0; place < length; place++)
    shapes = shapes.flatMap((shape) =>
      Array.from({ length: Math.max(-1, ...shape) + 2 }, (_, letter) => [...shape, letter]),
    );
  return shapes;
}
