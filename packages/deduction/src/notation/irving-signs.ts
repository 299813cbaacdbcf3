import { fail, type Result } from '@inkling/core/result';

export type IrvingFault = {
  readonly code:
    | 'too-long'
    | 'bad-token'
    | 'bad-guess'
    | 'wrong-size'
    | 'wrong-slots'
    | 'missing-tree'
    | 'unknown-label'
    | 'repeated-label'
    | 'too-deep'
    | 'trailing';
  /** One-based, like `column`. */
  readonly line: number;
  readonly column: number;
};

/** Tokenises a text in Irving's notation. White space between tokens is ignored. */
export class IrvingReader {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  space(): void {
    while (this.at < this.#text.length && /\s/.test(this.#text[this.at])) this.at++;
  }

  peek(): string {
    this.space();
    return this.#text[this.at] ?? '';
  }

  next(): string {
    const sign = this.peek();
    this.at++;
    return sign;
  }

  take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at++;
    return true;
  }

  atEnd(): boolean {
    return this.peek() === '';
  }

  number(): number | undefined {
    const digits = this.#match(/\d{1,9}/y);
    return digits === undefined ? undefined : Number(digits);
  }

  label(): string | undefined {
    return this.#match(/[A-Z]{1,4}/y);
  }

  word(): string {
    return this.#match(/[^\s():;,*]{1,64}/y) ?? '';
  }

  fault(code: IrvingFault['code']): { readonly ok: false; readonly error: IrvingFault } {
    const before = this.#text.slice(0, Math.min(this.at, this.#text.length));
    const line = before.split('\n').length;
    return fail({ code, line, column: before.length - before.lastIndexOf('\n') });
  }

  #match(pattern: RegExp): string | undefined {
    this.space();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
}

/** Skips one bracketed tree without recursion. */
export function skipTree(reader: IrvingReader): Result<never, IrvingFault> | undefined {
  if (reader.peek() !== '(') return reader.fault('missing-tree');
  let open = 0;
  do {
    const sign = reader.next();
    if (sign === '(') open++;
    else if (sign === ')') open--;
    else if (sign === '') return reader.fault('bad-token');
  } while (open > 0);
  return undefined;
}
