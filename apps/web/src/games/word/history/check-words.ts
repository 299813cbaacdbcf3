import type { Saved } from '../../../shell/saved/saved.ts';
import { WorkerClient } from '../../../shell/worker/worker-client.ts';
import { startWordWorker, type WordQuestions } from '../engine/questions.ts';
import { isOwn, lengthsOfList } from '../model/lists.ts';
import { OWN_LIST, parseOwnList } from '../model/own-list.ts';
import { FORMAT, parsePlayParams } from '../session/format.ts';
import { haveLegalLines } from './legal-lines.ts';

/**
 * Returns for each saved value whether it is a legal game of Word, or of another game with its format. Nothing can be
 * said about a game with a list of words that is not on this device, or cannot be loaded: it counts as legal.
 */
export async function checkWordGames(
  game: string,
  values: readonly unknown[],
  saved: Saved,
): Promise<readonly boolean[]> {
  const own = (await saved.value(OWN_LIST, parseOwnList)).value;
  const worker = new WorkerClient<WordQuestions>(startWordWorker, () => undefined);
  const legal = await haveLegalLines({ ...FORMAT, game }, values, async (line) => {
    const params = parsePlayParams(line.params);
    if (!params) return false;
    const { list, length } = params;
    if (isOwn(list) ? list !== own.id : !lengthsOfList(list).includes(length)) return isOwn(list);
    const answer = await worker.ask('game', { ...line, game, own: own.words, guess: undefined });
    return answer?.kind !== 'not-a-game';
  });
  worker.close();
  return legal;
}
