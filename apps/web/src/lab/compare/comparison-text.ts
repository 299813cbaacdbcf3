import { makeSummary, SUMMARY_HEADING } from '@inkling/solvers/optimal/notation/mmstrat';
import { type LabGame, makeLabGame } from '../session/lab-game.ts';
import type { ContestRow } from './contest-row.ts';
import type { Contestant } from './contestants.ts';

/** The terminal's line for the same contest. */
export function compareCommand(game: LabGame, contestants: readonly Contestant[]): string {
  const names = contestants.join(',');
  return game.kind === 'codes'
    ? `inkling compare mastermind --rules ${makeLabGame(game)} --strategies ${names}`
    : `inkling compare word --strategies ${names}${game.hard ? ' --hard' : ''}`;
}

/** The summary lines of mmstrat, as results are printed in the literature. */
export function summaryLines(rows: readonly ContestRow[]): string {
  return [SUMMARY_HEADING, ...rows.map((row) => makeSummary(row.contestant, row))].join('\n');
}
