import { expect, it } from 'vitest';
import { exitOf } from './server-program.ts';

it.each<[number | null, NodeJS.Signals | null, number]>([
  [0, null, 0],
  [2, null, 2],
  [5, null, 5],
  [99, null, 1],
  [null, 'SIGKILL', 1],
  // Killed by a signal, or exited in an orderly way because of one.
  [null, 'SIGTERM', 130],
  [null, 'SIGINT', 130],
  [143, null, 130],
  [130, null, 130],
])('a program that exits with code %s or signal %s gives exit code %i', (code, signal, exit) => {
  expect(exitOf(code, signal)).toBe(exit);
});
