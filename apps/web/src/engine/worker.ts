import type { Asked, QuestionName } from './questions.ts';
import { Thinker } from './thinker.ts';

/**
 * The engine's thread. Questions take turns, a slice each, so a short one never waits for a long one; a question
 * that a newer one of the same name has replaced is dropped without an answer.
 */
const thinker = new Thinker();
const latest = new Map<QuestionName, number>();
const open: { readonly asked: Asked; readonly work: ReturnType<Thinker['answer']> }[] = [];
const alarm = new MessageChannel();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  latest.set(data.name, data.id);
  open.push({ asked: data, work: thinker.answer(data) });
  if (open.length === 1) alarm.port2.postMessage(0);
});

alarm.port1.addEventListener('message', () => {
  const next = open.shift();
  if (next && latest.get(next.asked.name) === next.asked.id) {
    const step = next.work.next();
    if (step.done) self.postMessage({ id: next.asked.id, answer: step.value }, { transfer: [] });
    else open.push(next);
  }
  if (open.length > 0) alarm.port2.postMessage(0);
});
alarm.port1.start();
