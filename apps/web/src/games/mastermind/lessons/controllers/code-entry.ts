import type { Code } from '@inkling/core/feedback';
import { type Signal, signal } from '@preact/signals';
import { messages } from '../../messages/language.ts';
import { RULES, readCode } from '../model/usual-board.ts';

/** One or more complete codes with a shared cursor: a symbol replaces the one at the cursor, which then moves on. */
export class CodeEntry {
  readonly rows: Signal<readonly Code[]>;
  readonly at: Signal<{ readonly row: number; readonly place: number }>;

  constructor(rows: readonly Code[], row = 0) {
    this.rows = signal(rows);
    this.at = signal({ row, place: 0 });
  }

  row(row: number): Code {
    return this.rows.value[row] as Code;
  }

  set(row: number, code: Code): void {
    this.rows.value = this.rows.value.map((old, at) => (at === row ? Array.from(code) : old));
  }

  goTo(row: number, place: number): void {
    this.at.value = { row, place };
  }

  /** Moves the cursor through all places of all rows, wrapping around. */
  move(step: number): void {
    const { row, place } = this.at.value;
    const size = this.rows.value.length * RULES.places;
    const next = (row * RULES.places + place + step + size) % size;
    this.goTo(Math.floor(next / RULES.places), next % RULES.places);
  }

  put(symbol: number): void {
    const { row, place } = this.at.value;
    this.set(
      row,
      Array.from(this.row(row), (old, at) => (at === place ? symbol : old)),
    );
    this.goTo(row, (place + 1) % RULES.places);
  }

  /** Handles a key: digits put symbols, the arrows move the cursor. Returns false for any other key. */
  press(key: string, code: string): boolean {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
    if (digit !== undefined && Number(digit) <= RULES.symbols) this.put(Number(digit) - 1);
    else if (key === 'ArrowLeft') this.move(-1);
    else if (key === 'ArrowRight') this.move(1);
    else return false;
    return true;
  }
}

/** Passes a typed code to `act`. If it is not a code, announces why and returns false. */
export function withCode(text: string, say: (sentence: string) => void, act: (code: Code) => void): boolean {
  const read = readCode(text);
  if (read.ok) act(read.value);
  else say(messages().command.fault(read.error));
  return read.ok;
}
