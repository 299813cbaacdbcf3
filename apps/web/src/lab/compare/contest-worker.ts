import type { WordStrategy } from '@inkling/solvers/words/rank';
import { kernelsFor } from '../../engine/kernels.ts';
import { loadLabWords } from '../session/word-lists.ts';
import { contest } from './contest.ts';
import type { ContestAsk, ContestProgress } from './contest-row.ts';
import type { ContestNews } from './contesting.ts';
import { wordContest } from './word-contest.ts';

/** Plays one contest, a player after the other. It is stopped by ending the thread. */
self.addEventListener('message', ({ data }: MessageEvent<ContestAsk>) => {
  void play(data);
});

async function play({ game, contestants, seed }: ContestAsk): Promise<void> {
  const lists = game.kind === 'words' ? await loadLabWords() : undefined;
  for (const contestant of contestants) {
    if (game.kind === 'codes') {
      const outcome = told(contest(contestant, game.rules, seed, await kernelsFor(game.rules)));
      if ('row' in outcome) post({ kind: 'row', row: outcome.row });
      else post({ kind: 'refused', contestant, why: outcome.refused });
    } else if (!lists) post({ kind: 'refused', contestant, why: 'no-words' });
    else post({ kind: 'row', row: told(wordContest(contestant as WordStrategy, lists, game.hard)) });
  }
  post({ kind: 'over' });
}

/** Runs to the end and tells of the way there, not more often than it can be read. */
function told<T>(work: Generator<ContestProgress, T>): T {
  let last = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - last < NEWS_EVERY_MS) continue;
    last = performance.now();
    post({ kind: 'progress', progress: step.value });
  }
}

function post(news: ContestNews): void {
  self.postMessage(news, { transfer: [] });
}

const NEWS_EVERY_MS = 80;
