import { createHash } from 'node:crypto';
import { nullModule } from '@inkling/games/null/module';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command } from './open-page.ts';
import { leave, opened, person } from './people.ts';
import { startServer } from './running-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(() => startServer(['--games', 'null']));

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** A game that has no room component of its own is shown with the texts of its module. */
it('plays a game without a room component of its own, by hand and with a promise', async () => {
  const maker = await person(stage.browser, stage.host.url, '?games=null#/online');
  await maker.page.getByRole('radio', { name: 'Number' }).check();
  await maker.page.locator('.friend-terms summary').click();
  await maker.page.getByLabel('Rules').waitFor();
  expect(await axe(maker.page)).toEqual([]);
  const link = await opened(maker.page, 'make null n9/5 kept 7');
  const breaker = await person(stage.browser, stage.host.url, new URL(link).hash);
  await command(breaker.page, 'sit');
  await announced(maker.page, 'Everybody is here.');
  await breaker.page.getByLabel('Your guess').fill('5');
  await breaker.page.keyboard.press('Enter');
  await maker.page.getByText('Your code gives higher.').waitFor();
  expect(await axe(maker.page)).toEqual([]);
  await maker.page.getByRole('combobox', { name: 'Answer', exact: true }).selectOption('lower');
  await maker.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await announced(breaker.page, 'Turn 1: lower.');
  // The breaker may be notified before the maker's page has its own response.
  await maker.page.locator('.online-unsent').waitFor({ state: 'detached' });
  await maker.page.getByLabel('Answer to turn 1').selectOption('higher');
  await breaker.page.getByText('Turn 1: 5. higher.').waitFor();
  expect(await axe(breaker.page)).toEqual([]);
  await command(breaker.page, '7');
  await maker.page.getByText('Your code gives found.').waitFor();
  await command(maker.page, 'answer found');
  await announced(breaker.page, 'It is over');
  await maker.page.getByRole('button', { name: 'Show the code' }).click();
  for (const { page } of [maker, breaker]) {
    await announced(page, 'The promise was kept, and every answer is what the code gives.');
    await page.locator('.torn', { hasText: 'The code: 7.' }).waitFor();
    const file = await page.locator('a[download]').getAttribute('href');
    const record = parseRoomRecord(decodeURIComponent((file ?? '').slice('data:application/json,'.length)), [
      nullModule,
    ]);
    if (!record.ok) throw new Error(record.error.code);
    expect(await verifyRoomRecord(record.value, { sha256, module: nullModule })).toMatchObject({
      ok: true,
      promise: 'kept',
    });
  }
  await leave(maker, breaker);
});
