import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './step.mjs';

/**
 * Finds tests that depend on the clock. A test must wait for a state (`vi.waitUntil`, `waitFor`) or for other
 * work (a delay of 0), or advance its own clock. On a slow machine it then takes longer but does not fail.
 */
export function clocksInTests(files = testFiles(), read = (file) => readFileSync(join(ROOT, file), 'utf8')) {
  return files.flatMap((file) => {
    const text = read(file);
    const patterns = text.includes('useFakeTimers') ? [] : PATTERNS;
    return text
      .split('\n')
      .flatMap((line, at) =>
        patterns.some((pattern) => pattern.test(line)) ? [{ file, line: at + 1, text: line.trim() }] : [],
      );
  });
}

const PATTERNS = [
  /setTimeout\([^)]*, ?(?!0\b)\w/,
  /(?<!")\bsetInterval\(/,
  /\b(?:Date|performance)\.now\(\)/,
  /\bwaitForTimeout\(/,
  /await (?:setTimeout|sleep)\(/,
];

function testFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', 'tests'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.test\.tsx?$|^tests\/.*\.ts$/.test(file))
    .filter((file) => existsSync(join(ROOT, file)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = clocksInTests();
  for (const { file, line, text } of found) console.error(`${file}:${line} looks at the clock: ${text}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
