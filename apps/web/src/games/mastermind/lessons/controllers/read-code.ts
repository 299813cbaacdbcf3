import type { Code } from '@inkling/core/feedback';
import { appMessages } from '../../../../shell/messages/language.ts';
import { readCode } from '../model/usual-board.ts';

/** Hands a typed code on. False when it is none; then a sentence says why. */
export function withCode(text: string, say: (sentence: string) => void, act: (code: Code) => void): boolean {
  const read = readCode(text);
  if (read.ok) act(read.value);
  else say(appMessages().command.fault(read.error));
  return read.ok;
}
