import { fail, ok, type Result } from '@inkling/core/result';
import { makeSheet, parseSheet, replay, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/game';
import { type Answer, makeAnswer, NO_ANSWER, parseAnswer } from './answer.ts';
import { type Draft, emptyDraft, makeDraft, parseDraft } from './draft.ts';
import { viewOf } from './mastermind-session.ts';
import { parseSeating, type Seating, seatingFor } from './seating.ts';
import { unveil, veil } from './veil.ts';

/** What is kept of a session between visits: text only, no secret but the seed and a veiled code. */
export interface Kept {
  readonly version: typeof KEPT_VERSION;
  readonly sheet: string;
  readonly draft: string;
  /** Not known of sheets that were kept before these were. */
  readonly answer?: string;
  readonly seating?: Seating;
  /** When it was last changed, as an ISO date; not known of sheets that were kept before this was. */
  readonly changed?: string;
}

/** A sheet with all that lies beside it. */
export interface Laid {
  readonly sheet: Sheet;
  readonly draft: Draft;
  readonly answer: Answer;
  readonly seating: Seating;
}

export const KEPT_VERSION = 1;

export function makeKept(
  sheet: Sheet,
  draft: Draft,
  seating: Seating = seatingFor('breaker'),
  answer: Answer = NO_ANSWER,
): Kept {
  return {
    version: KEPT_VERSION,
    sheet: makeSheet(veil(sheet)),
    draft: makeDraft(draft),
    answer: makeAnswer(answer),
    seating,
  };
}

/** The sheet in a kept text, with its deposited codes as they are. Says nothing of whether its moves are legal. */
export function readSheet(text: string): Result<Sheet, 'unreadable'> {
  const sheet = parseSheet(text);
  return sheet.ok
    ? ok(sheet.value.game === mastermind.id ? unveil(sheet.value) : sheet.value)
    : fail('unreadable');
}

/**
 * Reads what was kept. Total: anything that is not a whole, legal sheet of this page is 'unreadable' (the caller
 * keeps it aside); a sheet with a broken draft is a sheet with an empty one.
 */
export function parseKept(value: unknown): Result<Laid, 'unreadable'> {
  if (typeof value !== 'object' || value === null) return fail('unreadable');
  const kept = value as Partial<Record<keyof Kept, unknown>>;
  if (kept.version !== KEPT_VERSION || typeof kept.sheet !== 'string') return fail('unreadable');
  const sheet = readSheet(kept.sheet);
  if (!sheet.ok || sheet.value.game !== mastermind.id || !isWhole(sheet.value)) return fail('unreadable');
  const { rules, maker } = viewOf(sheet.value);
  const draft = typeof kept.draft === 'string' ? parseDraft(kept.draft, rules) : undefined;
  return ok({
    sheet: sheet.value,
    draft: draft ?? emptyDraft(rules.places),
    answer: parseAnswer(kept.answer, rules.places),
    seating: parseSeating(kept.seating, maker, sheet.value.nodes.length),
  });
}

/** Every branch replays. */
function isWhole(sheet: Sheet): boolean {
  return sheet.nodes.every((_, cursor) => replay(mastermind, { ...sheet, cursor }).ok);
}
