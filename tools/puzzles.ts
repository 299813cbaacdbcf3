import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeWeeklyPack } from '../packages/games/src/puzzles/make-pack.ts';
import { GAMES } from '../packages/games/src/registry.ts';

/**
 * Generates the shipped puzzles, `packages/games/src/GAME/puzzles/pack.ts`, from one seed: `npm run puzzles`,
 * or `npm run puzzles GAME` for one game. Commit the output; `npm run prove puzzles` checks it.
 */
const SEED = 'inkling puzzles 1';
const wanted = process.argv.slice(2);

for (const { id, load } of GAMES) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const spec = await (await load()).puzzles?.();
  if (!spec) continue;
  const started = performance.now();
  const text = await makeWeeklyPack(spec, SEED, undefined, ({ rules, grade, puzzles }) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${rules} grade ${grade}: ${puzzles.length} puzzles, ${seconds} s so far`);
  });
  const file = join(import.meta.dirname, '../packages/games/src', id, 'puzzles/pack.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `// Made by tools/puzzles.ts.\nexport const PACK =\n  ${quoted(text)};\n`);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\n', '\\n')}'`;
}
