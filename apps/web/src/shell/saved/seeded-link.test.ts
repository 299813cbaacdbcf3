import { newSheet, type Sheet } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameFormat } from './saved-game.ts';
import { makeSeededLink, openSeededLink } from './seeded-link.ts';

interface State {
  readonly sheet: Sheet;
  readonly isSaved: boolean;
}

const format: GameFormat<State> = {
  game: 'any',
  fields: () => ({}),
  parse: (sheet) => (sheet.params === 'unplayable' ? undefined : { sheet, isSaved: false }),
};

const open = (link: string, kept?: State) => openSeededLink(format, link, async () => kept);

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && text !== 'unplayable');

describe('the link of a game with a seed', () => {
  it('round-trips', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (params, seed) => {
        const opened = await open(makeSeededLink({ params, seed }));
        expect(opened?.sheet).toMatchObject({ params, seed });
        expect(opened?.sheet.nodes).toHaveLength(1);
      }),
    );
  });

  it('opens the game saved on this device', async () => {
    const kept = { sheet: newSheet('any', 'rules', 'holly'), isSaved: true };
    expect(await open(makeSeededLink(kept.sheet), kept)).toBe(kept);
  });

  it('is rejected if a character is missing or changed, its game is unplayable, or it is too long', async () => {
    const link = makeSeededLink({ params: '4x4 rule=king', seed: 'holly 1' });
    for (let at = 0; at < link.length; at++) {
      expect(await open(link.slice(0, at) + link.slice(at + 1))).toBeUndefined();
      expect(await open(`${link.slice(0, at)}!${link.slice(at + 1)}`)).toBeUndefined();
    }
    expect(await open(makeSeededLink({ params: 'unplayable', seed: 'holly' }))).toBeUndefined();
    expect(await open(makeSeededLink({ params: 'rules', seed: 'x'.repeat(5000) }))).toBeUndefined();
  });

  it('is parsed from any string without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `s1/%/${text}`),
        ),
        async (link) => {
          expect(await open(link)).toBeUndefined();
        },
      ),
    );
  });
});
