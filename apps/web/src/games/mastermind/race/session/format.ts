import { replay, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import type { GameFormat } from '../../../../shell/saved/saved-game.ts';
import { emptyDraft, makeDraft, parseDraft } from '../../session/draft.ts';
import { type RaceState, sheetOf } from './race-session.ts';
import { makeSetting, parseSetting, type Setting } from './setting.ts';

/**
 * How a race is kept between visits: text only, no secret but the seed, and nothing that a rival guessed. It is listed
 * among the kept games only when it is decided. A broken draft is an empty one.
 */
export const FORMAT: GameFormat<RaceState> = {
  game: mastermind.id,
  key: 'race',
  isListed: false,
  fields: ({ setting, draft, filed }) => ({
    setting: makeSetting(setting),
    draft: makeDraft(draft),
    filed,
  }),
  parse(sheet, saved) {
    const setting = parseSetting(textOf(saved['setting']));
    if (!setting || !isRaceOf(setting, sheet)) return undefined;
    const draft = parseDraft(textOf(saved['draft']), setting.rules) ?? emptyDraft(setting.rules.places);
    return { setting, sheet, draft, filed: saved['filed'] === true };
  },
};

/** The rules are the setting's, and there is one line with the cursor at its end: nothing was taken back. */
function isRaceOf(setting: Setting, sheet: Sheet): boolean {
  const fresh = sheetOf(setting, sheet.seed);
  const last = sheet.nodes.length - 1;
  return (
    sheet.params === fresh.params &&
    sheet.cursor === last &&
    sheet.nodes.every(({ parent }, node) => parent === node - 1) &&
    replay(mastermind, sheet).ok
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
