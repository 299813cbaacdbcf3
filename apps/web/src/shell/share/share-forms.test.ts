import { describe, expect, it } from 'vitest';
import { NO_HELPS } from '../parts/helps.ts';
import type { ShareSpec } from '../parts/share-spec.ts';
import { english } from './messages/english.ts';
import { drawPicture } from './share-picture.ts';
import {
  embedAddress,
  embedCode,
  type ShareWords,
  sameGameAddress,
  shareMarkdown,
  shareSpoken,
  shareText,
} from './share-text.ts';

const words: ShareWords = {
  title: (game) => `Inkling ${game}`,
  helps: english.helps,
  play: 'Play',
};
const spec: ShareSpec = {
  game: 'Codes & <pegs>',
  result: 'Found in 2 of 12',
  helps: NO_HELPS,
  layout: 'squares',
  rows: [
    ['exact', 'near', 'none', 'none'],
    ['exact', 'exact', 'exact', 'exact'],
  ],
  spoken: (turn, row) => `Turn ${turn}: ${row.filter((mark) => mark === 'exact').length} exact.`,
  page: '#/codes',
  sameGame: 'm/abc',
};
const BASE = 'https://example.org/sub/?x#/somewhere';

describe('a shared game', () => {
  it('is text with its name, helps, marks and address', () => {
    expect(shareText(spec, words, BASE)).toBe(
      'Inkling Codes & <pegs>\nFound in 2 of 12, no notes\n●○––\n●●●●\nhttps://example.org/sub/?x#/codes',
    );
    expect(shareText({ ...spec, helps: undefined }, words, BASE)).not.toContain('notes');
  });

  it.each([
    [{ withNotes: true, withHints: false }, 'with notes'],
    [{ withNotes: false, withHints: true }, 'with hints'],
    [{ withNotes: true, withHints: true }, 'with notes and hints'],
  ])('names the help that was used, in every form: %j', (helps, said) => {
    const result = `Found in 2 of 12, ${said}`;
    const helped = { ...spec, helps };
    expect(shareText(helped, words, BASE)).toContain(`${result}\n`);
    expect(shareSpoken(helped, words)).toContain(`${result}.`);
    expect(shareMarkdown(helped, words, BASE)).toContain(`${result}\n`);
    expect(drawPicture(helped, words, '').svg).toContain(`${result}<`);
  });

  it('is a picture with a smaller font for a long result line', () => {
    const long = { ...spec, layout: 'rows', result: 'Not all 4 words in 9, with notes and hints' } as const;
    const { svg } = drawPicture({ ...long, helps: undefined }, words, '');
    const [, size] = /font-size="(\d+)" font-weight="700"/.exec(svg) ?? [];
    expect(Number(size)).toBe(27);
    expect(drawPicture(spec, words, '').svg).toContain('font-size="30" font-weight="700"');
  });

  it('can be spoken sentences or Markdown', () => {
    expect(shareSpoken(spec, words)).toBe(
      'Inkling Codes & <pegs>. Found in 2 of 12, no notes.\nTurn 1: 1 exact.\nTurn 2: 4 exact.',
    );
    expect(shareMarkdown(spec, words, BASE)).toContain('```\n●○––\n●●●●\n```');
  });

  it('has a link to the same game if a link can hold it', () => {
    expect(sameGameAddress(spec, BASE)).toBe('https://example.org/sub/?x#/codes/m/abc');
    expect(sameGameAddress({ ...spec, sameGame: undefined }, BASE)).toBeUndefined();
  });

  it('can be embedded as a frame with the same game', () => {
    expect(embedAddress(spec, 'https://example.org/sub/#/x')).toBe(
      'https://example.org/sub/embed#/codes/m/abc',
    );
  });

  it('has embed code in which its title and address are escaped', () => {
    expect(embedCode('a "b" <c>', 'https://e.org/"onload=x')).not.toMatch(/"onload|<c>/);
  });

  it.each(['rows', 'squares', 'marks', 'named'] as const)(
    'is a picture with the layout %s, every mark and all text escaped',
    (layout) => {
      const { svg } = drawPicture({ ...spec, layout }, words, 'https://example.org', '@font-face{}');
      expect(svg.match(/r="13"/g)).toHaveLength(5);
      expect(svg.match(/r="11"/g)).toHaveLength(1);
      const nothing = layout === 'rows' ? /d="M[\d.]+ [\d.]+h/g : /r="4"/g;
      expect(svg.match(nothing)).toHaveLength(2);
      expect(svg).toContain('<style>@font-face{}</style>');
      expect(svg).toContain('Codes &#38; &#60;pegs&#62;');
      expect(svg).toContain('Found in 2 of 12, no notes');
    },
  );

  it('has a picture large enough for long and wide games', () => {
    const wide = { ...spec, rows: Array.from({ length: 30 }, () => Array<'near'>(12).fill('near')) };
    const { svg, width, height } = drawPicture(wide, words, '');
    const right = Array.from(svg.matchAll(/cx="([\d.]+)"/g), ([, x]) => Number(x));
    const low = Array.from(svg.matchAll(/cy="([\d.]+)"/g), ([, y]) => Number(y));
    expect(Math.max(...right)).toBeLessThan(width);
    expect(Math.max(...low) + 112).toBeLessThan(height);
  });
});
