import { runModel } from '../../apps/server/src/testing/model-run.ts';

const EXECUTED_MIN = 150_000;

/**
 * The server gives every answer that a simple model of a room predicts, whatever two players ask and however
 * often it restarts.
 */
export async function run(print: (line: string) => void): Promise<void> {
  print(`${await runModel(EXECUTED_MIN)} commands executed, every answer foreseen`);
}
