import { lineOf } from '@inkling/core/sheet';
import { spell } from '@inkling/games/word/rules/letters';
import { parseRounds } from '@inkling/games/word/rules/rounds';
import type { DeviceServices } from '../../../shell/device-services.ts';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../shell/review-part.ts';
import { parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordQuestions } from '../engine/questions.ts';
import { startWordWorker } from '../engine/questions.ts';
import { alphabetOfList, isOwn, type ListId, parseListId } from '../model/lists.ts';
import { OWN_LIST, parseOwnList } from '../model/own-list.ts';
import { parsePlayParams } from '../session/format.ts';
import { WORD_KIND, type WordKind } from '../session/word-kind.ts';
import { playedTries, readTries } from './read-tries.ts';
import { ReviewedWordGame } from './reviewed-word-game.tsx';

export const review: ReviewPart = { ...reviewOf(WORD_KIND), played: playedTries, read: readTries };

/** Creates the review part for a kind of game, which reads saved games and links. */
export function reviewOf(kind: WordKind): ReviewPart {
  return {
    saved: (value, services) => readSavedReview(kind, value, services),
    linked: (text, services) => linked(kind, text, services),
  };
}

/** Reviews a saved game. The worker judges it, because only the worker knows its word. */
async function readSavedReview(
  kind: WordKind,
  value: unknown,
  services: DeviceServices,
): Promise<ReviewedGame | Unreviewed> {
  const state = parseSavedGame(kind.format, value);
  const params = state && parsePlayParams(state.sheet.params);
  if (!state || !params) return 'missing';
  const moves = lineOf(state.sheet);
  if (moves.length === 0) return 'noTurns';
  const worker = newWorker();
  const own = await ownWords(params.list, services);
  const { seed } = state.sheet;
  const answer = await worker.ask('game', {
    game: state.sheet.game,
    own,
    params: state.sheet.params,
    seed,
    moves,
    guess: undefined,
  });
  if (answer?.kind !== 'game' || !answer.view.over) {
    worker.close();
    return answer?.kind === 'game' ? 'unfinished' : 'missing';
  }
  const alphabet = alphabetOfList(params.list);
  const { turns, solved } = answer.view;
  const rounds = turns.map(({ guess, marks }) => ({ guess: spell(alphabet, guess) ?? [], marks }));
  const game = { ...params, kind, own, rounds, isOver: true, isSolved: solved };
  return new ReviewedWordGame(
    { ...game, origin: { sheet: state.sheet, helps: state } },
    { worker, saved: services.saved, stamp: services.stamp },
  );
}

/** Reviews a link such as `english crane:00120 frost:22222`, with `hard` before the rounds of a game in hard mode. */
async function linked(
  kind: WordKind,
  text: string,
  services: DeviceServices,
): Promise<ReviewedGame | Unreviewed> {
  const [, name, hard, rest = ''] = /^(\S+)( hard)? (.*)$/s.exec(text) ?? [];
  const list = parseListId(name);
  if (!list) return 'missing';
  const rounds = parseRounds(alphabetOfList(list), rest);
  if (!rounds.ok) return 'missing';
  const [first] = rounds.value;
  if (!first) return 'noTurns';
  const isSolved = rounds.value.at(-1)?.marks.every((mark) => mark === 2) ?? false;
  return new ReviewedWordGame(
    {
      kind,
      list,
      own: await ownWords(list, services),
      hard: hard !== undefined,
      length: first.guess.length,
      tries: Math.max(rounds.value.length, TRIES_LEAST),
      rounds: rounds.value,
      isOver: isSolved || rounds.value.length >= TRIES_LEAST,
      isSolved,
      origin: undefined,
    },
    { worker: newWorker(), saved: services.saved, stamp: services.stamp },
  );
}

const TRIES_LEAST = 6;

function newWorker(): WorkerClient<WordQuestions> {
  return new WorkerClient(startWordWorker, () => undefined);
}

/** The user's own words, if the game was played with them. */
async function ownWords(list: ListId, { saved }: DeviceServices): Promise<string> {
  if (!isOwn(list)) return '';
  const own = (await saved.value(OWN_LIST, parseOwnList)).value;
  return own.id === list ? own.words : '';
}
