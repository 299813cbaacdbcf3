import { fail, ok, type Result } from '@inkling/core/result';
import { makeSheet, replay, type Sheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { type GameFormat, parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { type Answer, makeAnswer, NO_ANSWER, parseAnswer } from './answer.ts';
import { type Draft, emptyDraft, makeDraft, parseDraft } from './draft.ts';
import { unveil, veil } from './obfuscation.ts';
import { parseSeating, type Seating, seatingFor } from './seating.ts';
import { viewOf } from './session.ts';

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

/** How a sheet is kept, with its deposited codes obfuscated. A sheet with a broken draft is a sheet with an empty one. */
export const FORMAT: GameFormat<Laid> = {
  game: mastermind.id,
  fields: ({ draft, answer, seating }) => ({ draft: makeDraft(draft), answer: makeAnswer(answer), seating }),
  parse(sheet, kept) {
    if (!isWhole(sheet)) return undefined;
    const { rules, maker } = viewOf(sheet);
    const draft = typeof kept['draft'] === 'string' ? parseDraft(kept['draft'], rules) : undefined;
    return {
      sheet,
      draft: draft ?? emptyDraft(rules.places),
      answer: parseAnswer(kept['answer'], rules.places),
      seating: parseSeating(kept['seating'], maker, sheet.nodes.length),
    };
  },
  conceal: veil,
  reveal: unveil,
};

/** Total: anything that is not a whole, legal sheet of this page is 'unreadable', and the caller keeps it aside. */
export function parseKept(value: unknown): Result<Laid, 'unreadable'> {
  const laid = parseSavedGame(FORMAT, value);
  return laid ? ok(laid) : fail('unreadable');
}

/** Every branch replays. */
function isWhole(sheet: Sheet): boolean {
  return sheet.nodes.every((_, cursor) => replay(mastermind, { ...sheet, cursor }).ok);
}
