import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { announced, command, giveBack, reload } from './open-page.ts';
import { opened, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(sharedServer);

describe('a server that accepts requests and stays silent', () => {
  it('keeps no player waiting, and receives the same move again unchanged', async () => {
    const player = await person(stage.browser, stage.host.url);
    const { page } = player;
    await opened(page, 'make p1c2r/9 computer one');
    await page.getByText('Your turn').first().waitFor();
    const moves: unknown[] = [];
    let silent = true;
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      if (request.url().endsWith('/moves')) moves.push(request.postDataJSON());
      if (!silent) await route.continue();
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await command(page, 'a');
    const banner = page.locator('.online-banner', {
      hasText: 'Your move is kept, and sent as soon as the server answers.',
    });
    await banner.waitFor({ state: 'attached' });
    expect(await banner.isVisible(), 'nothing moves where an answer comes at once').toBe(false);
    await page.clock.resume();
    await banner.waitFor();
    await page.clock.runFor(10_000);
    await announced(page, 'No answer yet. Your move is kept');
    await reload(page);
    await page.getByText('Opening the room…').waitFor();
    await page.clock.runFor(10_000);
    await announced(page, 'The connection to the server is lost.');
    await page.clock.runFor(10_000);
    silent = false;
    await page.clock.runFor(5_000);
    await page.locator('li.pegboard-row, .recap-turn', { hasText: 'Turn 1' }).waitFor();
    expect(moves.length).toBeGreaterThan(1);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(1);

    silent = true;
    await command(page, 'back');
    await page.getByText('Asking the server…').waitFor();
    await page.clock.runFor(10_000);
    await page.getByText('The server is not answering.').waitFor();
    expect(await axe(page)).toEqual([]);
    silent = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Who hides the code?').waitFor();
    silent = true;
    await command(page, 'make mastermind');
    await page.clock.runFor(1_000);
    await announced(page, 'Asking the server…');
    await page.clock.runFor(9_000);
    await announced(page, 'No answer from the server. Check the connection, then try again.');
    await player.context.close();
  });
});

describe('the page without a server', () => {
  it('says so plainly, and lets games be played by links', async () => {
    const site = await serveSite();
    const { page } = await person(stage.browser, site.url);
    await page.getByText('can play only by link.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Draw one for me' }).click();
    await page.getByRole('button', { name: 'Create the link' }).click();
    await page.getByText('First link: the promise').waitFor();
    await giveBack(page);
    await site.close();
  });
});
