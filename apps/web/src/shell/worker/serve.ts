import type { Asked, Protocol } from './protocol.ts';

/**
 * The main loop of a worker. Open questions take turns, one slice each, so that a short one never waits for a long one.
 * A question that has been replaced by a newer one of the same name is dropped without an answer. After a step that
 * yields a promise, which must never reject, the question continues once the promise has resolved.
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
