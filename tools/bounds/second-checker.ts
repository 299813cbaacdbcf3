import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SecondVerdict {
  readonly isAccepted: boolean;
  /** The faulty line. */
  readonly line: number | undefined;
  readonly sentence: string;
}

const SOURCE = join(import.meta.dirname, '../../proofs/check-bound.c');
const STRICT = ['-std=c99', '-O2', '-Wall', '-Wextra', '-Werror', '-pedantic'];

/** Compiles `proofs/check-bound.c`. */
export class SecondChecker {
  readonly #folder = mkdtempSync(join(tmpdir(), 'inkling-checker-'));
  readonly #program = join(this.#folder, 'check-bound');
  /** The compiler's output; `undefined` if there is no compiler. */
  readonly compiler: string | undefined;

  constructor() {
    const { error, stderr } = spawnSync('cc', [...STRICT, '-o', this.#program, SOURCE]);
    this.compiler = error ? undefined : stderr.toString();
  }

  /** Checks a proof. `words` are the files of answers and of allowed words, for a proof about words. */
  check(text: string, words: readonly (readonly string[])[] = [], part = '0/1'): SecondVerdict {
    const files = words.map((list, at) => {
      const file = join(this.#folder, `list-${at}`);
      writeFileSync(file, list.map((word) => `${word}\n`).join(''));
      return file;
    });
    const options = files.length > 0 ? ['--words', ...files] : [];
    const { status, stdout, stderr, error } = spawnSync(this.#program, ['--part', part, ...options, '-'], {
      input: Buffer.from(text, 'latin1'),
    });
    if (error && status === null) throw error;
    const isAccepted = status === 0;
    const sentence = (isAccepted ? stdout : stderr).toString().trimEnd();
    const line = /^line (\d+): /.exec(sentence)?.[1];
    if (!isAccepted && (status !== 1 || line === undefined))
      throw new Error(`it ended with ${status}: ${sentence}`);
    return { isAccepted, line: line === undefined ? undefined : Number(line), sentence };
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
