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
  /** Its moves are whole positions, each as its rounds in text; its rules are the name of the list. */
  readonly sheet: Sheet;
  readonly draft: RoundDraft;
  /** Squares without letters, whose words are looked for beside the rounds. */
  readonly grid: ShareGrid | undefined;
}

/** The name of the page, and of what it keeps. */
const SOLVER = 'wordsolver';

/** It is no game, so no list of games has it. */
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

/** The rounds at the cursor, or `undefined` for a text that no page wrote. */
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

/** How many patterns the hinted letters have. */
export function patternsSentence(findings: WordFindings | undefined): string {
  const { heading, count } = solverMessages().patterns;
  const { total, completable } = findings?.hints.patterns ?? {};
  return `${heading}: ${count(total, completable)}.`;
}

/** Which rounds cannot all be true; `undefined` while they can. */
export function conflictSentence(findings: WordFindings | undefined): string | undefined {
  if (!findings || findings.check.consistent) return undefined;
  const { conflict, repairs } = findings.check;
  return solverMessages().conflict.spoken(conflict, repairs.length);
}
