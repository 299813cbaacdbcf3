import type { CodeRules } from '@inkling/core/deduction';
import { makeSheet, redo, replay, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/game';
import { readSheet } from '../session/keeping.ts';
import { parseSeating } from '../session/seating.ts';
import type { Seat } from '../session/setup.ts';

/** A sheet as it lies in the drawer, and how it stands. `value` is what is stored, unchanged. */
export interface KeptSheet {
  readonly key: string;
  readonly value: unknown;
  /** Milliseconds; `undefined` when nobody wrote down the time. */
  readonly changed: number | undefined;
  readonly standing: Standing;
}

export type Standing =
  | {
      readonly kind: 'mastermind';
      readonly sheet: Sheet;
      readonly rules: CodeRules;
      readonly seat: Seat;
      readonly phase: 'unfinished' | 'found' | 'lost';
      readonly turns: number;
    }
  /** A game of another place, in that place's own words for how far it is. */
  | {
      readonly kind: 'other';
      readonly game: string;
      readonly seed: string;
      readonly progress: Progress | undefined;
    }
  | { readonly kind: 'unreadable' };

/**
 * How far a game is, as its place wrote it down beside the sheet: turns of a Word, pairs of a Witch. For the list
 * only; the place itself judges the sheet when it opens it.
 */
export interface Progress {
  readonly phase: 'unfinished' | 'found' | 'lost';
  readonly done: number;
  /** Of how many; for a Witch, the pairs on the board. */
  readonly of: number;
}

/** Total: whatever was stored gets a line in the list, so that it can be deleted or taken along. */
export function readKeptSheet(key: string, value: unknown): KeptSheet {
  const { changed } = fieldsOf(value);
  const time = typeof changed === 'string' ? Date.parse(changed) : Number.NaN;
  return { key, value, changed: Number.isNaN(time) ? undefined : time, standing: standingOf(value) };
}

/** The text of a kept sheet of any game, with its code as it is, or `undefined`. */
export function textOf(value: unknown): string | undefined {
  const { sheet } = fieldsOf(value);
  if (typeof sheet !== 'string') return undefined;
  const read = readSheet(sheet);
  return read.ok ? makeSheet(read.value) : sheet;
}

/** The sheet as far as it was played on the branch visited last. */
export function playedOn(sheet: Sheet): Sheet {
  let at = sheet;
  for (let next = redo(at); next; next = redo(at)) at = next;
  return at;
}

/** The last changed first; those of an unknown time at the end, by name. */
export function newestFirst(a: KeptSheet, b: KeptSheet): number {
  return (b.changed ?? 0) - (a.changed ?? 0) || (a.key < b.key ? -1 : 1);
}

function standingOf(value: unknown): Standing {
  const { sheet: text } = fieldsOf(value);
  const parsed = readSheet(typeof text === 'string' ? text : '');
  if (!parsed.ok) return { kind: 'unreadable' };
  const sheet = parsed.value;
  if (sheet.game !== mastermind.id)
    return { kind: 'other', game: sheet.game, seed: sheet.seed, progress: progressOf(value) };
  const state = replay(mastermind, playedOn(sheet));
  if (!state.ok) return { kind: 'unreadable' };
  const status = mastermind.status(state.value);
  const phase = status.phase === 'playing' ? 'unfinished' : status.winner === 'breaker' ? 'found' : 'lost';
  const { turns, params } = state.value;
  const { seating } = fieldsOf(value);
  const { seat } = parseSeating(seating, params.maker, sheet.nodes.length);
  return { kind: 'mastermind', sheet, rules: params.rules, seat, phase, turns: turns.length };
}

function progressOf(value: unknown): Progress | undefined {
  const { progress } = fieldsOf(value);
  if (typeof progress !== 'object' || progress === null) return undefined;
  const { phase, done, of } = progress as Partial<Record<keyof Progress, unknown>>;
  const known = PHASES.find((name) => name === phase);
  return known && isCount(done) && isCount(of) ? { phase: known, done, of } : undefined;
}

const PHASES = ['unfinished', 'found', 'lost'] as const;

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function fieldsOf(value: unknown): {
  readonly sheet?: unknown;
  readonly changed?: unknown;
  readonly progress?: unknown;
  readonly seating?: unknown;
} {
  return typeof value === 'object' && value !== null ? value : {};
}
