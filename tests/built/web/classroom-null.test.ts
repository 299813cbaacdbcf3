import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { onTheWall, openClass, pupil } from './class-people.ts';
import { announced, command, tooWide } from './open-page.ts';
import { leave } from './people.ts';
import { startServer } from './running-server.ts';
import { smallTargets } from './small-targets.ts';
import { openStage } from './stage.ts';

const stage = openStage(() => startServer(['--games', 'null']));

/** A game that has no room component of its own is voted on with the texts of its module. */
it('votes in a game without a room component of its own', async () => {
  const { browser, host } = stage;
  const { address, teacher } = await openClass(browser, host.url, 'n9/5', '?games=null#/online/class');
  const wall = teacher.page;
  const one = await pupil(browser, host.url, address);
  await one.page.getByLabel('Your guess').fill('5');
  await one.page.getByRole('button', { name: 'Vote for this' }).click();
  await one.page.locator('.class-own', { hasText: 'Your vote: 5.' }).waitFor();
  await command(wall, 'pause');
  await one.page.getByText('The vote is paused.').first().waitFor();
  const toVote = one.page.getByRole('button', { name: 'Vote for this' });
  expect(await toVote.getAttribute('aria-disabled')).toBe('true');
  await command(wall, 'reveal');
  await expect.poll(() => onTheWall(wall)).toEqual(['5: 1 vote. can be the code']);
  for (const { page } of [teacher, one]) {
    expect(await axe(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    expect(await smallTargets(page.locator('main :is(button, input, a)'))).toEqual([]);
  }
  await command(wall, 'play');
  await announced(one.page, /Turn 1: \w+\.|The class found/);
  await leave(teacher, one);
});
