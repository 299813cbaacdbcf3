import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { command, said, visit } from './desk.ts';
import { openHouse } from './house.ts';
import { leave, person } from './people.ts';
import { openStage } from './stage.ts';

const stage = openStage(openHouse);

it('plays the challenge of the day in a room, once, and keeps its boards apart', async () => {
  const one = await person(stage.browser, stage.host.url);
  const { page } = one;
  await page.getByRole('heading', { name: /^Today/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await command(page, 'today word');
  await page.waitForURL(/#\/online\/room\//);
  const room = page.url();
  await page.getByText('Your turn').first().waitFor();
  await command(page, 'crane');
  await said(page, /Turn 1/);
  await visit(page, new URL('#/online', stage.host.url).href);
  await page.getByRole('button', { name: 'I have help: Word' }).click();
  await said(page, 'Noted: this try counts on the board of those who have help.');
  await page.getByText('begun, with help').waitFor();
  await page.getByRole('button', { name: 'Go back to it: Word' }).click();
  await page.waitForURL(room);
  await visit(page, new URL('#/online', stage.host.url).href);
  await command(page, 'board word assisted');
  await page.getByText(/^Word, people with help, .*: nobody yet\.$/).waitFor();
  await command(page, 'pause');
  await said(page, 'Noted: the days off do not break your streak.');
  await page.getByText('7 days off are noted.').waitFor();
  expect(await axe(page)).toEqual([]);
  await leave(one);
});

it('opens a room of its own for each guest', async () => {
  const people = [await person(stage.browser, stage.host.url), await person(stage.browser, stage.host.url)];
  const rooms: string[] = [];
  for (const { page } of people) {
    await page.getByRole('button', { name: 'Play: Mastermind' }).click();
    await page.waitForURL(/#\/online\/room\//);
    rooms.push(page.url());
    await page.getByText('Your turn').first().waitFor();
  }
  expect(new Set(rooms).size).toBe(2);
  await leave(...people);
});
