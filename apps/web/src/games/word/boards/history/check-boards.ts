import { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import { haveLegalLines } from '../../history/legal-lines.ts';
import { lengthsOfList } from '../../model/lists.ts';
import { type BoardsQuestions, startBoardsWorker } from '../engine/questions.ts';
import { FORMAT, readSetup } from '../session/format.ts';

/** Returns for each saved value whether it is a legal game. A game whose list cannot be loaded counts as legal. */
export async function checkBoardsGames(values: readonly unknown[]): Promise<readonly boolean[]> {
  const worker = new WorkerClient<BoardsQuestions>(startBoardsWorker, () => undefined);
  const legal = await haveLegalLines(FORMAT, values, async (line) => {
    const setup = readSetup(line.params);
    if (!setup || !lengthsOfList(setup.list).includes(setup.length)) return false;
    const answer = await worker.ask('game', { ...line, guess: undefined });
    return answer?.kind !== 'not-a-game';
  });
  worker.close();
  return legal;
}
