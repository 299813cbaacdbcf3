import { feedbackOf } from '@inkling/core/feedback';
import type { Sheet } from '@inkling/core/sheet';
import type { Check } from '@inkling/games/mastermind/analysis/position';
import { quoted } from '../../../messages/numbers.ts';
import { sayConflicts, sayRepair, sayRepairs } from '../messages/contradiction.ts';
import { askForRepair, sayCorrected, sayHiddenRepairs } from '../messages/play.ts';
import type { Match } from './match.ts';

/** Says which answers of the maker contradict each other, and offers corrections, of which the user picks one. */
export class Contradiction {
  readonly #match: Match;
  #found: Found | undefined;
  /** The sheet whose conflicts were explained last. */
  #explained: Sheet | undefined;

  constructor(match: Match) {
    this.#match = match;
  }

  get isOpen(): boolean {
    return this.#match.isCorrectable && this.#match.position?.count() === 0n;
  }

  /** Returns the question, preceded the first time by everything that is known about the conflict. */
  question(): readonly string[] {
    const { sheet, isPlain } = this.#match;
    const found = this.#find();
    const ask = askForRepair(found.repairs.slice(0, REPAIRS_OFFERED).length);
    if (this.#explained === sheet) return [ask];
    this.#explained = sheet;
    return [...(isPlain ? [] : ['']), ...explanation(found), ask];
  }

  enter(text: string): readonly string[] {
    const { repairs } = this.#find();
    const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
    const repair = number <= REPAIRS_OFFERED ? repairs[number - 1] : undefined;
    if (!repair) return [`${quoted(text)} is not one of the corrections.`];
    const { turn } = repair;
    const answer = feedbackOf(repair.feedback);
    return this.#match.say({ kind: 'rescore', turn, ...answer }, () => [sayCorrected(turn, answer)]);
  }

  #find(): Found {
    const { sheet, position } = this.#match;
    if (this.#found?.sheet !== sheet) {
      const check = position?.check();
      if (!check || check.consistent) throw new Error('there is no contradiction to mend');
      this.#found = { ...check, sheet };
    }
    return this.#found;
  }
}

type Found = Extract<Check, { readonly consistent: false }> & { readonly sheet: Sheet };

function explanation(found: Found): readonly string[] {
  const { conflicts, repairs } = found;
  const offered = repairs.slice(0, REPAIRS_OFFERED);
  return [
    sayConflicts(conflicts),
    sayRepairs(found),
    ...offered.map((repair, index) => `${String(index + 1).padStart(3)}. ${sayRepair(repair)}`),
    ...(offered.length < repairs.length ? [sayHiddenRepairs(repairs.length - offered.length)] : []),
  ];
}

const REPAIRS_OFFERED = 12;
