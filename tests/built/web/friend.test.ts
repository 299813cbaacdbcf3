import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, settled, visit } from './open-page.ts';
import { answered, leave, opened, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(sharedServer);

it('tells players who is here and whose turn it is, and lets others watch without a seat', async () => {
  const ann = await person(stage.browser, stage.host.url);
  await ann.page.getByLabel('Your name').selectOption('Fox');
  await ann.page.getByRole('radio', { name: 'star' }).check();
  const link = await opened(ann.page, 'make p1c2r/9 deposited one');
  await ann.page.getByText('Nobody has come yet.').waitFor();
  await ann.page.locator('.online-seats').getByText('Fox').waitFor();
  await ann.page.getByText('Let others watch').click();
  const watch = await ann.page.getByRole('textbox', { name: 'Link for watching' }).inputValue();
  expect(await axe(ann.page)).toEqual([]);
  const eve = await person(stage.browser, stage.host.url, new URL(watch).hash);
  await announced(eve.page, 'You are watching.');
  await ann.page.getByText('1 person is watching.').waitFor();
  await eve.page.locator('.online-here').waitFor();
  expect(await eve.page.getByText('is watching').count(), 'nobody is told of themselves').toBe(0);
  expect(await eve.page.getByRole('button', { name: /^Take the seat/ }).count()).toBe(0);
  expect(await eve.page.content()).not.toContain(link.slice(-22));
  await command(eve.page, 'sit');
  await eve.page.locator('.online-seats').getByText('free').waitFor();

  const bob = await person(stage.browser, stage.host.url, new URL(link).hash);
  await bob.page.getByText('Fox invites you.').waitFor();
  expect(await bob.page.getByRole('textbox', { name: 'Link to this room' }).count()).toBe(0);
  await command(bob.page, 'sit');
  await ann.page.locator('.online-seats').getByText('here', { exact: true }).waitFor();
  await expect.poll(() => ann.page.title()).toMatch(/^● Your turn\./);
  await command(ann.page, 'a');
  await expect.poll(() => bob.page.title()).toMatch(/^● Your turn\./);
  await expect.poll(() => ann.page.title()).toMatch(/^Mastermind/);
  expect(await axe(bob.page)).toEqual([]);
  await leave(bob);
  await ann.page.getByText(/^away since /).waitFor();
  expect(await axe(ann.page)).toEqual([]);

  // Bob does not come back.
  const end = ann.page.getByRole('button', { name: 'End the game for everybody' });
  await end.click();
  await ann.page.getByRole('dialog').getByText('The others may still come back.').waitFor();
  expect(await axe(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Play on' }).click();
  await end.click();
  await ann.page.getByRole('button', { name: 'End it' }).click();
  for (const { page } of [ann, eve]) {
    await announced(page, 'This game was ended early. Nobody wins.');
    await page.locator('.online-withdrawn').getByText('The code: Santa.').waitFor();
    expect(await axe(page)).toEqual([]);
  }
  await leave(ann, eve);
});

it('moves the focus to the game when a code is set, withdraws the invitation, and says so to anybody who opens the link', async () => {
  const ann = await person(stage.browser, stage.host.url);
  const link = await opened(ann.page, 'make p1c2r/9 deposited one');
  await ann.page.locator('#board').focus();
  await ann.page.keyboard.press('s');
  await ann.page.locator('.press-check').focus();
  await ann.page.keyboard.press('Enter');
  await expect.poll(() => ann.page.locator('.press-check').count()).toBe(0);
  expect(await ann.page.evaluate(() => document.activeElement?.id)).toBe('board');
  await ann.page.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await announced(ann.page, 'You withdrew this invitation.');
  const bob = await person(stage.browser, stage.host.url);
  const join = bob.page.getByRole('button', { name: 'Join', exact: true });
  await join.click();
  await announced(bob.page, 'Paste a link or type a name.');
  await bob.page.getByLabel('By its link or name').fill('https://example.org/#/game');
  await join.click();
  await announced(bob.page, /^This leads to no room or class\.$/);
  const box = bob.page.getByLabel('By its link or name');
  expect(await box.getAttribute('aria-invalid')).toBe('true');
  const told = await box.evaluate(({ ariaDescribedByElements: parts }) => parts?.at(-1)?.textContent);
  expect(told).toBe('This leads to no room or class.');
  await command(bob.page, 'https://example.org/#/game');
  await announced(bob.page, 'https://example.org/#/game is neither a command nor a link to a room.');
  await visit(bob.page, link);
  await bob.page.getByText('This invitation was withdrawn.', { exact: true }).waitFor();
  expect(await bob.page.getByRole('button', { name: /^Take the seat/ }).count()).toBe(0);
  expect(await axe(bob.page)).toEqual([]);
  await leave(ann, bob);
});

it('plays the computer if the friend does not come, and lists, reviews and deletes the game in You', async () => {
  const ann = await person(stage.browser, stage.host.url);
  const link = await opened(ann.page, 'make p2c3r/9 deposited one');
  await ann.page.getByRole('button', { name: 'Play against the computer' }).click();
  await ann.page.getByText('computer (').waitFor();
  // A unit test checks that the invitation is withdrawn, and another test here what its link shows then.
  if (EVERY_LOOK) {
    const bob = await person(stage.browser, stage.host.url);
    await visit(bob.page, link);
    await bob.page.getByText('This invitation was withdrawn.', { exact: true }).waitFor();
    await leave(bob);
  }
  await answered(ann.page);
  await command(ann.page, 'ab');
  await announced(ann.page, 'The promise was kept');
  await visit(ann.page, new URL('#/history', stage.host.url).href);
  const others = ann.page.getByRole('region', { name: 'In rooms and by link' });
  await others.getByText('you hid it; found in').waitFor();
  expect(await axe(ann.page)).toEqual([]);
  await others.getByRole('button', { name: /^Review:/ }).click();
  await ann.page.locator('.review[aria-busy="false"]').waitFor();
  await ann.page.goBack();
  await others.getByRole('button', { name: 'Delete: Mastermind, 2 places, 3 pieces, 9 turns' }).focus();
  await ann.page.keyboard.press('Enter');
  const dialog = ann.page.getByRole('dialog', { name: 'Delete for good?' });
  await dialog.getByText('Mastermind, 2 places, 3 pieces, 9 turns will be deleted').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await others.waitFor({ state: 'detached' });
  expect(await ann.page.evaluate(() => document.activeElement?.id)).toBe('kept-heading');
  await leave(ann);
});

it('shows whole game names in large letters', async () => {
  const reader = await person(stage.browser, stage.host.url, '#/online', {
    viewport: { width: 390, height: 844 },
  });
  const { page, context } = reader;
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await settled(page);
  const cut = await page.locator('.friend-game').evaluateAll((games) =>
    games.flatMap((game) => {
      const [cover, name, tick] = ['.friend-cover', 'b', '.icon-tick'].map((part) =>
        game.querySelector(part)?.getBoundingClientRect(),
      );
      if (!cover || !name || !tick) return ['A game has no cover, no name or no tick.'];
      const isUnder = tick.width > 0 && name.right > tick.left && name.top < tick.bottom;
      return name.right > cover.right || name.width < 60 || isUnder ? [game.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
  await leave(reader);
});
