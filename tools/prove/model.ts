import { runModel } from '../../apps/server/src/testing/model-run.ts';

const EXECUTED_MIN = 150_000;

/**
 * Compares the server with a simple model of a room, which predicts every answer, whatever two players do and
 * however often the server restarts.
 */
export async function run(print: (line: string) => void): Promise<void> {
  print(`${await runModel(EXECUTED_MIN)} commands executed, every answer foreseen`);
}
