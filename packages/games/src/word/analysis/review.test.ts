import { describe, expect, it } from 'vitest';
import { ENGLISH, spell } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import { wordLists } from './lists.ts';
import { reviewWord, trapIn, type WordReview } from './review.ts';

const LIKELY = ['night', 'fight', 'right', 'tight', 'wight', 'might', 'light', 'frown', 'thumb', 'slate'];
const lists = wordLists(ENGLISH, 5, [...LIKELY, 'zesty', 'crwth'], LIKELY);

/** Marks a guess by the plain rule: exact letters first, then the others from left to right while copies remain. */
function mark(guess: string, secret: string): Round {
  const marks = Array.from(guess, (letter, place) => (letter === secret[place] ? 2 : 0)) as (0 | 1 | 2)[];
  const over = [...secret].filter((_, place) => marks[place] !== 2);
  for (const [place, letter] of [...guess].entries()) {
    const at = marks[place] === 2 ? -1 : over.indexOf(letter);
    if (at < 0) continue;
    over.splice(at, 1);
    marks[place] = 1;
  }
  return { guess: spell(ENGLISH, guess) ?? [], marks };
}

function review(guesses: readonly string[], secret: string, hard = false): WordReview {
  const rounds = guesses.map((guess) => mark(guess, secret));
  const work = reviewWord(rounds, lists, { hard, judgesFirst: true });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

function sameMarks(guess: string, one: string, other: string): boolean {
  return mark(guess, one).marks.join() === mark(guess, other).marks.join();
}

/** Returns the minimum total of turns for all words of a set after a guess, by exhaustive search. */
function totalAfter(guess: string, words: readonly string[]): number {
  const rest = words.filter((word) => word !== guess);
  const cells = byMarks(guess, rest);
  return [...cells.values()].reduce((sum, cell) => sum + leastTotal(cell), 0);
}

function byMarks(guess: string, words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const cells = new Map<string, string[]>();
  for (const word of words) {
    const key = mark(guess, word).marks.join();
    cells.set(key, [...(cells.get(key) ?? []), word]);
  }
  return cells;
}

function leastTotal(words: readonly string[]): number {
  if (words.length === 1) return 1;
  const telling = [...LIKELY, 'zesty', 'crwth'].filter((guess) =>
    words.some((word) => !sameMarks(guess, word, words[0] as string)),
  );
  return words.length + Math.min(...telling.map((guess) => totalAfter(guess, words)));
}

describe('the review of a word game', () => {
  it('counts the words that every try left, and the gained bits add up', () => {
    const { tries, pool } = review(['slate', 'night', 'might'], 'might');
    expect(pool).toBe('likely');
    expect(tries.map(({ before, after }) => [before, after])).toEqual([
      [10, 7],
      [7, 5],
      [5, 1],
    ]);
    const told = tries.reduce((bits, turn) => bits + (turn.gained ?? 0), 0);
    expect(told).toBeCloseTo(Math.log2(10), 12);
  });

  it('agrees with a partition that is counted directly', () => {
    const { tries } = review(['slate', 'frown', 'might'], 'might');
    const left = LIKELY.filter(
      (word) => mark('slate', word).marks.join() === mark('slate', 'might').marks.join(),
    );
    const sizes = new Map<string, number>();
    for (const word of left) {
      const key = mark('frown', word).marks.join();
      sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
    const bits = [...sizes.values()].reduce(
      (sum, size) => sum - (size / left.length) * Math.log2(size / left.length),
      0,
    );
    expect(tries[1]?.played?.bits).toBeCloseTo(bits, 9);
    expect(tries[1]?.played).toMatchObject({
      parts: sizes.size,
      worst: Math.max(...sizes.values()),
      possible: false,
    });
    const cells = tries[1]?.played?.cells ?? [];
    expect(new Map(cells.map(({ marks, count }) => [marks.join(), count]))).toEqual(sizes);
    expect(cells.flatMap(({ words }) => words).toSorted()).toEqual(left.toSorted());
  });

  it('finds a better word that cannot be the answer, unless in hard mode', () => {
    const free = review(['slate', 'night', 'fight'], 'might');
    expect(free.tries[1]?.best?.possible).toBe(false);
    expect(free.tries[1]?.best?.bits).toBeGreaterThan(free.tries[1]?.played?.bits ?? 0);
    const bound = review(['slate', 'night', 'fight'], 'might', true);
    expect(bound.tries[2]?.best?.guess).toMatch(/ight$/);
  });

  it('counts the remaining turns exactly if no answer leaves more than two words', () => {
    let seen = 0;
    for (const secret of LIKELY)
      for (const guess of LIKELY) {
        const played = review(['frown', guess], secret).tries[1]?.played;
        if (!played || played.worst > 2) continue;
        const left = LIKELY.filter((word) => sameMarks('frown', word, secret));
        const least = (left.length + totalAfter(guess, left)) / left.length;
        expect(played.turns).toBeCloseTo(least, 9);
        seen++;
      }
    expect(seen).toBeGreaterThan(10);
  });

  it('counts a try that contradicts the marks as a lost turn, even if only one word was left', () => {
    const wasted = review(['slate', 'night', 'frown'], 'frown').tries[1];
    expect(wasted).toMatchObject({ before: 1, fits: false, best: { guess: 'frown' } });
    expect([wasted?.played?.turns, wasted?.best?.turns]).toEqual([2, 1]);
  });

  it('does not blame a rare word that fits all marks if only one common word was left', () => {
    const rounds = ['slate', 'brown', 'frown'].map((guess) => mark(guess, 'frown'));
    const known = wordLists(ENGLISH, 5, [...LIKELY, 'brown'], LIKELY);
    const [tries] = [...reviewWord(rounds, known, { hard: false, judgesFirst: false })].slice(-1);
    expect(tries?.tries[1]).toMatchObject({ before: 1, fits: true, best: undefined });
  });

  it('reports the best common word, too, if a rare word gives more information', () => {
    const rounds = ['slate', 'night', 'fight'].map((guess) => mark(guess, 'might'));
    const rare = 'wirmf';
    const known = wordLists(ENGLISH, 5, [...LIKELY, rare], LIKELY);
    const [reviewed] = [...reviewWord(rounds, known, { hard: false, judgesFirst: false })].slice(-1);
    const last = reviewed?.tries[2];
    expect(last?.best?.guess).toBe(rare);
    expect(LIKELY).toContain(last?.familiar?.guess);
    expect(last?.familiar?.bits).toBeLessThan(last?.best?.bits ?? 0);
    expect(reviewed?.tries[0]?.familiar).toBeUndefined();
  });

  it('reports the trap that a try leaves', () => {
    const { tries } = review(['slate', 'night'], 'might');
    expect(tries[1]?.trap).toEqual({ place: 0, words: ['fight', 'right', 'tight', 'wight', 'might'] });
    expect(trapIn(['frown', 'thumb', 'slate'])).toBeUndefined();
    expect(trapIn([])).toBeUndefined();
  });

  it('uses the whole list if the secret is not a likely word', () => {
    const { pool, tries } = review(['slate', 'zesty'], 'zesty');
    expect(pool).toBe('all');
    expect(tries.at(-1)?.after).toBe(1);
    expect(tries[0]?.before).toBe(12);
  });

  it('has no figures once no word fits', () => {
    const rounds: Round[] = [mark('slate', 'might'), mark('slate', 'frown'), mark('night', 'might')];
    const [first] = reviewWord(rounds, lists, { hard: false, judgesFirst: false });
    expect(first?.tries[2]).toMatchObject({ before: 0, after: 0, gained: undefined, played: undefined });
  });

  it('depends only on the marks: another secret with the same marks changes nothing', () => {
    const asked = ['slate', 'frown'];
    expect(review(asked, 'tight')).toEqual(review(asked, 'might'));
  });
});
