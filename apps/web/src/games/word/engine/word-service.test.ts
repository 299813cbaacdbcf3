import { markWord } from '@inkling/core/marks';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import { loadWords } from '@inkling/lists/english';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../shell/worker/protocol.ts';
import { whySentence } from '../session/announcements.ts';
import type { WordQuestions } from './questions.ts';
import { WordService } from './word-service.ts';

const ENGLISH_LIST = { list: 'english', own: '' } as const;
const spelt = (word: string) => spell(ENGLISH, word) ?? [];
const roundAgainst = (guess: string, secret: string) => ({
  guess: spelt(guess),
  marks: markWord(spelt(guess), spelt(secret)),
});

async function answerOf<Name extends keyof WordQuestions>(
  service: WordService,
  name: Name,
  ask: WordQuestions[Name]['ask'],
): Promise<WordQuestions[Name]['answer']> {
  const work = service.answer({ id: 0, name, ask } as Asked<WordQuestions>);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value as WordQuestions[Name]['answer'];
    await step.value;
  }
}

describe('the word service', () => {
  it('finds the same words as scoring each one, with their letter shares', async () => {
    const service = new WordService();
    const english = await loadWords(5);
    for (const secret of ['cocoa', 'lifer', 'crane']) {
      const rounds = ['salet', 'crony'].map((guess) => roundAgainst(guess, secret));
      const found = await answerOf(service, 'findings', { ...ENGLISH_LIST, length: 5, rounds });
      const fits = (word: string) =>
        rounds.every(({ guess, marks }) => String(markWord(guess, spelt(word))) === String(marks));
      const left = english.all.filter((word) => fits(word) && !english.withheld.has(word));
      const likely = english.likely.filter(fits);
      expect(found.words?.allCount).toBe(left.length);
      expect(found.words?.likelyCount).toBe(likely.length);
      const pool = likely.length > 0 ? likely : left;
      const share = pool.filter((word) => word.startsWith('c')).length / pool.length;
      expect(found.words?.shares[0]?.[2]).toBeCloseTo(share, 9);
    }
  });

  it('explains a letter by words of the list, or by letters alone if the list is unknown', async () => {
    const service = new WordService();
    const rounds = ['salet', 'crony'].map((guess) => roundAgainst(guess, 'lifer'));
    const ask = { ...ENGLISH_LIST, length: 5, rounds, place: 4, letter: 17 };
    const english = await loadWords(5);
    const words = english.all.filter(
      (word) =>
        word[4] === 'r' &&
        !english.withheld.has(word) &&
        rounds.every(({ guess, marks }) => String(markWord(guess, spelt(word))) === String(marks)),
    );
    const known = await answerOf(service, 'why', ask);
    expect(known).toMatchObject({ verdict: 'possible', words: { count: words.length } });
    expect(words).toContain(known.words?.example);
    expect(whySentence({ place: 4, letter: 17, reason: known, turnName: 'try' }, ENGLISH)).toBe(
      `R can be at place 5: ${words.length} words of the list have it there, such as ${known.words?.example?.toUpperCase()}.`,
    );
    expect(
      whySentence({ place: 4, letter: 17, reason: { ...known, words: undefined }, turnName: 'try' }, ENGLISH),
    ).toContain('strings of letters, words or not, have it there');
  });

  it('plays a game without revealing its secret before the end', async () => {
    const service = new WordService();
    const ask = { game: 'word', own: '', params: 'w5t2@english', seed: 'holly', moves: [] as string[] };
    const first = await answerOf(service, 'game', { ...ask, guess: 'SALET' });
    expect(JSON.stringify(first)).not.toContain('lifer');
    expect(first).toMatchObject({ kind: 'game', fault: undefined, view: { over: false } });
    const refused = await answerOf(service, 'game', { ...ask, moves: ['salet'], guess: 'qqqqq' });
    expect(refused).toMatchObject({ fault: { code: 'not-in-list' } });
    const won = await answerOf(service, 'game', { ...ask, moves: ['salet'], guess: 'lifer' });
    expect(won).toMatchObject({ view: { solved: true, secret: 'lifer' } });
    expect(await answerOf(service, 'game', { ...ask, params: 'w30t6@english', guess: undefined })).toEqual({
      kind: 'not-a-game',
    });
  });

  it('lists as many patterns as requested', async () => {
    const round = { guess: spelt('salet'), marks: [1, 1, 0, 0, 0] as const };
    const ask = { ...ENGLISH_LIST, length: 5, rounds: [round] };
    const ten = await answerOf(new WordService(), 'patterns', { ...ask, most: 10 });
    const twelve = await answerOf(new WordService(), 'patterns', { ...ask, most: 12 });
    expect(new Set(ten).size).toBe(10);
    expect(twelve.slice(0, 10)).toEqual(ten);
  });
});
