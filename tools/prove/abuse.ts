import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACKS, nameOf } from '../abuse/attacks.ts';
import { type Attack, Visitor } from '../abuse/visitor.ts';
import { startServer } from '../server-process.ts';

/** Attacks a built server with its usual limits: prints each response, and throws if one is not as expected. */
export async function run(print: (line: string) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-abuse-'));
  const server = await startServer(data, 0, { INKLING_LIMITS: 'on' });
  const attack = async (each: Attack) => {
    const got = await each.run(new Visitor(server.port));
    const isAsExpected = got === each.expected;
    print(
      `  ${isAsExpected ? 'ok ' : 'BAD'} ${nameOf(each)}: ${got}${isAsExpected ? '' : `, not ${each.expected}`}`,
    );
    return isAsExpected;
  };
  let [tried, succeeded] = [0, 0];
  try {
    const all = Object.values(ATTACKS).flat();
    // These wait for the server's own time limits, in parallel with the others.
    const slow = Promise.all(all.filter(({ isSlow }) => isSlow).map(attack));
    for (const [kind, attacks] of Object.entries(ATTACKS)) {
      print(kind);
      for (const each of attacks)
        if (!each.isSlow) {
          tried++;
          if (!(await attack(each))) succeeded++;
        }
    }
    print('What takes long');
    for (const isAsExpected of await slow) {
      tried++;
      if (!isAsExpected) succeeded++;
    }
  } finally {
    await server.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
  if (succeeded > 0) throw new Error(`${succeeded} of ${tried} attacks got something else than they should`);
  print(`${tried} attacks, each got what it should`);
}
