import { parentPort } from 'node:worker_threads';
import { answer, type Question } from '../duel/computer.ts';

/** The thread that thinks. */
if (parentPort) {
  const port = parentPort;
  port.on('message', (question: Question) => port.postMessage(answer(question), []));
}
