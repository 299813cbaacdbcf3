// Searches for the best strategy in a worker, with progress and a time limit. A page does the same with its own
// Worker.
import { Worker } from 'node:worker_threads';
import { verifyCertificate } from 'inkling';
import { searchIn } from 'inkling/worker';
import { game } from './search-game.mjs';

const worker = new Worker(new URL('./search-worker.mjs', import.meta.url));
const best = await searchIn(worker).optimum({
  signal: AbortSignal.timeout(60_000),
  onProgress: ({ nodes, lower, upper }) =>
    console.error(`${nodes} sets, ${lower} to ${upper ?? '…'} guesses`),
});
await worker.terminate();

// The certificate is checked here, so the worker need not be trusted.
const checked = verifyCertificate(best.certificate, game);
console.log(
  `${best.total} guesses for ${game.secrets.length} codes, ${best.proved ? 'proved' : 'not proved'}.`,
);
console.log(
  `The certificate holds: ${checked.ok}. The first guess is ${checked.ok && checked.strategy.next([])}.`,
);
