import { markWord } from '@inkling/core/marks';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { loadWords } from '@inkling/lists/english';
import { expect, it } from 'vitest';

/** A grader that shares no code with core's: it crosses out letters in a copy of the secret. */
function grade(guess: string, secret: string): string {
  const rest = [...secret];
  const marks = [...guess].map((letter, place) => {
    if (secret[place] !== letter) return ' ';
    rest[place] = '';
    return '2';
  });
  return marks
    .map((mark, place) => {
      if (mark === '2') return mark;
      const at = rest.indexOf(guess[place]!);
      if (at < 0) return '0';
      rest[at] = '';
      return '1';
    })
    .join('');
}

it.each([5, 8, 12])(
  'markWord agrees with an independent grader on a seeded sample of %i-letter words',
  async (length) => {
    const { all } = await loadWords(length);
    const random = new RandomStream(seedRandom(`marks ${length}`));
    const draw = () => all[random.below(all.length)]!;
    const letters = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0));
    let disagreements = 0;
    for (let pair = 0; pair < 50_000; pair++) {
      const guess = draw();
      const secret = draw();
      if (markWord(letters(guess), letters(secret)).join('') !== grade(guess, secret)) disagreements++;
    }
    expect(disagreements).toBe(0);
  },
);
