import { createHash } from 'node:crypto';
import { expect as unwrap } from '@inkling/core/result';
import { expect, it } from 'vitest';
import { type HeldList, readHeldList } from './held-list.ts';
import { ProofWalk } from './proof-walk.ts';
import { checkWhole } from './whole-check.ts';

const ANSWERS = ['ab', 'ba'];
const ALLOWED = ['ab', 'ba', 'cd'];

const hashOf = (words: readonly string[]) =>
  createHash('sha256')
    .update(words.map((word) => `${word}\n`).join(''))
    .digest('hex');

const PROOF = new Blob([
  `inkling-bound 2
rules word2
list answers 2 sha256:${hashOf(ANSWERS)}
list allowed 3 sha256:${hashOf(ALLOWED)}
total 3
> 3
. 1
`,
]);

const held = async (text: string) => unwrap(await readHeldList(new Blob([text])));

async function endOf(lists: readonly HeldList[]): Promise<unknown> {
  let last: unknown;
  for await (const update of checkWhole({ blob: PROOF, lists })) last = update;
  return last;
}

it('a list is identified by its words in order, whatever its line endings', async () => {
  expect(await held('\uFEFFab\r\nBA\r\n')).toEqual({ words: ANSWERS, sha256: hashOf(ANSWERS) });
  expect((await held('ba\nab\n')).sha256).not.toBe(hashOf(ANSWERS));
});

it('rejects an invalid list, and any list if nothing can be hashed', async () => {
  expect(await readHeldList(new Blob(['']))).toEqual({ ok: false, error: 'no-words' });
  expect(await readHeldList(new Blob([new Uint8Array(9)]))).toEqual({ ok: false, error: 'no-words' });
  expect(await readHeldList(new Blob([new Uint8Array(2 ** 23 + 1)]))).toEqual({
    ok: false,
    error: 'too-long',
  });
  expect(await readHeldList(new Blob(['ab\n']), null)).toEqual({ ok: false, error: 'insecure' });
});

it('allows a word proof to be walked and checked, and names missing lists', async () => {
  const [answers, allowed] = [await held('ab\nba\n'), await held('ab\nba\ncd\n')];
  const missing = await ProofWalk.read({ blob: PROOF, lists: [allowed] });
  expect(missing).toEqual({
    ok: false,
    error: {
      code: 'missing-list',
      line: 3,
      lists: [{ name: 'answers', count: 2, sha256: hashOf(ANSWERS) }],
    },
  });
  const walk = unwrap(await ProofWalk.read({ blob: PROOF, lists: [allowed, answers] }));
  expect(walk.opened).toMatchObject({ rules: 'word2', total: 3, secretCount: 2, lemmas: 1 });
  expect(walk.lemma(1)).toMatchObject({ fault: undefined, claim: 3, secrets: ANSWERS });
  expect(walk.guess(1, 'ab')?.sum).toBe(3);
  expect(await endOf([answers, allowed])).toMatchObject({ kind: 'proved', proof: { total: 3 } });
  expect(await endOf([answers])).toMatchObject({ kind: 'refused', fault: { code: 'missing-list' } });
});
