import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Runs the named benchmarks, or all. A benchmark is a file in this folder that exports `run(print)`; it prints
 * results and never fails because of them. `--peers DIR` is the folder with the sources of programs to compare
 * with (`peers.ts`).
 */
interface Bench {
  run(print: (line: string) => void, options: { readonly peers?: string }): Promise<void> | void;
}

const known = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !['main.ts', 'measure.ts'].includes(name))
  .map((name) => name.slice(0, -3));
const { values: options, positionals: asked } = parseArgs({
  options: { peers: { type: 'string' } },
  allowPositionals: true,
});
const strange = asked.filter((name) => !known.includes(name));

if (strange.length > 0) {
  console.error(`No bench is called ${strange.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : known) {
    console.log(`\n${name}`);
    const bench = (await import(pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href)) as Bench;
    await bench.run((line) => console.log(`  ${line}`), options);
  }
}
