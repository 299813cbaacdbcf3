import { kernelsFor } from '../../engine/kernels.ts';
import { growTree } from './grow.ts';
import type { TreeAsk, TreeNews } from './growing.ts';
import { loadLists } from './own-lists.ts';
import { readTree } from './read-tree.ts';

/** Makes or reads one tree. It is stopped by ending the thread. */
self.addEventListener('message', ({ data }: MessageEvent<TreeAsk>) => {
  void answer(data);
});

async function answer(ask: TreeAsk): Promise<void> {
  const begun = performance.now();
  const over = (found: Extract<TreeNews, { kind: 'over' }>['found']) =>
    post({ kind: 'over', found, milliseconds: performance.now() - begun });
  if (ask.kind === 'read') {
    over(readTree(ask.text, ask.rules, await loadLists(ask.text, ask.lists)));
    return;
  }
  const work = growTree(ask.source, ask.rules, await kernelsFor(ask.rules));
  let told = begun;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      over(step.value);
      return;
    }
    if (performance.now() - told < NEWS_EVERY_MS) continue;
    told = performance.now();
    post({ kind: 'progress', progress: step.value });
  }
}

function post(news: TreeNews): void {
  self.postMessage(news, { transfer: [] });
}

const NEWS_EVERY_MS = 80;
