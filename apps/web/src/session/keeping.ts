import { fail, ok, type Result } from '@inkling/core/result';
import { makeSheet, parseSheet, replay, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/game';
import { type Draft, emptyDraft, makeDraft, parseDraft } from './draft.ts';
import { SYMBOLS, viewOf } from './mastermind-session.ts';

/** What is kept of a session between visits: text only, and no secret but the seed. */
export interface Kept {
  readonly version: typeof KEPT_VERSION;
  readonly sheet: string;
  readonly draft: string;
  /** When it was last changed, as an ISO date; not known of sheets that were kept before this was. */
  readonly changed?: string;
}

export const KEPT_VERSION = 1;

export function makeKept(sheet: Sheet, draft: Draft): Kept {
  return { version: KEPT_VERSION, sheet: makeSheet(sheet), draft: makeDraft(draft) };
}

/**
 * Reads what was kept. Total: anything that is not a whole, legal sheet of this page is 'unreadable' (the caller
 * keeps it aside); a sheet with a broken draft is a sheet with an empty one.
 */
export function parseKept(value: unknown): Result<{ sheet: Sheet; draft: Draft }, 'unreadable'> {
  if (typeof value !== 'object' || value === null) return fail('unreadable');
  const { version, sheet: sheetText, draft: draftText } = value as Partial<Record<keyof Kept, unknown>>;
  if (version !== KEPT_VERSION || typeof sheetText !== 'string') return fail('unreadable');
  const sheet = parseSheet(sheetText);
  if (!sheet.ok || sheet.value.game !== mastermind.id || !isPlayable(sheet.value)) return fail('unreadable');
  const { rules } = viewOf(sheet.value);
  const draft = typeof draftText === 'string' ? parseDraft(draftText, rules) : undefined;
  return ok({ sheet: sheet.value, draft: draft ?? emptyDraft(rules.places) });
}

/** Every branch replays, and the rules are ones that this page can show. */
function isPlayable(sheet: Sheet): boolean {
  const whole = sheet.nodes.every((_, cursor) => replay(mastermind, { ...sheet, cursor }).ok);
  if (!whole) return false;
  const { rules, maker } = viewOf(sheet);
  return maker === 'drawn' && (rules.places === 4 || rules.places === 5) && rules.symbols === SYMBOLS;
}
