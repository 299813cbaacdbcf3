import { afterEach, expect, it, vi } from 'vitest';
import { processWorld } from './process-world.ts';

afterEach(() => vi.restoreAllMocks());

it('acknowledges Ctrl-C immediately, even if the work takes a while to stop', () => {
  const before = process.listeners('SIGINT');
  const world = processWorld();
  const [listener] = process.listeners('SIGINT').filter((one) => !before.includes(one));
  const isTerminal = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  let asked = 0;
  world.onInterrupt(() => (asked += 1));
  listener?.('SIGINT');
  expect([asked, written.join('')]).toEqual([1, expect.stringContaining('Stopping.')]);
  process.off('SIGINT', listener as NodeJS.SignalsListener);
  if (isTerminal) Object.defineProperty(process.stderr, 'isTTY', isTerminal);
  else Reflect.deleteProperty(process.stderr, 'isTTY');
});
