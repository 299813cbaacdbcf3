import type { Code } from '@inkling/core/feedback';
import { messages } from '../../messages/language.ts';
import { readCode } from '../model/usual-board.ts';

/** Hands a typed code on. False when it is none; then a sentence says why. */
export function withCode(text: string, say: (sentence: string) => void, act: (code: Code) => void): boolean {
  const read = readCode(text);
  if (read.ok) act(read.value);
  else say(messages().command.fault(read.error));
  return read.ok;
}
