import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { type Fact, mergeFacts } from './fact.ts';
import type { ProofName } from './job-engine.ts';
import { makeSummedLine, parseSummedLine } from './summed-line.ts';

/**
 * Facts in an append-only file: the first line names the proof, and each further line is one fact after its checksum,
 * in order of arrival. A process that is killed while writing leaves an incomplete line, which is cut off when the file
 * is next opened. Since facts only tighten, reading the file means merging its lines. A lower bound in it is trusted
 * like one that this process has found: only a certificate proves anything.
 */
export class Journal {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly #file: number;

  private constructor(file: number, facts: ReadonlyMap<string, Fact>) {
    this.#file = file;
    this.facts = facts;
  }

  /** Opens or creates a journal. Throws `JournalError` if the file is damaged or is not a journal of this proof. */
  static open(path: string, { proof, version }: ProofName): Journal {
    const head = `${JSON.stringify({ inkling: 'facts', proof, version })}\n`;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (text !== '' && !text.startsWith(head)) throw foreignPart(text, proof);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const facts = new Map<string, Fact>();
    for (const [at, line] of whole.split('\n').slice(1, -1).entries()) {
      const text = parseSummedLine(line);
      const fact = text === undefined ? undefined : parseFact(text);
      if (!fact) throw new JournalError('damaged', undefined, at + 2);
      const known = facts.get(fact.key);
      facts.set(fact.key, known ? mergeFacts(known, fact) : fact);
    }
    const file = openSync(path, 'a');
    if (whole === '') {
      ftruncateSync(file, 0);
      writeSync(file, head);
    } else ftruncateSync(file, Buffer.byteLength(whole));
    return new Journal(file, facts);
  }

  append(fact: Fact): void {
    writeSync(this.#file, makeSummedLine(JSON.stringify(fact)));
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }
}

export class JournalError extends Error {
  readonly code: 'not-facts' | 'other-proof' | 'other-version' | 'damaged';
  /** For `other-version`: the version in the file. */
  readonly version: string | undefined;
  /** For `damaged`: the first line that is not as it was written; the first line of the file is 1. */
  readonly line: number | undefined;

  constructor(code: JournalError['code'], version?: string, line?: number) {
    super(code);
    this.code = code;
    this.version = version;
    this.line = line;
  }
}

function foreignPart(text: string, proof: string): JournalError {
  try {
    const head = JSON.parse(text.split('\n', 1)[0] ?? '') as Readonly<Record<string, unknown>>;
    if (head['inkling'] !== 'facts') return new JournalError('not-facts');
    if (head['proof'] !== proof) return new JournalError('other-proof');
    return new JournalError('other-version', String(head['version']));
  } catch {
    return new JournalError('not-facts');
  }
}

/** Parses the text of a line that `append` wrote. Returns undefined if it is not a valid fact. */
function parseFact(line: string): Fact | undefined {
  try {
    const { key, lower, proof, upper, tree, spent } = JSON.parse(line) as Record<keyof Fact, unknown>;
    if (![key, proof, tree].every((text) => typeof text === 'string')) return undefined;
    if (!isCount(lower) || !isCount(upper) || !isCount(spent)) return undefined;
    return { key, lower, proof, upper, tree, spent } as Fact;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
