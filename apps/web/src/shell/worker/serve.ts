import type { Asked, Protocol } from './protocol.ts';

/**
 * The loop of a worker. Questions take turns, a slice each, so a short one never waits for a long one; a question
 * that a newer one of the same name has replaced is dropped without an answer. A step that yields a promise (which
 * never rejects) gets its next slice when that is settled.
 */
export function serveQuestions<Questions extends Protocol<Questions>>(
  answer: (asked: Asked<Questions>) => Generator<unknown, Questions[keyof Questions]['answer']>,
): void {
  interface Open {
    readonly asked: Asked<Questions>;
    readonly work: ReturnType<typeof answer>;
  }
  const latest = new Map<keyof Questions, number>();
  const open: Open[] = [];
  const alarm = new MessageChannel();
  const enter = (next: Open) => {
    open.push(next);
    if (open.length === 1) alarm.port2.postMessage(0);
  };

  self.addEventListener('message', ({ data }: MessageEvent<Asked<Questions>>) => {
    latest.set(data.name, data.id);
    enter({ asked: data, work: answer(data) });
  });

  alarm.port1.addEventListener('message', () => {
    const next = open.shift();
    if (next && latest.get(next.asked.name) === next.asked.id) {
      const step = next.work.next();
      if (step.done) self.postMessage({ id: next.asked.id, answer: step.value }, { transfer: [] });
      else if (step.value instanceof Promise) void step.value.then(() => enter(next));
      else open.push(next);
    }
    if (open.length > 0) alarm.port2.postMessage(0);
  });
  alarm.port1.start();
}
