import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command, settled, visit } from './open-page.ts';
import { answered, leave, opened, type Person, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(sharedServer);

describe('a room with several guests', () => {
  it('frees the seat of a third player who does not return, and tells both who wait', async () => {
    const ann = await person(stage.browser, stage.host.url);
    const link = await opened(ann.page, 'make p1c2r/9 deposited race');
    const [bob, eve] = [
      await person(stage.browser, stage.host.url, new URL(link).hash),
      await person(stage.browser, stage.host.url, new URL(link).hash),
    ];
    const computer = (who: Person) => who.page.getByRole('button', { name: 'Play against the computer' });
    await computer(ann).waitFor();
    await command(bob.page, 'sit');
    // A player who left for the computer now would leave somebody waiting.
    await computer(ann).waitFor({ state: 'detached' });
    expect(await computer(bob).count()).toBe(0);
    await command(eve.page, 'sit');
    await command(ann.page, 'a');
    for (const { page } of [bob, eve]) {
      await announced(page, 'Your turn: make a guess.');
      await command(page, 'a');
    }
    await ann.page.getByRole('button', { name: 'Play again', exact: true }).click();
    const hasSat = bob.page.waitForResponse((response) => response.url().endsWith('/seats'));
    await bob.page.getByRole('link', { name: 'Go to the next game' }).click();
    await hasSat;
    await answered(bob.page);
    const link2 = (who: Person) => who.page.getByRole('textbox', { name: 'Link to this room' });
    await bob.page.getByRole('button', { name: 'Invite somebody else' }).click();
    await announced(bob.page, 'Send the link. Still to come: the second player.');
    await Promise.all([link2(ann).waitFor(), link2(bob).waitFor()]);
    expect(await link2(ann).inputValue()).toBe(await link2(bob).inputValue());
    expect(await axe(bob.page)).toEqual([]);
    await ann.page.getByRole('button', { name: 'Call the game off' }).click();
    for (const { page } of [ann, bob]) {
      await announced(page, 'This game was called off. Nobody can join any more.');
      await page.getByText('Somebody was missing, and nobody can join any more.').waitFor();
    }
    await eve.page.getByRole('link', { name: 'Go to the next game' }).click();
    await eve.page.getByText('This invitation was withdrawn.', { exact: true }).waitFor();
    await leave(ann, bob, eve);
  });

  it('is played again with swapped seats, and leads everybody to the next game', async () => {
    const ann = await person(stage.browser, stage.host.url);
    const link = await opened(ann.page, 'make p1c2r/9 deposited one');
    const [bob, eve] = [
      await person(stage.browser, stage.host.url, new URL(link).hash),
      await person(stage.browser, stage.host.url, new URL(link).hash),
    ];
    await command(bob.page, 'sit');
    await announced(ann.page, 'Everybody is here.');
    await announced(eve.page, 'Everybody is here. You are watching.');
    await bob.page.getByRole('button', { name: 'Hello!' }).click();
    await announced(ann.page, 'The other player: Hello!');
    await announced(bob.page, 'You: Hello!');
    await announced(eve.page, 'The player who guesses: Hello!');
    await command(ann.page, 'say thanks');
    await announced(eve.page, 'The player who hides the code: Thanks!');
    await eve.page.locator('.online-seats', { hasText: 'Hello!' }).filter({ hasText: 'Thanks!' }).waitFor();
    await expect.poll(() => eve.page.getByRole('button', { name: 'Hello!' }).count()).toBe(0);
    expect(await axe(ann.page)).toEqual([]);
    await bob.page.getByRole('combobox', { name: 'Your name' }).selectOption('Marten');
    await bob.page.getByRole('radio', { name: 'star' }).check();
    await bob.page.getByRole('button', { name: 'Use this name' }).click();
    await announced(ann.page, 'The other player: Marten.');
    await announced(eve.page, 'The player who guesses: Marten.');
    await eve.page.locator('.online-seats').getByText('Marten').waitFor();
    await command(bob.page, 'rematch');
    await announced(bob.page, 'There is nothing to play again here.');
    await command(ann.page, 'a');
    await announced(bob.page, 'Your turn');
    await expect.poll(() => eve.page.locator('.pegboard-row').count()).toBeGreaterThan(0);
    expect(await eve.page.getByRole('button', { name: 'Check guess' }).count()).toBe(0);
    await command(bob.page, 'a');
    for (const { page } of [ann, eve]) await announced(page, 'The promise was kept');
    expect(await axe(ann.page)).toEqual([]);
    const size = (box: Element) => getComputedStyle(box).fontSize;
    expect(await ann.page.getByRole('combobox', { name: 'Your name' }).evaluate(size)).toBe('16px');
    await ann.page.getByRole('button', { name: 'Play again, swap seats' }).click();
    await ann.page.waitForURL((url) => url.href !== link && url.hash.includes('room/'));
    await announced(ann.page, 'The seat of the other player is kept.');
    expect(await axe(ann.page)).toEqual([]);
    expect(await ann.page.getByRole('textbox', { name: 'Link to this room' }).count()).toBe(0);
    await announced(eve.page, 'The next game is open.');
    await expect.poll(() => eve.page.getByRole('button', { name: /^Play again/ }).count()).toBe(0);
    await eve.page.getByRole('link', { name: 'Go to the next game' }).click();
    await announced(eve.page, 'You are watching.');
    expect(await eve.page.getByRole('button', { name: /^Take the seat/ }).count()).toBe(0);
    await bob.page.getByRole('link', { name: 'Go to the next game' }).click();
    await announced(bob.page, 'Choose the code that the other player will guess.');
    await command(bob.page, 'b');
    await announced(ann.page, 'Your turn');
    await command(ann.page, 'b');
    await announced(bob.page, 'The promise was kept');
    const again = (who: Person) => who.page.getByRole('button', { name: 'Play again', exact: true });
    const [anns, bobs] = await Promise.all([again(ann).elementHandle(), again(bob).elementHandle()]);
    // Both buttons are located first, so that both are pressed before either page is notified of the other.
    await Promise.all(
      [anns, bobs].map((button) => button?.evaluate((found) => (found as HTMLElement).click())),
    );
    for (const { page } of [ann, bob]) await announced(page, /choosing the code|Choose the code/);
    await expect.poll(() => new URL(bob.page.url()).hash).toBe(new URL(ann.page.url()).hash);
    await leave(ann, bob, eve);
  });

  it('gives the seat to a tab that was open before, moves with its guest to another browser, and forgets them', async () => {
    const maker = await person(stage.browser, stage.host.url);
    const link = await opened(maker.page, 'make p4c6r/12 deposited one');
    const here = await person(stage.browser, stage.host.url, new URL(link).hash);
    const second = await here.context.newPage();
    await second.goto(link);
    await announced(second, 'There is a free seat.');
    await command(here.page, 'sit');
    await announced(second, 'The other player is choosing the code.');
    await command(maker.page, 'aabc');
    await announced(second, 'Your turn: make a guess.');
    await command(second, 'aabb');
    for (const page of [second, here.page, maker.page]) await announced(page, 'Turn 1: 3 exact, 0 near.');
    await second.close();
    await command(here.page, 'back');
    await here.page.getByRole('link', { name: /^Mastermind/ }).waitFor();
    await here.page.getByText('Play on from another device').click();
    await here.page.getByRole('button', { name: 'Show the recovery code' }).click();
    const code = await here.page.getByRole('textbox', { name: 'Recovery code' }).inputValue();
    expect(await axe(here.page)).toEqual([]);
    const there = await person(stage.browser, stage.host.url);
    await comeBack(there.page, code);
    await command(here.page, 'recovery');
    await announced(here.page, `Recovery code: ${code}`);
    await command(there.page, 'forget');
    await there.page.getByRole('dialog').getByRole('button', { name: 'Forget me' }).click();
    await announced(there.page, 'Forgotten.');
    await there.page.getByRole('heading', { name: 'Your games' }).waitFor({ state: 'detached' });
    await visit(here.page, link);
    await announced(here.page, 'You are watching.');
    const asked: string[] = [];
    here.page.on('request', (request) => asked.push(request.url()));
    for (const id of ['cut-off', 'x'.repeat(22)]) {
      await visit(here.page, new URL(`#/online/room/${id}`, stage.host.url).href);
      await here.page.getByRole('alert').filter({ hasText: 'There is no such room.' }).waitFor();
    }
    expect(asked.filter((url) => url.includes('cut-off'))).toEqual([]);
    await leave(maker, here, there);
  });

  it('shows the breaker the same page, except the links, for two codes with the same answers', async () => {
    const pages: string[] = [];
    const maker = await person(stage.browser, stage.host.url);
    for (const code of ['aabc', 'aabd']) {
      await visit(maker.page, new URL('#/online', stage.host.url).href);
      const link = await opened(maker.page, 'make p4c6r/12 deposited one');
      const breaker = await person(stage.browser, stage.host.url, new URL(link).hash);
      await command(breaker.page, 'sit');
      await command(maker.page, code);
      await announced(breaker.page, 'Your turn');
      await command(breaker.page, 'eeff');
      await announced(breaker.page, 'Turn 1: 0 exact, 0 near.');
      await breaker.page.locator('.online-here').waitFor();
      // The guest who sits down was watching before.
      await breaker.page.getByText('is watching').waitFor({ state: 'detached' });
      await settled(breaker.page);
      const room = link.slice(link.lastIndexOf('/') + 1);
      await breaker.page.evaluate(() => {
        for (const box of document.querySelectorAll('input')) box.setAttribute('value', box.value);
      });
      const content = (await breaker.page.content()).replaceAll(room, 'ROOM');
      pages.push(content.replaceAll(/watch\/[\w-]{22}/g, 'watch/ROOM'));
      await leave(breaker);
    }
    await leave(maker);
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).toContain('Turn 1: Stocking, Stocking, Bell, Bell. 0 exact, 0 near.');
  });
});

/** Types a false recovery code and then opens the address of the right one, as its QR code does. */
async function comeBack(page: Page, code: string): Promise<void> {
  await page.getByText('Play on from another device').click();
  await page.getByLabel('Come back with a code').fill(`${code.slice(0, -1)}_`);
  await page.getByRole('button', { name: 'Come back' }).click();
  await announced(page, 'This recovery code is unknown.');
  // The address asks for confirmation and is not stored in the browser's history.
  await visit(page, new URL(`#/online/guest/${code}`, stage.host.url).href);
  const asking = page.getByRole('dialog', { name: 'Play here as this guest?' });
  await asking.getByRole('button', { name: 'Play on' }).click();
  await announced(page, 'You are that guest again, with 1 room.');
  expect(page.url()).not.toContain(code);
}
