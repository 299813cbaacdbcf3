import { kernelsFor } from '../../engine/kernels.ts';
import { loadLabWords } from '../session/word-lists.ts';
import { splitCodes } from './split-codes.ts';
import { splitWords } from './split-words.ts';
import type { SplitAsk, SplitNews } from './splitting.ts';

/** Splits the codes left by one or two guesses. It is stopped by ending the thread. */
self.addEventListener('message', ({ data }: MessageEvent<SplitAsk>) => {
  void split(data);
});

async function split(ask: SplitAsk): Promise<void> {
  for await (const news of workOf(ask)) {
    if (news) post(news);
    if (news?.kind === 'fault') return;
  }
  post({ kind: 'over' });
}

async function* workOf({ game, history, guesses }: SplitAsk): AsyncGenerator<SplitNews | undefined> {
  if (game.kind === 'codes') {
    const turns = history.kind === 'codes' ? history.turns : [];
    const kernels = await kernelsFor(game.rules);
    yield* splitCodes(game.rules, turns, guesses, () => performance.now(), kernels);
    return;
  }
  const lists = await loadLabWords();
  const rounds = history.kind === 'words' ? history.rounds : [];
  if (!lists) yield { kind: 'fault', fault: { code: 'no-words' } };
  else yield* splitWords(lists, rounds, guesses, game.hard);
}

function post(news: SplitNews): void {
  self.postMessage(news, { transfer: [] });
}
