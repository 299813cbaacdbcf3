import type { ReadonlySignal } from '@preact/signals';

/** What the page of a lesson asks of the thing that can be done there. */
export interface LessonDesk {
  readonly said: ReadonlySignal<string>;
  /** A typed line; false when it was not understood, and a sentence then says why. */
  run(line: string): boolean;
  /** A key outside text fields; true when it meant something. `code` is where the key is, `key` what it prints. */
  press(key: string, code: string): boolean;
  /** Says where the thing stands, in the language in use. */
  retell(): void;
  close(): void;
}

export type Verbs = Readonly<Record<string, (rest: string) => boolean>>;

/** Calls the verb that a line begins with; other lines go whole to `otherwise`. Case does not matter. */
export function runLine(line: string, verbs: Verbs, otherwise: (line: string) => boolean): boolean {
  const trimmed = line.trim();
  const [word = ''] = trimmed.split(/\s+/, 1);
  const name = word.toLowerCase();
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  return verb ? verb(trimmed.slice(word.length).trim()) : otherwise(trimmed);
}

/** Calls what a key stands for. */
export function pressIn(key: string, keys: Readonly<Record<string, () => void>>): boolean {
  const name = key.toLowerCase();
  if (!Object.hasOwn(keys, name)) return false;
  keys[name]?.();
  return true;
}
