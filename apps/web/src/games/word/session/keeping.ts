import { makeSheet, parseSheet, type Sheet } from '@inkling/core/sheet';
import type { WordView } from '@inkling/games/word/rules/game';
import { HELPER, helperSheet, roundsAt } from './helper-session.ts';
import { GAME, playSheet, TRIES } from './play-session.ts';
import { EMPTY_DRAFT, makeWordDraft, parseWordDraft, type WordDraft } from './word-draft.ts';

/** In the order of the page; who comes for the first time plays. */
export const MODES = ['play', 'helper'] as const;
export type Mode = (typeof MODES)[number];

/** All that is kept of the place between visits: text only, and no secret but the seed. */
export interface WordKept {
  readonly mode: Mode;
  readonly helper: Sheet;
  readonly helperDraft: WordDraft;
  readonly play: Sheet;
  readonly playDraft: WordDraft;
}

const VERSION = 1;

export function makeWordKept(kept: WordKept): Readonly<Record<string, unknown>> {
  return {
    version: VERSION,
    mode: kept.mode,
    helper: makeSheet(kept.helper),
    helperDraft: makeWordDraft(kept.helperDraft),
    play: makeSheet(kept.play),
    playDraft: makeWordDraft(kept.playDraft),
  };
}

/** Total: `undefined` for anything that is not two whole sheets of this place. */
export function parseWordKept(value: unknown): WordKept | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = value as Readonly<Record<string, unknown>>;
  if (kept['version'] !== VERSION) return undefined;
  const helper = sheetOf(kept['helper'], HELPER);
  const play = sheetOf(kept['play'], GAME);
  const whole = helper?.nodes.every((_, cursor) => roundsAt({ ...helper, cursor }) !== undefined);
  if (!helper || !play || !whole || !/^w\d{1,2}t\d{1,2}h?@english$/.test(play.params)) return undefined;
  return {
    mode: MODES.find((mode) => mode === kept['mode']) ?? 'play',
    helper,
    helperDraft: parseWordDraft(kept['helperDraft']),
    play,
    playDraft: parseWordDraft(kept['playDraft']),
  };
}

/** A game as it lies in the drawer of History, by itself. */
export function makeKeptGame(
  play: Sheet,
  draft: WordDraft,
  view: WordView,
  changed: string,
): Readonly<Record<string, unknown>> {
  const phase = view.solved ? 'found' : view.over ? 'lost' : 'unfinished';
  const progress = { phase, done: view.turns.length, of: TRIES };
  return { version: VERSION, sheet: makeSheet(play), draft: makeWordDraft(draft), changed, progress };
}

export function freshKept(seed: string): WordKept {
  return {
    mode: 'play',
    helper: helperSheet(),
    helperDraft: EMPTY_DRAFT,
    play: playSheet({ length: 5, hard: false }, seed),
    playDraft: EMPTY_DRAFT,
  };
}

function sheetOf(text: unknown, game: string): Sheet | undefined {
  const sheet = typeof text === 'string' ? parseSheet(text) : undefined;
  return sheet?.ok && sheet.value.game === game ? sheet.value : undefined;
}
