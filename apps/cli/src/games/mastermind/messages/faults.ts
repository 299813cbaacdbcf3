import type { CodeRules } from '@inkling/core/deduction';
import { type CodeFault, type FeedbackFault, parseCode } from '@inkling/games/mastermind/rules/notation';
import type { ParamsFault } from '@inkling/games/mastermind/rules/params';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { SKIN_IDS, type Skin, skinFor, skinOf } from '@inkling/games/mastermind/rules/skins';
import { counted, listed, quoted } from '../../../messages/numbers.ts';
import { lettersOf } from './codes.ts';

/** Messages that say what is wrong with an entry, where, and what would be right. */

export function sayCodeFault(fault: CodeFault, rules: CodeRules, skin: Skin): string {
  switch (fault.code) {
    case 'empty':
      return `There is no code: type ${counted(rules.places, 'symbol')}, as in ${exampleCode(rules, skin)}.`;
    case 'unknown-symbol':
      return `${quoted(fault.text)} at place ${fault.place + 1} is not one of the symbols ${listed(lettersOf(rules, skin))}.`;
    case 'wrong-length':
      return `A code has ${counted(fault.wanted, 'symbol')}, as in ${exampleCode(rules, skin)}, and this has ${fault.length}.`;
    case 'repeated-symbol':
      return `${quoted(fault.text)} at place ${fault.place + 1} is there already, and under these rules no symbol may repeat.`;
  }
}

/**
 * Like `sayEntryFault`, for what was typed on a command line: after an unknown symbol it also says which letters to
 * type. `typed` is the code, or a turn that begins with it.
 */
export function sayTypedFault(
  fault: CodeFault | FeedbackFault,
  typed: string,
  rules: CodeRules,
  skin: Skin,
): string {
  const sentence = sayEntryFault(fault, rules, skin);
  if (fault.code !== 'unknown-symbol' || skin.id !== 'letters') return sentence;
  const [code = ''] = typed.trim().split(/[:\s]/, 1);
  const other = SKIN_IDS.find(
    (id) => skinFor(id, rules.symbols).id === id && parseCode(code, rules, skinOf(id)).ok,
  );
  return other === undefined
    ? `${sentence} Choose one of these letters for each colour; which one does not matter.`
    : `${sentence} With --skin ${other} the letters are ${listed(lettersOf(rules, skinOf(other)))}.`;
}

export function sayFeedbackFault(fault: FeedbackFault, places: number): string {
  switch (fault.code) {
    case 'no-feedback':
      return 'The answer is missing: exact and near, as in 1,0.';
    case 'bad-feedback':
      return `${quoted(fault.text)} is not an answer: give exact and near, as in 1,0.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? `${fault.exact} exact and ${fault.near} near make ${fault.exact + fault.near}, but a code has only ${counted(places, 'place')}.`
        : `${fault.exact} exact and ${fault.near} near cannot be: with ${fault.exact} exact the last symbol has no other place to be near to.`;
  }
}

export function sayEntryFault(fault: CodeFault | FeedbackFault, rules: CodeRules, skin: Skin): string {
  if (fault.code === 'no-feedback' || fault.code === 'bad-feedback' || fault.code === 'impossible-feedback')
    return sayFeedbackFault(fault, rules.places);
  return sayCodeFault(fault, rules, skin);
}

export function sayParamsFault(fault: ParamsFault, typed: string): string {
  switch (fault.code) {
    case 'not-rules':
    case 'not-params':
      return `${quoted(typed)} are not rules: write p4c6r for 4 places, 6 symbols, repeats allowed; p4c10n for no repeats; or mm, bc.`;
    case 'places-out-of-range':
      return `${quoted(typed)}: a code has 1 to 16 places.`;
    case 'symbols-out-of-range':
      return `${quoted(typed)}: there are 1 to 20 symbols.`;
    case 'too-few-symbols':
      return `${quoted(typed)}: without repeats there must be at least as many symbols as places.`;
    case 'turns-out-of-range':
      return `${quoted(typed)} is not a number of turns: 1 to 99.`;
  }
}

/** Suggests the rules for codes of another length. */
export function sayOtherRules({ symbols, repeats }: CodeRules, places: number): string {
  return `With --rules ${makeRules({ places, symbols, repeats })} a code has ${places}.`;
}

export function sayNoSuchPlace(typed: string, rules: CodeRules): string {
  return `${quoted(typed)} is not a place: give a number from 1 to ${rules.places}.`;
}

export function sayNoSuchSymbol(typed: string, rules: CodeRules, skin: Skin): string {
  return `${quoted(typed)} is not one of the symbols ${listed(lettersOf(rules, skin))}.`;
}

export function sayTooLarge(rulesText: string): string {
  return `${rulesText} with these turns is more than can be counted within the budget; choose fewer places or symbols.`;
}

/** Says that a player that counts codes cannot continue. */
export function sayGivenUp(rulesText: string): string {
  return `${rulesText} with these turns is more than can be counted within the budget; --player states counts nothing and finishes at any size.`;
}

export function sayPartialNeedsList(rulesText: string): string {
  return `An answer with an unknown part is read where codes can be listed, and ${rulesText} has more than can be (about a million).`;
}

/** Refuses a player or a comparison that needs a list of all codes. */
export function sayNeedsList(what: string, rulesText: string): string {
  return `${what} weighs a list of all codes, and ${rulesText} has more than can be listed (about a million); players sampled, random and states need no list.`;
}

/** Returns a code that shows the format: the first symbols in order, repeated if there are too few. */
export function exampleCode(rules: CodeRules, skin: Skin): string {
  const letters = lettersOf(rules, skin);
  return Array.from({ length: rules.places }, (_, place) => letters[place % rules.symbols]).join('');
}
