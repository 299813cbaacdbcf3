import type { Page } from 'playwright-core';
import { settled, stored } from './open-page.ts';

/**
 * Returns everything that a curious user could read from a page: the document, the accessibility tree, the
 * saved game, the address and the storage, with `SEED` in place of the seed.
 */
export async function everythingIn(page: Page, savedAs: string, seed: string): Promise<readonly string[]> {
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const tree = nodes.map(({ role, name, value, description, properties }) => ({
    role: role?.value,
    name: name?.value,
    value: value?.value,
    description: description?.value,
    properties: properties
      ?.filter(({ value }) => !value.relatedNodes)
      .map(({ name, value }) => [name, value.value]),
  }));
  const kept = await stored(page, savedAs);
  const places = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.title,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  );
  return [await page.content(), JSON.stringify(tree), kept, places].map((text) =>
    text.replaceAll(seed, 'SEED'),
  );
}
