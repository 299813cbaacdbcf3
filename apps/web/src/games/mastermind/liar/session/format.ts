import { isWhole, newSheet, type Sheet } from '@inkling/core/sheet';
import { liarGame } from '@inkling/games/mastermind/liar/rules/game';
import { makeLiarParams, parseLiarParams } from '@inkling/games/mastermind/liar/rules/params';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { type Helps, NO_HELPS, parseHelps } from '../../../../shell/parts/helps.ts';
import type { GameFormat } from '../../../../shell/saved/saved-game.ts';
import { type Draft, emptyDraft, makeDraft, parseDraft } from '../../session/draft.ts';

/** A game, its draft, the rows that the user doubts, the help used, and whether the drawer is open. */
export interface LiarGameState extends Helps {
  readonly sheet: Sheet;
  readonly draft: Draft;
  /** Zero-based turns, ascending. */
  readonly doubted: readonly number[];
  readonly drawerOpen: boolean;
}

/** The rules that the page offers; the terminal offers others. */
export const RULES = ['p3c6r', 'p4c6r', 'p4c8r', 'p5c6r'] as const;
export const LIES = [1, 2] as const;

export interface Setup {
  readonly rules: string;
  readonly liesMax: number;
}

export const FIRST_SETUP: Setup = { rules: 'p4c6r', liesMax: 1 };

const TURNS_MAX = 12;

export const FORMAT: GameFormat<LiarGameState> = {
  game: liarGame.id,
  fields: ({ draft, doubted, withNotes, withHints, drawerOpen }) => ({
    draft: makeDraft(draft),
    doubted,
    withNotes,
    withHints,
    drawerOpen,
  }),
  parse(sheet, fields) {
    const { draft, doubted, drawerOpen } = fields;
    const params = parseLiarParams(sheet.params);
    if (!params.ok || !isWhole(liarGame, sheet)) return undefined;
    const { rules, turnsMax } = params.value;
    const typed = typeof draft === 'string' ? parseDraft(draft, rules) : undefined;
    const rows = Array.isArray(doubted) ? doubted : [];
    return {
      sheet,
      draft: typed ?? emptyDraft(rules.places),
      doubted: Array.from({ length: turnsMax }, (_, turn) => turn).filter((turn) => rows.includes(turn)),
      ...parseHelps(fields),
      drawerOpen: drawerOpen === true,
    };
  },
};

export function freshState({ rules: text, liesMax }: Setup, seed: string): LiarGameState {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(`invalid rules: ${text}`);
  const params = makeLiarParams({ rules: rules.value, liesMax, turnsMax: TURNS_MAX });
  return {
    sheet: newSheet(liarGame.id, params, seed),
    draft: emptyDraft(rules.value.places),
    doubted: [],
    ...NO_HELPS,
    drawerOpen: false,
  };
}
