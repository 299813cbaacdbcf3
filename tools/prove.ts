import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run prove` rechecks every claim that is too expensive for `npm test`; `npm run prove -- NAME…` rechecks
 * some of them. A proof is a file in `tools/prove/` that exports `run(print)` and throws if the claim is false.
 */
interface Proof {
  run(print: (line: string) => void): Promise<void> | void;
}

const folder = join(import.meta.dirname, 'prove');
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3));
const asked = process.argv.slice(2);
const strange = asked.filter((name) => !known.includes(name));

if (strange.length > 0) {
  console.error(`No proof is called ${strange.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : known) {
    console.log(`\n${name}`);
    const proof = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Proof;
    const started = process.cpuUsage();
    await proof.run((line) => console.log(`  ${line}`));
    const { user, system } = process.cpuUsage(started);
    console.log(`  proved in ${((user + system) / 1e6).toFixed(1)} CPU s`);
  }
}
