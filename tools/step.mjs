import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What `npm start` and `npm test` share. Plain JavaScript on purpose: it runs on a bare clone, before
 * anything is installed.
 */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command and shows its output. If it fails, prints a plain sentence and exits. */
export function run(title, command, args, options = {}) {
  const started = process.hrtime.bigint();
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  if (result.error) stop(`${title}: cannot run ${command} (${result.error.message}).`);
  if (result.signal) process.exit(130);
  if (result.status !== 0) stop(`${title} failed (exit ${result.status}).`);
  console.log(`ok  ${title}  ${seconds.toFixed(1)} s`);
}

/** Starts independent steps in order, by default two at a time, and shows the output of each when it has finished. */
export async function runTogether(steps, { atOnce = 2, priority = 0 } = {}) {
  const left = [...steps];
  const runNext = async () => {
    for (let step = left.shift(); step; step = left.shift()) await runBeside(step, { priority });
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

/**
 * Runs a step in parallel with others, which are all terminated if one fails. Shows its output immediately if
 * `asItComes` is set, otherwise when it has finished.
 */
export function runBeside([title, command, args], { priority = 0, asItComes = false } = {}) {
  const started = process.hrtime.bigint();
  const stdio = asItComes ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd: ROOT, stdio, shell: process.platform === 'win32' });
  if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority);
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const give = (sentence) => {
    for (const other of running) other.kill();
    stop(sentence);
  };
  return new Promise((resolve) => {
    child.on('error', (error) => give(`${title}: cannot run ${command} (${error.message}).`));
    child.on('close', (status) => {
      running.delete(child);
      process.stdout.write(output);
      if (status !== 0) give(`${title} failed (exit ${status}).`);
      console.log(`ok  ${title}  ${(Number(process.hrtime.bigint() - started) / 1e9).toFixed(1)} s`);
      resolve();
    });
  });
}

const running = new Set();

export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Checks that Node is in the supported range; otherwise prints which version is needed and exits. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!supported) stop(`Inkling needs Node 20.19 or later (or 22.12 or later); this is ${process.version}.`);
}

/** Installs the locked packages if they are missing or older than the lock file. */
export function install() {
  const stamp = join(ROOT, 'node_modules', '.package-lock.json');
  const lock = join(ROOT, 'package-lock.json');
  const fresh = existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs;
  const marker = join(ROOT, 'node_modules', '.inkling-installed');
  const wanted = readFileSync(lock, 'utf8');
  if (fresh || (existsSync(marker) && readFileSync(marker, 'utf8') === wanted)) return;
  run('install', 'npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(marker, wanted);
}

/** Exits and says what to do if nothing is installed yet. */
export function requirePackages() {
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json')))
    stop('The packages are not installed yet: run npm ci, and then this command again.');
}

/** Returns the path of a tool that npm installed. */
export function bin(name) {
  return join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
