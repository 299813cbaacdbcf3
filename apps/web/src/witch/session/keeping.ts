import { fail, ok, type Result } from '@inkling/core/result';
import { makeSheet, parseSheet, replay, type Sheet } from '@inkling/core/sheet';
import { parseParams } from '@inkling/games/witch/params';
import { game } from './roster.ts';
import { setupOf } from './setup.ts';

/** What is kept of a game between visits: text, and no secret but the seed. */
export interface Kept {
  readonly version: typeof KEPT_VERSION;
  readonly sheet: string;
  readonly again: boolean;
}

export const KEPT_VERSION = 1;

export function makeKept(sheet: Sheet, again: boolean): Kept {
  return { version: KEPT_VERSION, sheet: makeSheet(sheet), again };
}

/**
 * Reads what was kept. Total: anything but a whole, legal game that this page can show is 'unreadable', and the
 * caller keeps it aside.
 */
export function parseKept(value: unknown): Result<{ sheet: Sheet; again: boolean }, 'unreadable'> {
  if (typeof value !== 'object' || value === null) return fail('unreadable');
  const { version, sheet: text, again } = value as Partial<Record<keyof Kept, unknown>>;
  if (version !== KEPT_VERSION || typeof text !== 'string') return fail('unreadable');
  const sheet = parseSheet(text);
  if (!sheet.ok || sheet.value.game !== game.id || !isPlayable(sheet.value)) return fail('unreadable');
  return ok({ sheet: sheet.value, again: again === true });
}

function isPlayable(sheet: Sheet): boolean {
  const params = parseParams(sheet.params);
  return params.ok && setupOf(params.value) !== undefined && replay(game, sheet).ok;
}
