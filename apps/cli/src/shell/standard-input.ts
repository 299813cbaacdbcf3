import { fstatSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import type { WriteStream } from 'node:tty';
import { fail, ok, type Result } from '@inkling/core/result';
import type { InputFault, LineSource } from './world.ts';

type Input = typeof process.stdin;

/** Moves to the beginning of the row and clears everything from there on. */
const CLEAR_FROM_ROW = '\r\x1b[J';

/**
 * Reads standard input line by line. Readline is opened at the first question, and offers editing only on a
 * terminal. The stream itself is not opened until something is read, because opening it slows the start of the
 * program more than computing most answers does.
 */
export class StandardInput implements LineSource {
  readonly #openInput: () => Input;
  readonly #output: WriteStream;
  readonly #onInterrupt: () => void;
  readonly #arrived: string[] = [];
  #lines: Interface | undefined;
  #ended = false;
  /** Whether we closed it, so that the user did not type the end of input. */
  #closed = false;
  /** Whether a question is waiting for its answer. */
  #isAsking = false;
  /** Whether readline's output is suppressed although a question is open. */
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

  /** Whether a prompt is on the screen. */
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

  /** Closes the input. Removes a prompt that will not be answered from the screen. */
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

  /**
   * Returns the output for readline. It hides what the user types between two questions until the second one is
   * shown.
   */
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
   * When a suspended program continues (Ctrl-Z, then fg), readline pauses its input. Nothing would ever wake us
   * again, and the process would exit with the question open. So the screen is redrawn and the input resumed,
   * after readline's own listener has run, which would otherwise show its prompt over what the shell has written.
   * The raw mode is set again because whoever suspended us may have changed the mode of the terminal.
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

  /** Removes the prompt and the input typed so far from the screen, however many rows they occupy. */
  #takePromptOff(lines: Interface): void {
    const { rows } = lines.getCursorPos();
    this.#output.write(`${rows > 0 ? `\x1b[${rows}A` : ''}${CLEAR_FROM_ROW}`);
  }

  /**
   * Shows the prompt and the input typed so far, starting at the beginning of this row. Readline first moves up by
   * the number of rows that it remembers, which does not include pasted text. So it draws the prompt once
   * invisibly, which makes it count the rows, and then gets that many rows to move up.
   */
  #showPrompt(lines: Interface): void {
    this.#isMuted = true;
    lines.prompt(true);
    this.#isMuted = false;
    this.#output.write('\n'.repeat(lines.getCursorPos().rows));
    lines.prompt(true);
  }
}
