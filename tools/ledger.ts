import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What one step of a long proof came to: counts that add up. */
export type Figures = Readonly<Record<string, number>>;

/**
 * The finished steps of a long proof, so that one that was stopped goes on where it was. A step counts only while
 * the very same sources lie there: the ledger's name holds their fingerprint.
 */
export interface Ledger {
  /** Figures of a step that was finished before; otherwise does it and keeps what it came to. */
  step(name: string, act: () => Promise<Figures>): Promise<Figures>;
  /** Steps that were taken over from a run that was stopped. */
  readonly takenOver: number;
  /** The proof is whole: the next one begins anew. */
  close(): void;
}

/** @param folders what the proof depends on, from the root of the repository; their programs are read */
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
      // On a line of its own, even after half a line.
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

/** The last line of a run that was killed may be half a line. */
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
