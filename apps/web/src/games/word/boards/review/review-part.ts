import { lineOf, type Sheet } from '@inkling/core/sheet';
import type { DeviceServices } from '../../../../shell/device-services.ts';
import type { Helps } from '../../../../shell/parts/helps.ts';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../../shell/review-part.ts';
import { reviewOfSheets } from '../../../../shell/reviewed-sheet.ts';
import { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import { type BoardsQuestions, startBoardsWorker } from '../engine/questions.ts';
import { FORMAT, readSetup } from '../session/format.ts';
import { ReviewedBoardsGame } from './reviewed-boards-game.tsx';

export const review: ReviewPart = reviewOfSheets(FORMAT, makeReview);

/** Reviews a game. The worker judges it, because only the worker knows the words. */
async function makeReview(
  sheet: Sheet,
  helps: Helps | undefined,
  services: DeviceServices,
): Promise<ReviewedGame | Unreviewed> {
  const setup = readSetup(sheet.params);
  if (!setup) return 'missing';
  const moves = lineOf(sheet);
  if (moves.length === 0) return 'noTurns';
  const worker = new WorkerClient<BoardsQuestions>(startBoardsWorker, () => undefined);
  const { params, seed } = sheet;
  const answer = await worker.ask('game', { params, seed, moves, guess: undefined });
  if (answer?.kind !== 'game' || !answer.view.over) {
    worker.close();
    return answer?.kind === 'game' ? 'unfinished' : 'missing';
  }
  return new ReviewedBoardsGame({ view: answer.view, setup, sheet, helps }, worker, services);
}
