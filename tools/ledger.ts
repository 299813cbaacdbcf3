import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The result of one step of a long proof, as counters that can be added up. */
export type Figures = Readonly<Record<string, number>>;

/**
 * The finished steps of a long proof, so that an interrupted proof can be resumed. A step counts only as long
 * as the sources are unchanged: the file's name contains their fingerprint.
 */
export interface Ledger {
  /** Returns the stored figures of a step, or runs it and stores them. */
  step(name: string, act: () => Promise<Figures>): Promise<Figures>;
  /** The number of steps taken over from an interrupted run. */
  readonly takenOver: number;
  /** Marks the proof as complete: the next run starts from the beginning. */
  close(): void;
}

/**
 * @param folders the folders that the proof depends on, relative to the root of the repository; their sources
 * are hashed
 */
export function openLedger(proof: string, folders: readonly string[]): Ledger {
  const place = join(ROOT, 'node_modules/.cache/inkling-prove');
  const path = join(place, `${proof}-${fingerprint(folders)}.jsonl`);
  mkdirSync(place, { recursive: true });
  const done = new Map<string, Figures>();
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const line of lines) {
    const kept = readLine(line);
    if (kept) done.set(kept.name, kept.figures);
  }
  let takenOver = 0;
  return {
    async step(name, act) {
      const before = done.get(name);
      if (before) takenOver++;
      const figures = before ?? (await act());
      // Starts a new line, because the previous one may be incomplete.
      if (!before) appendFileSync(path, `\n${JSON.stringify({ name, figures })}\n`);
      return figures;
    },
    get takenOver() {
      return takenOver;
    },
    close: () => rmSync(path, { force: true }),
  };
}

export function sum(all: Figures, more: Figures): Figures {
  const names = new Set([...Object.keys(all), ...Object.keys(more)]);
  return Object.fromEntries([...names].map((name) => [name, (all[name] ?? 0) + (more[name] ?? 0)]));
}

const ROOT = join(import.meta.dirname, '..');

/** The last line of a killed run may be incomplete. */
function readLine(line: string): { readonly name: string; readonly figures: Figures } | undefined {
  try {
    return JSON.parse(line) as { name: string; figures: Figures };
  } catch {
    return undefined;
  }
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).toSorted();
    for (const name of names.filter((each) => /\.(ts|js|c)$/.test(each)))
      hash.update(`${folder}/${name}\0`).update(readFileSync(join(ROOT, folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
