import { expect, it } from 'vitest';
import { runModel } from './testing/model-run.ts';

/** `npm run prove model` executes 150 times as many. */
const EXECUTED_MIN = 1000;

it(`the server does what a simple model foresees in at least ${EXECUTED_MIN} commands, restarts and repeats among them`, async () => {
  expect(await runModel(EXECUTED_MIN)).toBeGreaterThanOrEqual(EXECUTED_MIN);
});
