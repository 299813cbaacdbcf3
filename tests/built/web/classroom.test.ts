import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, axeInAllLooks } from './axe.ts';
import { onTheWall, openClass, pupil } from './class-people.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, reload, settled, tooWide, visit } from './open-page.ts';
import { leave, type Person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { smallTargets } from './small-targets.ts';
import { openStage } from './stage.ts';

const stage = openStage(sharedServer);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sets four pieces with the tray and sends them as a vote. */
async function vote({ page }: Person, ...pieces: readonly string[]): Promise<void> {
  for (const name of pieces) await page.getByRole('button', { name, exact: true }).click();
  await press(page, 'Vote');
  await page.locator('.class-own', { hasText: `Your vote: ${pieces.join(', ')}.` }).waitFor();
}

/** The turns on the board of the wall. */
const turnsOf = (page: Page) => page.locator('.class-turn:not(.class-next)');

/** Expects that the page suits every screen and reader. Leaves its window as it was. */
async function expectSound(page: Page): Promise<void> {
  await settled(page);
  const size = page.viewportSize();
  expect(await axe(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  expect(await smallTargets(page.locator('main :is(button, input, a)'))).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** Expects the same of a state whose parts are checked in other states, so that only `npm run prove -- looks` does. */
async function expectSoundInEveryLook(page: Page): Promise<void> {
  if (EVERY_LOOK) await expectSound(page);
}

/** Waits until the wall counts these votes: it hears of a vote after whoever voted. */
const counted = (wall: Page, text: string) => wall.locator('.class-counts', { hasText: text }).waitFor();

describe('a class', () => {
  it('votes, is watched, sees what can be, plays, and ends the lesson', async () => {
    const { browser, host } = stage;
    const { address, teacher } = await openClass(browser, host.url, 'p4c6r/12');
    const wall = teacher.page;
    expect(
      await wall
        .locator('.masthead, .app-footer, .tab-bar')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
    ).toBe(0);
    await wall.getByText('No guesses yet.').waitFor();
    expect(await wall.locator('.class-next .hole').count()).toBe(4);
    expect(await wall.locator('.class-next').ariaSnapshot()).toContain('Our next turn');
    expect(await wall.getByRole('button', { name: 'Reveal what can be' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await expectSoundInEveryLook(wall);
    const [one, two] = [await pupil(browser, host.url, address), await pupil(browser, host.url, address)];
    await counted(wall, '2 joined');

    await vote(one, 'Santa', 'Santa', 'Present', 'Present');
    await vote(two, 'Tree', 'Tree', 'Bell', 'Bell');
    await counted(wall, '2 have voted');
    await one.page.getByText('Turn 1. You can still change your vote.').waitFor();
    // Nobody follows the crowd: a pupil's page has no votes but the own one.
    expect(await one.page.content()).not.toContain('class-vote"');
    await vote(two, 'Santa', 'Santa', 'Present', 'Present');
    await expect.poll(() => onTheWall(wall)).toEqual(['Santa, Santa, Present, Present: 2 votes.']);
    await vote(two, 'Tree', 'Tree', 'Bell', 'Bell');
    await expect.poll(() => onTheWall(wall)).toHaveLength(2);
    await expectSound(wall);
    await expectSoundInEveryLook(one.page);
    await expectOnlyWatching(two.page, await wall.evaluate(watchIdOf, address.split('/').at(-1) ?? ''));

    await press(wall, 'Hide the numbers');
    await expect
      .poll(() => onTheWall(wall))
      .toEqual(['Santa, Santa, Present, Present', 'Tree, Tree, Bell, Bell']);
    expect(await wall.locator('.class-bar, .class-count').count()).toBe(0);
    await press(wall, 'Show the numbers');

    await press(wall, 'Pause');
    const why = 'The vote is paused. Wait until it goes on.';
    await one.page.locator('.online-task', { hasText: why }).waitFor();
    await announced(one.page, why);
    for (const name of ['Bell', 'Bell', 'Bell', 'Bell'])
      await one.page.getByRole('button', { name, exact: true }).click();
    const toVote = one.page.getByRole('button', { name: 'Vote', exact: true });
    expect(await toVote.getAttribute('aria-disabled')).toBe('true');
    await toVote.click({ force: true });
    await one.page.locator('.class-own', { hasText: 'Your vote: Santa, Santa, Present, Present.' }).waitFor();
    await expectSoundInEveryLook(wall);
    await expectSound(one.page);
    await reload(one.page);
    await one.page.locator('.class-own', { hasText: 'Your vote: Santa, Santa, Present, Present.' }).waitFor();
    await press(wall, 'Go on voting');
    await announced(one.page, 'The vote goes on.');
    // What was set before the page was loaded again is still there.
    await press(one.page, 'Vote');
    await one.page.locator('.class-own', { hasText: 'Your vote: Bell, Bell, Bell, Bell.' }).waitFor();

    await press(wall, 'Reveal what can be');
    await announced(wall, '2 of 2 guesses can be the code.');
    await announced(one.page, 'Your guess can be the code. Look at the wall');
    await press(wall, 'Vote again');
    await announced(two.page, 'The vote begins anew: choose a guess.');
    await two.page.locator('.class-own', { hasText: 'You have not voted yet.' }).waitFor();
    await vote(two, 'Tree', 'Tree', 'Bell', 'Bell');
    await press(wall, 'Reveal what can be');
    await press(wall, 'Play the first one');
    await turnsOf(wall).first().waitFor();
    for (const { page } of [one, two])
      await page.locator('.pegboard-row', { hasText: 'Turn 1: Tree, Tree, Bell, Bell.' }).waitFor();
    await announced(one.page, 'Turn 2. Choose a guess and send it as your vote.');

    // The guess that was just played can be the code only if it was.
    await command(one.page, 'ccff');
    await counted(wall, '1 has voted');
    await command(wall, 'reveal');
    await wall.locator('.class-vote-not', { hasText: 'cannot be: see clue 1' }).waitFor();
    await announced(wall, '0 of 1 guess can be the code.');
    await one.page
      .locator('.online-task', { hasText: 'Your guess cannot be the code: clue 1 forbids it.' })
      .waitFor();
    expect(await axeInAllLooks(wall)).toEqual([]);
    if (EVERY_LOOK) {
      expect(await axeInAllLooks(one.page)).toEqual([]);
      await wall.emulateMedia({ forcedColors: 'active' });
      expect(await axe(wall)).toEqual([]);
      await wall.emulateMedia({ forcedColors: 'none' });
    }

    await press(wall, 'End the lesson');
    const dialog = wall.getByRole('dialog');
    await dialog.getByText('Then everybody sees the code. This cannot be undone.').waitFor();
    expect(await axe(wall)).toEqual([]);
    await dialog.getByRole('button', { name: 'End the lesson' }).click();
    for (const { page } of [teacher, one, two]) {
      await page.locator('.torn', { hasText: 'The lesson ended before the code was found.' }).waitFor();
      expect(await page.getByText('gave up').count()).toBe(0);
    }
    for (const { page } of [teacher, one]) expect(await axe(page)).toEqual([]);
    await press(wall, 'Play again');
    await wall.locator('.class-wall').waitFor();
    await one.page.getByRole('link', { name: 'Go to the next game' }).click();
    await one.page.locator('.class-pupil').waitFor();
    await leave(teacher, one, two);
  });

  it('plays Word, whose keys type a vote, and says which words are never hidden', async () => {
    const { browser, host } = stage;
    const { address, teacher } = await openClass(browser, host.url, 'w5t6@english');
    const wall = teacher.page;
    const one = await pupil(browser, host.url, address);
    const two = await pupil(browser, host.url, address, { viewport: { width: 1280, height: 800 } });
    for (const letter of ['a', 'a', 'h', 'e', 'd']) await two.page.keyboard.press(letter);
    let letThrough = () => {};
    const mayPass = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await two.page.route('**/votes', (route) => mayPass.then(() => route.continue()));
    for (const _ of ['a vote', 'another while it is sent']) await two.page.keyboard.press('Enter');
    await announced(two.page, 'One moment: your last action is still being sent.');
    letThrough();
    await two.page.locator('.class-own', { hasText: 'Your vote: AAHED.' }).waitFor();
    await two.page.unroute('**/votes');
    await command(one.page, 'crane');
    await one.page.locator('.class-own', { hasText: 'Your vote: CRANE.' }).waitFor();
    await expectSound(one.page);
    await expectSoundInEveryLook(two.page);
    expect(await wall.locator('.class-next .letter-tile').count()).toBe(5);
    await command(two.page, 'zzzzz');
    await announced(two.page, 'That word is not in the list.');
    await counted(wall, '2 have voted');
    await command(wall, 'reveal');
    await expect
      .poll(() => onTheWall(wall))
      .toEqual(['AAHED: 1 vote. is not a word that could be hidden', 'CRANE: 1 vote. can be the word']);
    await expectSound(wall);
    await wall.getByRole('button', { name: 'Play this one: CRANE' }).click();
    await turnsOf(wall).first().waitFor();
    await announced(one.page, 'Try 2. Choose a guess and send it as your vote.');
    await expectSoundInEveryLook(wall);
    await command(wall, 'end');
    await wall.getByRole('dialog').getByRole('button', { name: 'End the lesson' }).click();
    for (const { page } of [teacher, one, two])
      await page.locator('.torn', { hasText: 'The lesson ended before the word was found.' }).waitFor();
    await leave(teacher, one, two);
  });
});

/** Opens the link for watching, which shows the wall without controls, and then returns to the class. */
async function expectOnlyWatching(page: Page, watch: string | undefined): Promise<void> {
  const votes = ['Santa, Santa, Present, Present: 1 vote.', 'Tree, Tree, Bell, Bell: 1 vote.'];
  const { href } = new URL(page.url());
  await visit(page, new URL(`#/online/watch/${watch}`, href).href);
  await page.locator('.class-wall').waitFor();
  await expect.poll(() => onTheWall(page)).toEqual(votes);
  expect(await page.locator('.class-controls, .class-square, .class-play').count()).toBe(0);
  await command(page, 'bbbb');
  await announced(page, 'This link is for watching only.');
  await expectSoundInEveryLook(page);
  await visit(page, href);
  await page.locator('.class-pupil').waitFor();
}

/** Returns the id of the link for watching, which the seat of a room knows. */
async function watchIdOf(room: string): Promise<string | undefined> {
  const view: { readonly watch?: string } = await (await fetch(`/api/rooms/${room}`)).json();
  return view.watch;
}
