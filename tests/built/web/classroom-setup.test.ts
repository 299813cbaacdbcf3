import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { nameOnTheWall } from './class-people.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, emptyPage, giveBack, tooWide, visit } from './open-page.ts';
import { leave, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage } from './stage.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const stage = openStage(sharedServer);

it('opens a class with the mouse, which pupils join by its name, and finds it again under Together', async () => {
  const { browser, host } = stage;
  const teacher = await person(browser, host.url);
  await teacher.page.getByRole('listitem').filter({ hasText: 'With a class' }).getByRole('link').click();
  await teacher.page.getByRole('button', { name: 'Open the class' }).waitFor();
  const games = teacher.page.locator('.friend-game');
  // A class votes on guesses, and the witches have none.
  expect(await games.locator('.friend-cover > b').allTextContents()).toEqual(['Mastermind', 'Word']);
  await games.filter({ hasText: 'Word' }).click();
  await teacher.page.getByText('5 letters, 6 tries').waitFor();
  await games.filter({ hasText: 'Mastermind' }).click();
  await teacher.page.getByRole('button', { name: 'Open the class' }).click();
  await teacher.page.locator('.class-wall').waitFor();
  const name = await nameOnTheWall(teacher.page);

  const pupil = await person(browser, host.url, '#/online', PHONE);
  const field = pupil.page.getByLabel('By its link or name');
  await field.fill(name.toLowerCase().replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`));
  await pupil.page.getByRole('button', { name: 'Join', exact: true }).tap();
  await pupil.page.getByRole('alert').filter({ hasText: 'class' }).waitFor();
  await pupil.page.getByRole('link', { name: 'Join a game' }).tap();
  await field.fill(name.toLowerCase());
  await pupil.page.getByRole('button', { name: 'Join', exact: true }).tap();
  await pupil.page.locator('.class-pupil').waitFor();
  await teacher.page.locator('.class-counts', { hasText: '1 joined' }).waitFor();
  // The way back leads to where the name was typed, not through the search for it.
  await pupil.page.goBack();
  await field.waitFor();

  await visit(teacher.page, new URL('#/online', host.url).href);
  await teacher.page.locator('.rows', { hasText: 'Your games' }).getByRole('link').first().click();
  await teacher.page.locator('.class-wall').waitFor();
  expect(await nameOnTheWall(teacher.page)).toBe(name);
  await leave(teacher, pupil);
});

it('is opened and joined by typed commands', async () => {
  const { browser, host } = stage;
  const teacher = await person(browser, host.url, '#/online/class');
  await command(teacher.page, 'open p9c99r');
  await announced(teacher.page, 'open p9c99r is not a command here. Type ? for all commands.');
  await command(teacher.page, 'open p3c4r/9');
  await teacher.page.locator('.class-wall').waitFor();
  const pupil = await person(browser, host.url, '#/online', PHONE);
  await command(pupil.page, await nameOnTheWall(teacher.page));
  await pupil.page.locator('.class-pupil').waitFor();
  await leave(teacher, pupil);
});

it.each(EVERY_LOOK ? ['wide', 'on a phone'] : ['on a phone'])(
  'passes axe, fits, and has large targets: %s',
  async (where) => {
    const options = where === 'wide' ? {} : PHONE;
    const { page, context, troubles } = await person(
      stage.browser,
      stage.host.url,
      '#/online/class',
      options,
    );
    await page.getByText('How it works').waitFor();
    expect(await axeInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    expect(await smallTargets(page.locator('main :is(button, input:not([type=radio]), a, summary)'))).toEqual(
      [],
    );
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await leave({ page, context, troubles });
  },
);

it('says that a class needs a server, without pushing the command line out of sight', async () => {
  const site = await serveSite();
  const { page } = await emptyPage(stage.browser, PHONE);
  await visit(page, `${site.url}#/online/class`);
  await page.getByText('This page has no server, and a class needs one.').waitFor();
  const line = page.locator('#command');
  await command(page, 'shut the class in the north wing down');
  await announced(page, 'shut the class in the north wing down is not a command here.');
  // Two rows of answer push it down.
  await expect.poll(() => line.evaluate(isInFront)).toBe(true);
  await visit(page, `${site.url}#/online/class/holly-427`);
  await page.getByText('answer did not come from an Inkling server').waitFor();
  await giveBack(page);
});

/** Whether an element can be seen and touched down to its lower edge. */
function isInFront(element: Element): boolean {
  const { left, bottom, width } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, bottom - 2) === element;
}
