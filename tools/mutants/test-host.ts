import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostAnswer, HostQuestion } from './host.ts';
import { makeScratch } from './scratch.ts';

/** A copy of the project, and a process that runs tests in it. The working tree is only read. */
export class TestHost {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #changed: readonly string[] = [];

  constructor(root: string, files: readonly string[]) {
    this.#folder = makeScratch(root, files);
  }

  /**
   * Runs these tests with one file changed, or with none. Returns `timed-out` if that takes longer than the
   * limit.
   */
  async run(
    tests: readonly string[],
    limitMs: number,
    change?: FileChange,
  ): Promise<HostAnswer | 'timed-out'> {
    const restore = change && this.#write(change);
    try {
      const changed = [...this.#changed, ...(change ? [change.file] : [])];
      this.#changed = change ? [change.file] : [];
      return await this.#ask({ changed, tests }, limitMs);
    } finally {
      restore?.();
    }
  }

  close(): void {
    this.#kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #write({ file, text }: FileChange): () => void {
    const path = join(this.#folder, file);
    const before = readFileSync(path);
    writeFileSync(path, text);
    return () => writeFileSync(path, before);
  }

  async #ask(question: HostQuestion, limitMs: number): Promise<HostAnswer | 'timed-out'> {
    const child = this.#child ?? (await this.#start());
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    const answered = once(child, 'message', { signal: limit.signal });
    child.send(question);
    try {
      const [answer] = (await answered) as [HostAnswer];
      return answer;
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      this.#kill();
      return 'timed-out';
    } finally {
      clearTimeout(timer);
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(this.#folder, 'tools/mutants/host.ts'), {
      cwd: this.#folder,
      execArgv: ['--import', 'tsx'],
      // A separate process group, so that killing it also terminates the processes of the tests.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaints = '';
    child.stderr?.on('data', (data) => (complaints += data));
    child.once('exit', (code) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      child.emit('error', new Error(`the tests' process ended with ${code}: ${complaints}`));
    });
    this.#child = child;
    await once(child, 'message');
    return child;
  }

  #kill(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined) return;
    try {
      if (process.platform === 'win32') child.kill('SIGKILL');
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has exited already.
    }
  }
}

export interface FileChange {
  readonly file: string;
  readonly text: string;
}
