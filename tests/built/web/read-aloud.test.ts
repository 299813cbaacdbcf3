import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { announced, command } from './open-page.ts';
import { leave, opened, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(sharedServer);

/** Starts to record the text of the live region after each of its changes, which is when a screen reader reads it. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as { heard?: readonly string[] }).heard = heard;
    const said = document.querySelector('[role=status]');
    if (!said) throw new Error('The page has nothing that is read aloud.');
    new MutationObserver((changes) => {
      for (const _ of changes) heard.push(said.textContent ?? '');
    }).observe(said, { subtree: true, childList: true, characterData: true });
  });
}

const heard = (page: Page) =>
  page.evaluate(() =>
    (window as { heard?: readonly string[] }).heard?.map((text) => text.replaceAll('\u00a0', ' ')),
  );

it('reads every sentence in a room aloud once, to both players', async () => {
  const maker = await person(stage.browser, stage.host.url);
  const link = await opened(maker.page, 'make p4c6r/12 deposited one');
  await announced(maker.page, 'Choose the code');
  await listen(maker.page);
  const breaker = await person(stage.browser, stage.host.url, new URL(link).hash);
  await announced(breaker.page, 'seat');
  await listen(breaker.page);
  await command(breaker.page, 'sit');
  await announced(breaker.page, 'The other player is choosing the code.');
  await command(maker.page, 'aabc');
  await announced(breaker.page, 'Your turn: make a guess.');
  await command(breaker.page, 'aabd');
  await announced(breaker.page, 'Turn 1: 3 exact, 0 near.');
  await announced(maker.page, 'Turn 1: 3 exact, 0 near.');
  await command(breaker.page, 'aabc');
  for (const { page } of [maker, breaker]) {
    await announced(page, 'The promise was kept');
  }
  const end = 'The promise was kept, and every answer is what the code gives.';
  expect({ maker: await heard(maker.page), breaker: await heard(breaker.page) }).toEqual({
    maker: [
      'Everybody is here. Choose the code that the other player will guess.',
      'The other player is looking for the code.',
      'Turn 1: 3 exact, 0 near. The other player is looking for the code.',
      `Turn 2: 4 exact, 0 near. It is over: the code was found in 2 turns. ${end}`,
    ],
    breaker: [
      'The other player is choosing the code.',
      'Your turn: make a guess.',
      'Turn 1: 3 exact, 0 near. Your turn: make a guess.',
      `Turn 2: 4 exact, 0 near. It is over: you found the code in 2 turns. ${end}`,
    ],
  });
  await leave(maker, breaker);
});
