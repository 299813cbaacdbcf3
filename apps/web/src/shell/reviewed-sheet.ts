import { lineOf, newSheet, playMove, type Sheet } from '@inkling/core/sheet';
import type { DeviceServices } from './device-services.ts';
import type { Helps } from './parts/helps.ts';
import type { ReviewedGame, ReviewPart, Unreviewed } from './review-part.ts';
import { type GameFormat, parseSavedGame } from './saved/saved-game.ts';

/** What Review shows of a finished game that is a sheet and is judged by one measure. */
export class ReviewedSheet {
  readonly references: readonly string[] = [];
  readonly helps: Helps | undefined;
  readonly sheet: Sheet;

  constructor(sheet: Sheet, helps: Helps | undefined) {
    this.sheet = sheet;
    this.helps = helps;
  }

  get seed(): string {
    return this.sheet.seed;
  }

  get link(): string {
    return makeSheetLine(this.sheet);
  }

  referenceName(): string {
    return '';
  }
}

/** Reads sheets that are saved or in a link. A link does not say whether something helped. */
export function reviewOfSheets<State extends { readonly sheet: Sheet } & Partial<Helps>>(
  format: GameFormat<State>,
  makeReview: (
    sheet: Sheet,
    helps: Helps | undefined,
    services: DeviceServices,
  ) => Promise<ReviewedGame | Unreviewed> | ReviewedGame | Unreviewed,
): ReviewPart {
  return {
    async saved(value, services) {
      const state = parseSavedGame(format, value);
      return state ? makeReview(state.sheet, helpsOf(state), services) : 'missing';
    },
    async linked(text, services) {
      const sheet = parseSheetLine(format.game, text);
      const state = sheet && format.parse(sheet, {});
      return state ? makeReview(state.sheet, undefined, services) : 'missing';
    },
  };
}

/** A game that has no helps notes none. */
function helpsOf({ withNotes, withHints = false }: Partial<Helps>): Helps | undefined {
  return withNotes === undefined ? undefined : { withNotes, withHints };
}

/** Rules, seed and moves of a game, a line each: the text of a link to it. */
function makeSheetLine(sheet: Sheet): string {
  return [sheet.params, sheet.seed, ...lineOf(sheet)].join('\n');
}

/** The sheet in such a text; whether it can be played is not asked. Total. */
function parseSheetLine(game: string, text: string): Sheet | undefined {
  const [params = '', seed = '', ...moves] = text.split('\n');
  return moves.length > MOVES_MAX ? undefined : moves.reduce(playMove, newSheet(game, params, seed));
}

const MOVES_MAX = 1000;
