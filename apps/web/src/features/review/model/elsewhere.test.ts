import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../app/games.ts';
import { parseReviewAddress } from '../../../shell/review-address.ts';
import { readElsewhere, TEXT_LENGTH_MAX } from './elsewhere.ts';

describe('a game from elsewhere', () => {
  it.each([
    ['aabb:1,0\nacdd:2,1', 'mastermind'],
    ['crane:00100 saint:21100', 'word'],
  ])('is recognised by its text (%#)', async (text, game) => {
    const address = await readElsewhere(text, GAMES);
    expect(parseReviewAddress(String(address).replace('#/review/', ''))).toMatchObject({
      game,
      isSaved: false,
    });
  });

  it.each([
    ['', 'empty'],
    ['hello world', 'unknown'],
    ['\u0089PNG\u0000', 'not-text'],
    ['a'.repeat(TEXT_LENGTH_MAX + 1), 'too-long'],
    ['Wordle 1 2/6\n⬜⬜🟨⬜⬜\n🟩🟩🟩🟩🟩', 'marks-only'],
    ['aabb:1,0\nccdd:4,0\naabb:2,2', 'plays-on'],
    ['crane:22222\nsaint:21100', 'plays-on'],
    ['Inkling Word\nFound in 2 of 6\n–●–○–\n●●●●●\nhttps://e.org/#/word', 'marks-only'],
    ['Inkling Mastermind\r\nFound in 2 of 10\r\n●○––\r\n●●●●\r\nhttps://e.org/#/mastermind', 'shared-result'],
    ['Inkling Witch\nAll found in 4\n●●●●', 'shared-result'],
    ['Inkling is a page\nof games\nto play', 'unknown'],
  ])('is rejected with an error code (%#)', async (text, code) => {
    expect(await readElsewhere(text, GAMES)).toMatchObject({ code });
  });

  it.each([
    ['crane:00100\nsaint\nmoist:00110', 2],
    ['aabb:1,0\r\nacdd:2,1\r\n(played on the train)', 3],
    ['my game\nmy guesses\ncrane:00100', undefined],
  ])('has its unreadable line named if it is the only one (%#)', async (text, line) => {
    const fault = line === undefined ? { code: 'unknown' } : { code: 'unknown', line };
    expect(await readElsewhere(text, GAMES)).toEqual(fault);
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 200 }),
        async (text) => void (await readElsewhere(text, GAMES)),
      ),
      { numRuns: 50 },
    );
  });
});
