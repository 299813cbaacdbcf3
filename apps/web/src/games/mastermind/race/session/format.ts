import { replay, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import type { GameFormat } from '../../../../shell/saved/saved-game.ts';
import { emptyDraft, makeDraft, parseDraft } from '../../session/draft.ts';
import { type RaceState, sheetOf } from './race-session.ts';
import { makeSetting, parseSetting, type Setting } from './setting.ts';

/**
 * How a race is saved between visits: with no secret except the seed, and without the rivals' guesses. It is not listed
 * among the saved games until it is decided (see `filing.ts`). An invalid draft is read as an empty one.
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

/** Whether a sheet has the rules of the setting and a single line with the cursor at its end: nothing was undone. */
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
