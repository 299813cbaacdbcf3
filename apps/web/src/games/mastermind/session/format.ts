import { isWhole } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { SAVED_VERSION, type SavedFields } from '../../../shell/saved/saved.ts';
import { type GameFormat, makeSavedGame, parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { makeAnswer, parseAnswer } from './answer.ts';
import { emptyDraft, makeDraft, parseDraft } from './draft.ts';
import { parseHeld } from './held-places.ts';
import { parseNotes } from './notes.ts';
import { deobfuscate, obfuscate } from './obfuscation.ts';
import { parseSeating } from './seating.ts';
import { type MastermindGameState, viewOf } from './session.ts';

/** How a game is saved, with its deposited codes obfuscated. An invalid draft is read as an empty one. */
export const FORMAT: GameFormat<MastermindGameState> = {
  game: mastermind.id,
  fields: ({ draft, answer, seating, notes, held }) => ({
    draft: makeDraft(draft),
    answer: makeAnswer(answer),
    seating,
    ...notes,
    held,
  }),
  parse(sheet, saved) {
    if (!isWhole(mastermind, sheet)) return undefined;
    const { rules, maker } = viewOf(sheet);
    const draft = typeof saved['draft'] === 'string' ? parseDraft(saved['draft'], rules) : undefined;
    return {
      sheet,
      draft: draft ?? emptyDraft(rules.places),
      answer: parseAnswer(saved['answer'], rules.places),
      seating: parseSeating(saved['seating'], maker, sheet.nodes.length),
      notes: parseNotes(saved),
      held: parseHeld(saved['held'], rules.places),
    };
  },
  conceal: obfuscate,
  reveal: deobfuscate,
};

/** Serialises a game to plain data that contains no secret except the seed and an obfuscated code. */
export function makeSaved(state: MastermindGameState): SavedFields {
  return { ...makeSavedGame(FORMAT, state), version: SAVED_VERSION };
}

/** Never throws: returns undefined for anything that is not a complete, legal game of this page. */
export function parseSaved(value: unknown): MastermindGameState | undefined {
  return parseSavedGame(FORMAT, value);
}
