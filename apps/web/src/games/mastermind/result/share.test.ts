import { playMove, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { expect, it } from 'vitest';
import { NO_HELPS } from '../../../shell/parts/helps.ts';
import { english } from '../../../shell/share/messages/english.ts';
import { drawPicture } from '../../../shell/share/share-picture.ts';
import { shareMarkdown, shareSpoken, shareText } from '../../../shell/share/share-text.ts';
import { sheetFor, viewOf } from '../session/session.ts';
import { shareOf } from './share.ts';

const GUESSES = [
  [0, 0, 1, 1],
  [2, 2, 3, 3],
];

const TURNS = 10;

/** A game that was lost by repeating these guesses. */
function played(seed: string): Sheet {
  let sheet = sheetFor(4, seed);
  for (let turn = 0; turn < TURNS; turn++) {
    const code = GUESSES[turn % GUESSES.length] as number[];
    sheet = playMove(sheet, mastermind.makeMove({ kind: 'guess', code }));
  }
  return sheet;
}

it('shares identical bytes for two codes with the same answers', () => {
  const seen = new Map<string, { readonly secret: string; readonly forms: readonly string[] }>();
  let pairs = 0;
  for (let seed = 0; seed < 60; seed++) {
    const sheet = played(`seed ${seed}`);
    const view = viewOf(sheet);
    if (view.turns.length < TURNS || !view.secret) continue;
    const marks = JSON.stringify(view.turns.map(({ feedback }) => feedback));
    const spec = shareOf(view, sheet, NO_HELPS);
    const base = 'https://example.org/';
    const forms = [
      shareText(spec, english, base),
      shareSpoken(spec, english),
      shareMarkdown(spec, english, base),
      drawPicture(spec, english, 'example.org').svg,
    ];
    const secret = Array.from(view.secret).join();
    const other = seen.get(marks);
    if (!other) seen.set(marks, { secret, forms });
    else if (other.secret !== secret) {
      pairs++;
      expect(forms).toEqual(other.forms);
    }
  }
  expect(pairs).toBeGreaterThan(10);
});
