import { newSheet, type Sheet } from '@inkling/core/sheet';
import { makeRound, parseRounds, type Round } from '@inkling/games/word/rules/rounds';
import type { GameFormat } from '../../../../shell/saved/saved-game.ts';
import type { WordFindings } from '../../engine/questions.ts';
import { alphabetOfList, type ListId, parseListId } from '../../model/lists.ts';
import { makeGrid, parseGrid, type ShareGrid } from '../../model/share-grid.ts';
import { solverMessages } from '../messages/language.ts';
import { EMPTY_DRAFT, makeDraft, parseDraft, type RoundDraft } from './draft.ts';

/** The rounds of a game from elsewhere, and the one that is being typed. */
export interface SolverState {
  /** The solver's sheet. Each move is a whole position, as the string of its rounds; the rules are the list's id. */
  readonly sheet: Sheet;
  readonly draft: RoundDraft;
  /** Squares without letters, for which words are searched in addition to the rounds. */
  readonly grid: ShareGrid | undefined;
}

/** The name of the page, and of its saved data. */
const SOLVER = 'wordsolver';

/** The format of the solver's data. The solver is not a game, so it does not appear in lists of games. */
export const FORMAT: GameFormat<SolverState> = {
  game: SOLVER,
  isListed: false,
  fields: ({ draft, grid }) => ({ draft: makeDraft(draft), ...(grid && { grid: makeGrid(grid) }) }),
  parse(sheet, { draft, grid }) {
    const isWhole =
      parseListId(sheet.params) && sheet.nodes.every((_, cursor) => roundsAt({ ...sheet, cursor }));
    return isWhole ? { sheet, draft: parseDraft(draft), grid: parseGrid(grid) } : undefined;
  },
};

export function freshState(list: ListId): SolverState {
  return { sheet: newSheet(SOLVER, list, ''), draft: EMPTY_DRAFT, grid: undefined };
}

export function listOf(sheet: Sheet): ListId {
  return parseListId(sheet.params) ?? 'english';
}

/** The rounds at the cursor. Undefined for a string that no page wrote. */
export function roundsAt(sheet: Sheet): readonly Round[] | undefined {
  const text = sheet.nodes[sheet.cursor]?.move ?? NONE;
  if (sheet.cursor === 0 || text === NONE) return [];
  const rounds = parseRounds(alphabetOfList(listOf(sheet)), [text]);
  return rounds.ok ? rounds.value : undefined;
}

export function roundsText(list: ListId, rounds: readonly Round[]): string {
  const alphabet = alphabetOfList(list);
  return rounds.length === 0 ? NONE : rounds.map((round) => makeRound(alphabet, round)).join(' ');
}

const NONE = '-';

/** A sentence with the number of patterns of the hinted letters. */
export function patternsSentence(findings: WordFindings | undefined): string {
  const { heading, count } = solverMessages().patterns;
  const { total, completable } = findings?.hints.patterns ?? {};
  return `${heading}: ${count(total, completable)}.`;
}

/** A sentence about the rounds that contradict each other. Undefined if none do. */
export function conflictSentence(findings: WordFindings | undefined): string | undefined {
  if (!findings || findings.check.consistent) return undefined;
  const { conflict, repairs } = findings.check;
  return solverMessages().conflict.spoken(conflict, repairs.length);
}
