import { fstatSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import type { WriteStream } from 'node:tty';
import { fail, ok, type Result } from '@inkling/core/result';
import type { InputFault, LineSource } from './world.ts';

type Input = typeof process.stdin;

/** Back to the beginning of the row, and clear everything from there on. */
const CLEAR_FROM_ROW = '\r\x1b[J';

/**
 * Standard input line by line; readline is opened at the first question and edits only on a terminal. Until something is
 * read, the stream is not even opened, which costs the start of a program more than most answers do.
 */
export class StandardInput implements LineSource {
  readonly #openInput: () => Input;
  readonly #output: WriteStream;
  readonly #onInterrupt: () => void;
  readonly #arrived: string[] = [];
  #lines: Interface | undefined;
  #ended = false;
  /** Closed by us: nobody typed the end of input. */
  #closed = false;
  /** A question is open. */
  #isAsking = false;
  /** What readline shows of an open question is kept off the screen. */
  #isMuted = false;
  #opened: Input | undefined;
  #wake: (() => void) | undefined;

  constructor(openInput: () => Input, output: WriteStream, onInterrupt: () => void) {
    this.#openInput = openInput;
    this.#output = output;
    this.#onInterrupt = onInterrupt;
  }

  get isTerminal(): boolean {
    return this.#input.isTTY === true;
  }

  get #input(): Input {
    this.#opened ??= this.#openInput();
    return this.#opened;
  }

  async ask(prompt: string, onContinue: () => void = () => undefined): Promise<string | undefined> {
    const lines = this.#open();
    if (this.#arrived.length === 0 && !this.#ended) {
      lines.setPrompt(prompt);
      this.#isAsking = true;
      if (this.isTerminal) this.#showPrompt(lines);
      const stopListening = this.isTerminal ? this.#whenContinued(lines, onContinue) : undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      stopListening?.();
    } else if (lines.terminal && this.#arrived.length > 0) {
      this.#output.write(`${prompt}${this.#arrived[0]}\n`);
    }
    return this.#arrived.shift();
  }

  interject(say: () => void): void {
    const lines = this.#isOpen ? this.#lines : undefined;
    if (lines) this.#takePromptOff(lines);
    say();
    if (lines) this.#showPrompt(lines);
  }

  /** A prompt is on the screen. */
  get #isOpen(): boolean {
    return this.#isAsking && !this.#isMuted && this.isTerminal && this.#output.isTTY === true;
  }

  async readAll(limit: number): Promise<Result<string, InputFault>> {
    // Node reads a folder as an empty file.
    if (fstatSync(this.#input.fd).isDirectory()) return fail('folder');
    let text = '';
    this.#input.setEncoding('utf8');
    for await (const chunk of this.#input) {
      text += chunk;
      if (text.length > limit) return fail('too-long');
    }
    return ok(text);
  }

  /** A question that nobody will answer is taken off the screen. */
  close(): void {
    this.#closed = true;
    if (this.#isOpen && this.#lines) this.#takePromptOff(this.#lines);
    this.#lines?.close();
  }

  #open(): Interface {
    if (this.#lines) return this.#lines;
    const terminal = this.isTerminal && this.#output.isTTY === true;
    const lines = createInterface({ input: this.#input, output: this.#echo(), terminal });
    lines.on('line', (line) => {
      this.#isAsking = false;
      this.#arrived.push(line);
      this.#wake?.();
    });
    lines.on('close', () => {
      if (terminal && !this.#closed) this.#output.write('\n');
      this.#isAsking = false;
      this.#ended = true;
      this.#wake?.();
    });
    lines.on('SIGINT', this.#onInterrupt);
    this.#lines = lines;
    return lines;
  }

  /** The output as readline has it: what is typed between two questions is not shown before the second. */
  #echo(): WriteStream {
    return new Proxy(this.#output, {
      get: (output, name) => {
        if (name === 'write' && (!this.#isAsking || this.#isMuted)) return () => true;
        const value: unknown = Reflect.get(output, name, output);
        return typeof value === 'function' ? value.bind(output) : value;
      },
    });
  }

  /**
   * When a stopped program goes on (Ctrl-Z, then fg), readline pauses its input. Nothing would ever wake us again, and the
   * process would end with the question open. So the screen is drawn anew and the input resumed, after readline's own
   * listener has run, which would show its prompt over what the shell has written; whoever stopped us may also have changed
   * the mode of the terminal.
   */
  #whenContinued(lines: Interface, onContinue: () => void): () => void {
    const resume = () => {
      this.#isMuted = true;
      setImmediate(() => {
        if (!this.#ended) {
          this.#input.setRawMode(false).setRawMode(true);
          this.#output.write(CLEAR_FROM_ROW);
          onContinue();
        }
        this.#isMuted = false;
        if (!this.#ended && this.#isAsking) this.#showPrompt(lines);
      });
    };
    process.on('SIGCONT', resume);
    return () => void process.off('SIGCONT', resume);
  }

  /** Takes the prompt and what was typed so far off the screen, however many rows they take there. */
  #takePromptOff(lines: Interface): void {
    const { rows } = lines.getCursorPos();
    this.#output.write(`${rows > 0 ? `\x1b[${rows}A` : ''}${CLEAR_FROM_ROW}`);
  }

  /**
   * Shows the prompt and what was typed so far from the beginning of this row on. Readline first goes up by the rows that it
   * remembers, and what was pasted is not among them: so it is asked once unseen, which makes it count them, and is given
   * as many.
   */
  #showPrompt(lines: Interface): void {
    this.#isMuted = true;
    lines.prompt(true);
    this.#isMuted = false;
    this.#output.write('\n'.repeat(lines.getCursorPos().rows));
    lines.prompt(true);
  }
}
