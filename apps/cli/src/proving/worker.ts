import { BOARD_URL } from '@inkling/jobs/engine/proof-board';
import { runWorker } from '@inkling/jobs/proof/run-proof';
import { readCount } from '../shell/count.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import { refuse, warn } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { grouped } from '../words/numbers.ts';
import { NEEDS_ENGINE, sayWorkerEvent } from '../words/proving.ts';
import { readWorkers } from './patient-proof.ts';
import { ProgressLine } from './progress-line.ts';

/** Works for the proofs of a database until Ctrl-C. */
export const worker: Handler = async ({ words, options }, world) => {
  if (words.length > 0 || options.engine === undefined || !BOARD_URL.test(options.engine))
    return refuse(world, NEEDS_ENGINE);
  const workers = readWorkers(options, 1);
  if (!workers.ok) return refuse(world, workers.error);
  const memory = readCount(options.memory, 'memory', MEMORY_USUAL_MB, MEMORY_MAX_MB);
  if (!memory.ok) return refuse(world, memory.error);
  const stop = new AbortController();
  world.onInterrupt(() => stop.abort());
  const line = new ProgressLine(world);
  let done = 0;
  let said = '';
  let exit: Exit = EXIT.interrupted;
  await runWorker({
    engineUrl: options.engine,
    workers: workers.value,
    memoBytes: memory.value * 2 ** 20,
    signal: stop.signal,
    onEvent: (event) => {
      if (event.kind === 'job' && event.outcome === 'done') done++;
      if (event.kind === 'missing-packages') exit = EXIT.fault;
      const sentence = sayWorkerEvent(event);
      if (sentence === undefined) line.show(() => `working: ${grouped(done)} jobs done`);
      else if (sentence !== said) warn(world, sentence);
      said = sentence ?? said;
    },
  });
  line.clear();
  return exit;
};

const MEMORY_USUAL_MB = 256;
const MEMORY_MAX_MB = 65_536;
