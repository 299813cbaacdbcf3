import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { layout } from './coven.ts';
import { EVERY_LOOK, someLanguages } from './looks.ts';
import {
  announced,
  closeDialog,
  command,
  giveBack,
  KEPT,
  openPage,
  openSettings,
  reload,
  settled,
  visit,
} from './open-page.ts';
import { cutOff } from './pseudo/page-text.ts';
import { serveSite } from './site.ts';
import { openStage, sharedPage } from './stage.ts';

const stage = openStage(serveSite);

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function speak(page: Page, lines: readonly (readonly [line: string, sentence: string | RegExp])[]) {
  const spoken: string[] = [];
  for (const [line, sentence] of lines) {
    await command(page, line);
    spoken.push(await announced(page, sentence));
  }
  return spoken;
}

it('speaks German to a German browser, and is played in it', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url, { locale: 'de-AT' });
  expect(await lang(page)).toBe('de');
  expect(
    await speak(page, [
      ['new 4 holly-3417', 'Seed holly-3417'],
      ['NNGG', /Zug 1.*möglich/],
      ['why 1 g', 'Platz 1'],
      ['BNSN', 'gefunden'],
    ]),
  ).toMatchInlineSnapshot(`
    [
      "Neues Spiel, 4 Plätze, Seed holly-3417.",
      "Zug 1: Nikolaus, Nikolaus, Geschenk, Geschenk. 1 genau, 1 versetzt. Noch 208 Codes möglich.",
      "Geschenk kann auf Platz 1 stehen: So ist es in 56 von 208 noch möglichen Codes, zum Beispiel Geschenk, Nikolaus, Baum, Baum.",
      "Zug 2: Baum, Nikolaus, Schneemann, Nikolaus. 4 genau, 0 versetzt. Du hast den Code in 2 Zügen gefunden.",
    ]
  `);
  await expect.poll(() => page.locator('.result').textContent()).toBe('Gefunden in 2!');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Dieses Spiel analysieren' }).click();
  await page.locator('.review[aria-busy="false"]').waitFor();
  expect(await page.locator('.share-preview').getAttribute('aria-label')).toMatchInlineSnapshot(`
    "Inkling Mastermind. Gefunden in 2 von 10, mit Notizen.
    Zug 1: 1 genau, 1 versetzt.
    Zug 2: 4 genau, 0 versetzt."
  `);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('speaks Spanish when it is chosen, at once and again on the next visit', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url);
  await speak(page, [
    ['new 4 holly-3417', 'New game'],
    ['SSPP', 'Turn 1'],
  ]);
  await openSettings(page);
  await page.locator('.setting-language select').selectOption('es');
  await closeDialog(page);
  await announced(page, 'Turno 2 de 10.');
  expect(await lang(page)).toBe('es');
  await expect.poll(() => page.locator('[role=status]').textContent()).not.toContain('Turn ');
  expect(await speak(page, [['BPMP', 'Has encontrado']])).toMatchInlineSnapshot(`
    [
      "Turno 2: Árbol, Papá Noel, Muñeco, Papá Noel. 4 exactos, 0 descolocados. Has encontrado el código en 2 turnos.",
    ]
  `);
  await reload(page);
  await page.getByRole('heading', { name: '¡Encontrado en 2!' }).waitFor();
  await openSettings(page);
  await expect.poll(() => page.locator('.setting-language select').inputValue()).toBe('es');
  expect(await axe(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('changes by a typed command, and keeps the half-typed guess', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url);
  await command(page, 'new 4 holly-3417');
  await announced(page, 'New game');
  await page.locator('#command').blur();
  await page.keyboard.press('t');
  await command(page, 'language de');
  await announced(page, /Zug 1 von 10\..*Platz 1 Baum/);
  await command(page, 'language es');
  await announced(page, /Turno 1 de 10\..*lugar 1 Árbol/);
  await command(page, 'language en');
  await announced(page, /Turn 1 of 10\..*place 1 Tree/);
  expect(await lang(page)).toBe('en');
  expect(troubles).toEqual([]);
  await giveBack(page);
});

const LANGUAGES = [
  {
    locale: 'de-DE',
    letters: 'NGBS',
    pieces: ['Nikolaus', 'Geschenk', 'Baum', 'Schneemann'],
    ownList: 'Deutsch',
    ownLetter: 'Ö',
    ownWord: 'mögen',
    refusal: 'CRANE steht nicht in der Wortliste.',
    english: 'Englisch',
    tried: 'Versuch',
    marks: ['Noch', 'richtiger Platz', 'anderer Platz', 'Du hast das Wort'],
    question: 'Ein Paar. Wer ist die Hexe?',
    description: 'Eine',
  },
  {
    locale: 'es-ES',
    letters: 'PGBM',
    pieces: ['Papá Noel', 'Regalo', 'Árbol', 'Muñeco'],
    ownList: 'español',
    ownLetter: 'Ñ',
    ownWord: 'señor',
    refusal: 'CRANE no está en la lista de palabras.',
    english: 'inglés',
    tried: 'Intento',
    marks: ['Queda', 'en su lugar', 'en otro lugar', 'Has encontrado la palabra'],
    question: 'Una pareja. ¿Quién es esa bruja?',
    description: 'Una bruja',
  },
] as const;

describe.each(LANGUAGES)('a page in $locale', (language) => {
  const opened = sharedPage(() => openPage(stage.browser, stage.host.url, { locale: language.locale }));

  it('takes letters for pieces that stand in their names', async () => {
    const { page } = opened;
    for (const letter of language.letters) await page.keyboard.press(letter.toLowerCase());
    await expect
      .poll(() => page.locator('.slot').evaluateAll((slots) => slots.map((slot) => slot.ariaLabel)))
      .toEqual(language.pieces.map((name) => expect.stringContaining(name)));
  });

  it('asks for words of its own list, with a key for each letter of it', async () => {
    const { page } = opened;
    await visit(page, `${stage.host.url}#/word`);
    await page.locator('.game-facts').getByText(language.ownList, { exact: true }).waitFor();
    await speak(page, [['crane', language.refusal]]);
    const word = language.ownWord.toUpperCase();
    for (const each of word)
      await page
        .locator('.key')
        .filter({ hasText: each })
        .and(page.locator(':not(.key-end)'))
        .first()
        .click();
    await page.locator('.key-enter').click();
    const played = page.locator('.letter-row').first();
    await expect.poll(() => played.locator('.mark-sign').count()).toBe(5);
    expect((await played.locator('b').allTextContents()).join('')).toBe(word);
    expect(word).toContain(language.ownLetter);
  });

  it('plays an English word', async () => {
    const { page } = opened;
    await visit(page, `${stage.host.url}#/word`);
    await command(page, 'list english');
    await page.locator('.game-facts').getByText(language.english, { exact: true }).waitFor();
    const spoken = await speak(page, [
      ['new 5 hard holly', 'holly'],
      ['salet', `${language.tried} 1, SALET`],
      ['elver', `${language.tried} 2, ELVER`],
      ['lifer', `${language.tried} 3, LIFER`],
    ]);
    for (const part of language.marks) expect(spoken.join(' ')).toContain(part);
    expect(spoken).toMatchSnapshot();
  });

  it('asks who a witch is, and describes her', async () => {
    const { page } = opened;
    await visit(page, `${stage.host.url}#/witch`);
    await page.locator('.tile').first().waitFor();
    const board = layout('easy', 'holly');
    const [one, other] = board.pairs[0] as [number, number];
    const spoken = await speak(page, [
      ['new easy holly', 'holly'],
      [board.name(one), ':'],
      [board.name(other), language.question],
      ['hint', language.description],
      ['skip', '.'],
    ]);
    expect(spoken).toMatchSnapshot();
    expect(await axe(page)).toEqual([]);
    expect(opened.troubles).toEqual([]);
  });
});

it.each(someLanguages('es', 'de'))('fits a phone in %s, in every place', async (locale) => {
  const viewport = { width: 320, height: 720 };
  const { page } = await openPage(stage.browser, stage.host.url, { locale, viewport });
  await command(page, 'new 5 carol');
  await command(page, '11223');
  await page.locator('.turn').first().waitFor();
  for (const place of ['', 'mastermind', 'word', 'wordsolver', 'witch', 'review', 'history']) {
    await visit(page, `${stage.host.url}#/${place}`);
    await page.locator('main:not(.opening)').waitFor();
    // The translated words of a page may arrive a moment after it.
    await expect.poll(() => lang(page), { message: place }).toBe(locale);
    await settled(page);
    expect([place, await cutOff(page)]).toEqual([place, []]);
  }
  await giveBack(page);
});

/** Returns names that touch the next one in their row, or stick out of their container. */
const touching = (page: Page, bar: string) =>
  page.locator(bar).evaluate((holder) => {
    const texts = [...holder.querySelectorAll('[class$=-name]')].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const { left, right, top } = range.getBoundingClientRect();
      return { name: name.textContent, left, right, top: Math.round(top) };
    });
    const { right: edge } = holder.getBoundingClientRect();
    const paper = document.querySelector('main')?.getBoundingClientRect().right ?? 0;
    if (edge > paper) return ['the bar itself'];
    return texts
      .filter(({ right, top }, at) => {
        const next = texts[at + 1];
        return right > edge || (next?.top === top && next.left - right < 1);
      })
      .map(({ name }) => name);
  });

it.each(EVERY_LOOK ? [360, 390] : [360])(
  'keeps the names of pieces apart on a phone of %i px',
  async (width) => {
    const viewport = { width, height: 720 };
    const { page } = await openPage(stage.browser, stage.host.url, { locale: 'de', viewport });
    for (const [place, bar] of [
      ['mastermind', '.tray'],
      ['puzzles/mastermind/p4c6r/caed02.fabf02.fbad20.cefe11', '.puzzle-pieces'],
    ] as const) {
      await visit(page, `${stage.host.url}#/${place}`);
      await page.locator(bar).getByText('Schneemann').waitFor();
      expect([place, await touching(page, bar)]).toEqual([place, []]);
    }
    await visit(page, `${stage.host.url}#/mastermind`);
    await command(page, 'new p4c12r');
    await page.locator('.tray .symbol').nth(11).waitFor();
    expect(await touching(page, '.tray')).toEqual([]);
    await giveBack(page);
  },
);

it('keeps its languages on the device', async () => {
  const context = await stage.browser.newContext(KEPT);
  const page = await context.newPage();
  await visit(page, `${stage.host.url}#/mastermind`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await reload(page);
  await page.locator('.pegboard').waitFor();
  await openSettings(page);
  await page.locator('.setting-language select').selectOption('de');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Neues Spiel' }).waitFor();
  await visit(page, `${stage.host.url}#/word`);
  await page.getByText('Finde das verborgene Wort').waitFor();
  await page.getByText('Wörter passen').waitFor();
  expect(await lang(page)).toBe('de');
  await context.close();
});
