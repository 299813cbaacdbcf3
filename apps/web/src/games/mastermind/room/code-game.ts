import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseParams } from '@inkling/games/mastermind/rules/params';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { GuessFault } from '../../../shell/parts/room-part.ts';
import { winterSkin } from '../board/chosen-skin.ts';
import { isAttempt } from '../session/command.ts';
import { messages } from './messages.ts';

/** The rules of a room in the form that its board needs. */
export interface CodeTerms {
  readonly rules: CodeRules;
  readonly turnsMax: number;
  readonly skin: Skin;
}

export function termsOf(rulesText: string): CodeTerms | undefined {
  const params = parseParams(`${rulesText}/drawn`);
  if (!params.ok) return undefined;
  const { rules, turnsMax } = params.value;
  return { rules, turnsMax, skin: winterSkin(rules.symbols) };
}

export function rulesText(rules: CodeRules, turnsMax: number): string {
  return `${makeRules(rules)}/${turnsMax}`;
}

/** The symbols of a canonical code; empty if it is not valid under these rules. */
export function symbolsOf(code: string, { rules }: CodeTerms): readonly number[] {
  const read = parseCode(code, rules);
  return read.ok && makeCode(read.value) === code ? Array.from(read.value) : [];
}

export function readGuess(text: string, { rules, skin }: CodeTerms): Result<string, GuessFault> {
  const code = parseCode(text, rules, skin);
  if (code.ok) return ok(makeCode(code.value));
  const { error } = code;
  const isMeant = error.code !== 'unknown-symbol' || isAttempt(text, error.text, rules.places);
  return fail({ sentence: messages().fault(error), isMeant });
}
