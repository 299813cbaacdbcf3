import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { announced, emptyPage, giveBack, reload, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);
const asText = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const PROOF = readFileSync(join(import.meta.dirname, '../../../proofs/p4c5r-2463.bound'), 'latin1');

it('walks a proof from its claim to a lemma, links to a line, checks it all, and reports a wrong line', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  await visit(page, new URL('#/lab/proofs', stage.host.url).href);
  await page
    .getByRole('link', { name: /^4 places and 5 symbols\s*no strategy needs fewer than 2,463 guesses/ })
    .click();
  await page
    .getByRole('heading', { name: 'No strategy needs fewer than 2,463 guesses over the 625 secrets.' })
    .waitFor();
  await page.locator('.proofs-holds', { hasText: 'Checked: Lemma 25 follows' }).waitFor();
  await page.getByRole('button', { name: 'aabb', exact: true }).press('Enter');
  await announced(page, 'aabb costs at least');
  await page.getByRole('cell', { name: 'Lemma 16' }).waitFor();
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);

  await page.getByRole('button', { name: 'Lemma 16' }).click();
  await page.getByText('After aabb → 0,0').or(page.getByText('After aaab → 0,0')).waitFor();
  await page.locator('.proofs-holds', { hasText: 'Checked: Lemma 16' }).waitFor();
  const link = page.url();
  await reload(page);
  expect(page.url()).toBe(link);
  await page.locator('.proofs-holds', { hasText: 'Checked: Lemma 16' }).waitFor();

  await page.getByRole('button', { name: 'Check the whole proof' }).click();
  await page
    .locator('.proofs-holds', { hasText: 'The whole proof holds: for 4 places and 5 symbols no strategy' })
    .waitFor();

  await page.getByRole('button', { name: 'Another proof' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles(asText('raised.bound', PROOF.replaceAll('2463', '2464')));
  await page.locator('.notice', { hasText: 'Line 107: the lemma is not proved.' }).waitFor();
  await page.getByRole('button', { name: 'Another proof' }).click();
  await file.setInputFiles(asText('x.strategy', 'inkling-strategy 1\n'));
  await page
    .getByRole('alert')
    .filter({ hasText: 'Line 1: this is not a proof of a lower bound.' })
    .waitFor();
  expect(await axeInAllLooks(page)).toEqual([]);
  await file.setInputFiles(asText('old.bound', 'inkling-bound 1\n'));
  await page
    .getByRole('alert')
    .filter({ hasText: 'the proof is version 1, and this page reads version 2.' })
    .waitFor();

  await visit(page, `${stage.host.url}#/lab/proofs/1/p4c6r-56`);
  await page.getByRole('alert').filter({ hasText: 'There is no such proof here.' }).waitFor();
  await page.getByRole('heading', { name: 'Proofs to begin with' }).waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('asks for the word lists of a proof, accepts no others, and checks the proof against them', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  await visit(page, new URL('#/lab/proofs', stage.host.url).href);
  const [answers, allowed] = ['ab\nba\n', 'ab\nba\ncd\n'];
  const named = (text: string) => createHash('sha256').update(text).digest('hex');
  const proof = `inkling-bound 2
rules word2
list answers 2 sha256:${named(answers)}
list allowed 3 sha256:${named(allowed)}
total 3
> 3
. 1
`;
  await page.locator('input[type=file]').setInputFiles(asText('words.bound', proof));
  await page.getByText('Words that may be guessed: 3 words').waitFor();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([
    'words.bound needs word lists that this page does not have yet.',
  ]);
  const lists = page.getByLabel('Open word lists');
  await lists.setInputFiles([asText('other.txt', 'xy\n'), asText('answers.txt', answers)]);
  await page.locator('.notice', { hasText: 'other.txt is another list' }).waitFor();
  await page.getByText('Answers: 2 words').waitFor({ state: 'detached' });
  expect(await axeInAllLooks(page)).toEqual([]);
  await lists.setInputFiles(asText('allowed.txt', allowed));
  await page
    .getByRole('heading', { name: 'No strategy needs fewer than 3 guesses over the 2 secrets.' })
    .waitFor();
  await page.getByText('words of 2 letters').waitFor();
  await page.getByRole('button', { name: 'Check the whole proof' }).click();
  await page
    .locator('.proofs-holds', { hasText: 'The whole proof holds: for words of 2 letters no' })
    .waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});
