import { offeredGames } from './games/registry.ts';
import { runProgram } from './program.ts';
import { EXIT } from './shell/exit.ts';
import { processWorld } from './shell/process-world.ts';
import { VERBS } from './verbs/verbs.ts';

const world = processWorld();
try {
  process.exitCode = await runProgram(
    process.argv.slice(2),
    { verbs: VERBS, games: offeredGames(world.env) },
    world,
  );
} catch (error) {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`inkling: this is our own fault, please report it.\n${message}\n`);
  process.exitCode = EXIT.fault;
}
world.input.close();
