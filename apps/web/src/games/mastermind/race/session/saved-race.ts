import { fail, ok, type Result } from '@inkling/core/result';
import { makeSheet, parseSheet, replay, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { type Draft, emptyDraft, makeDraft, parseDraft } from '../../session/draft.ts';
import { sheetOf } from './race-session.ts';
import { makeSetting, parseSetting, type Setting } from './setting.ts';

/** What is kept of a race between visits: text only, no secret but the seed, and nothing that a rival guessed. */
export interface SavedRace {
  readonly version: typeof VERSION;
  readonly setting: string;
  readonly sheet: string;
  readonly draft: string;
}

export const VERSION = 1;

export interface Race {
  readonly setting: Setting;
  readonly sheet: Sheet;
  readonly draft: Draft;
}

export function makeSavedRace({ setting, sheet, draft }: Race): SavedRace {
  return {
    version: VERSION,
    setting: makeSetting(setting),
    sheet: makeSheet(sheet),
    draft: makeDraft(draft),
  };
}

/** Total: anything that is not a whole race without branches is 'unreadable'; a broken draft is an empty one. */
export function parseSavedRace(value: unknown): Result<Race, 'unreadable'> {
  if (typeof value !== 'object' || value === null) return fail('unreadable');
  const kept = value as Partial<Record<keyof SavedRace, unknown>>;
  if (kept.version !== VERSION) return fail('unreadable');
  const setting = parseSetting(textOf(kept.setting));
  const sheet = parseSheet(textOf(kept.sheet));
  if (!setting || !sheet.ok || !isRaceOf(setting, sheet.value)) return fail('unreadable');
  const draft = parseDraft(textOf(kept.draft), setting.rules) ?? emptyDraft(setting.rules.places);
  return ok({ setting, sheet: sheet.value, draft });
}

/** The rules are the setting's, and there is one line with the cursor at its end: nothing was taken back. */
function isRaceOf(setting: Setting, sheet: Sheet): boolean {
  const fresh = sheetOf(setting, sheet.seed);
  const last = sheet.nodes.length - 1;
  return (
    sheet.game === fresh.game &&
    sheet.params === fresh.params &&
    sheet.cursor === last &&
    sheet.nodes.every(({ parent }, node) => parent === node - 1) &&
    replay(mastermind, sheet).ok
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
