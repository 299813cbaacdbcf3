import { STORE_URL } from '@inkling/jobs/engine/proof-store';
import { runWorker } from '@inkling/jobs/proof/run-worker';
import type { Handler } from '../../contract/game-terminal.ts';
import { grouped } from '../../messages/numbers.ts';
import { NEEDS_ENGINE, sayWorkerEvent } from '../../messages/proving.ts';
import { EXIT } from '../../shell/exit.ts';
import type { OptionsOf } from '../../shell/options.ts';
import { ProgressLine } from '../../shell/progress-line.ts';
import { type Outcome, refusal } from '../../shell/refusal.ts';
import type { ENGINE_OPTION } from './options.ts';
import { readMemory, readWorkers } from './workers.ts';

type WorkerOptions = OptionsOf<typeof ENGINE_OPTION> & {
  readonly workers?: string;
  readonly memory?: string;
};

/** Works for the proofs of a database until Ctrl-C. */
export const worker: Handler<WorkerOptions> = async ({ words, options }, world) => {
  if (words.length > 0 || options.engine === undefined || !STORE_URL.test(options.engine))
    return refusal('usage', NEEDS_ENGINE);
  const workers = readWorkers(options, 1);
  if (!workers.ok) return workers.error;
  const memory = readMemory(options);
  if (!memory.ok) return memory.error;
  const stop = new AbortController();
  world.onInterrupt(() => stop.abort());
  const line = new ProgressLine(world);
  let done = 0;
  let output = '';
  let end: Outcome = EXIT.interrupted;
  await runWorker({
    engineUrl: options.engine,
    workers: workers.value,
    tableBytes: memory.value,
    signal: stop.signal,
    onEvent: (event) => {
      if (event.kind === 'job' && event.outcome === 'done') done++;
      const sentence = sayWorkerEvent(event);
      if (event.kind === 'refused') end = EXIT.fault;
      if (event.kind === 'missing-packages' || event.kind === 'unreachable') {
        end = refusal('unavailable', sentence ?? '', '--engine');
        return;
      }
      if (sentence === undefined) line.show(() => `working: ${grouped(done)} jobs done`);
      else if (sentence !== output) line.warn(sentence);
      output = sentence ?? output;
    },
  });
  line.clear();
  return end;
};
