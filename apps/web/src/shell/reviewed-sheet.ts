import { lineOf, newSheet, playMove, type Sheet } from '@inkling/core/sheet';
import type { DeviceServices } from './device-services.ts';
import type { Helps } from './parts/helps.ts';
import type { ReviewedGame, ReviewPart, Unreviewed } from './review-part.ts';
import { type GameFormat, parseSavedGame } from './saved/saved-game.ts';

/** Base class for the review of a finished game that is stored as a sheet and rated by a single measure. */
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

/** Creates a review part that opens saved or linked sheets. A link does not tell whether help was used. */
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

/** Returns undefined for a game that offers no help, since its state does not record any. */
function helpsOf({ withNotes, withHints = false }: Partial<Helps>): Helps | undefined {
  return withNotes === undefined ? undefined : { withNotes, withHints };
}

/** Returns the text of a link to a game: its rules, its seed and each move, one per line. */
function makeSheetLine(sheet: Sheet): string {
  return [sheet.params, sheet.seed, ...lineOf(sheet)].join('\n');
}

/** Parses such a text into a sheet, without checking that its moves are legal. Never throws. */
function parseSheetLine(game: string, text: string): Sheet | undefined {
  const [params = '', seed = '', ...moves] = text.split('\n');
  return moves.length > MOVES_MAX ? undefined : moves.reduce(playMove, newSheet(game, params, seed));
}

const MOVES_MAX = 1000;
