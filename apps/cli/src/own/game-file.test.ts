import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { gameFiles } from './testing/game-files.ts';

const { file } = gameFiles();

const MULLER = 'who,Ada,Müller\nhat?,yes,no\n';
const MODULE =
  "export default { name: 'é', secrets: ['Müller', 'Ada'], answer: () => 1, solved: 'identified' };\n";

describe('the text of a game', () => {
  it('keeps its letters in UTF-8, and in UTF-16 with a mark', async () => {
    for (const path of [
      file('eight.csv', MULLER),
      file('sixteen.csv', Buffer.from(`\ufeff${MULLER}`, 'utf16le')),
    ])
      expect((await run(['codes', path, '--json'])).json().codes).toEqual(['Ada', 'Müller']);
  });

  it.each([
    ['latin.csv', Buffer.from(MULLER, 'latin1'), 'it is not UTF-8 text.'],
    [
      'latin.json',
      Buffer.from('{"secrets":["Müller"],"guesses":["q"],"answers":[[1]]}', 'latin1'),
      'it is not UTF-8 text.',
    ],
    ['latin.mjs', Buffer.from(MODULE, 'latin1'), 'it is not UTF-8 text.'],
    ['unmarked.csv', Buffer.from(MULLER, 'utf16le'), 'it is UTF-16 text: save it as UTF-8.'],
    ['marked.mjs', Buffer.from(`\ufeff${MODULE}`, 'utf16le'), 'it is UTF-16 text: save it as UTF-8.'],
  ])('is refused by its encoding in %s', async (name, content, why) => {
    const path = file(name, content);
    const { exit, json } = await run(['audit', path, '--json']);
    expect(exit).toBe(2);
    expect(json().error).toEqual({ code: 'bad-file', message: expect.stringContaining(why), at: path });
  });

  it('is refused by its encoding in a list of words and a file of weights, too', async () => {
    const list = file('list.txt', Buffer.from('müller\n', 'latin1'));
    for (const line of [
      ['choices', 'word', '--list', list],
      ['optimal', 'mastermind', '--weights', list],
    ]) {
      const { exit, err } = await run(line);
      expect([exit, err.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining('it is not UTF-8 text.')]);
    }
  });
});
