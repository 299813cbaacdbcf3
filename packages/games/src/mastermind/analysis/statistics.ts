import { informationOf } from '@inkling/codes/review/information';
import { RULED_OUT_KINDS, type RuledOutKind, ruledOut } from '@inkling/codes/review/ruled-out';
import { needList } from '@inkling/core/arguments';
import type { Code } from '@inkling/core/feedback';
import { parseSheet, redo, replay, type Sheet, type SheetFault } from '@inkling/core/sheet';
import { codeTurn, type MastermindFault, type MastermindState, mastermind } from '../rules/game.ts';
import { makeCode } from '../rules/notation.ts';
import { makeRules } from '../rules/rules.ts';
import { CodeAnalysis } from './analysis.ts';

/** Statistics of saved sheets. Everything is computed from their logs, so old sheets can answer new questions. */
export interface Statistics {
  /** One entry per set of rules, most played first. */
  readonly rules: readonly RulesStatistics[];
  /** The number of sheets of other games. */
  readonly others: number;
  /** Sheets that could not be read. They are not counted anywhere else. */
  readonly unreadable: readonly UnreadableSheet[];
}

export interface UnreadableSheet {
  /** Zero-based index in the array of texts. */
  readonly sheet: number;
  readonly fault:
    | SheetFault
    /** `move` is one-based; 0 means that the parameters are invalid. */
    | { readonly code: 'does-not-replay'; readonly move: number; readonly fault: MastermindFault };
}

/** Statistics of the sheets with the same rules. */
export interface RulesStatistics {
  readonly rules: string;
  readonly sheets: number;
  readonly solved: number;
  /** Sheets that ended without finding the code: out of turns, or resigned. */
  readonly lost: number;
  readonly unfinished: number;
  /** `histogram[i]` sheets were solved in i + 1 turns. */
  readonly histogram: readonly number[];
  /** The average number of turns of a solved sheet; undefined if no sheet was solved. */
  readonly average: number | undefined;
  /** The number of turns with figures: not from a contradiction on, and not in spaces too large to list. */
  readonly turns: number;
  /** The sum over these turns, in bits. `gained` is `expected` + `luck`, except for rounding. */
  readonly gained: number;
  readonly expected: number;
  readonly luck: number;
  /** The number of guesses that could not be the code, by the easiest deduction that would have shown it. */
  readonly ruledOut: Readonly<Record<RuledOutKind, number>>;
  /** The number of sheets whose answers no code fits. */
  readonly contradictory: number;
  /** First guesses by shape (symbols renamed in order of appearance), most played first. */
  readonly openings: readonly { readonly shape: string; readonly sheets: number }[];
}

/**
 * Computes statistics of saved sheets (in the text format of `core/sheet`). Each sheet is counted up to the end
 * of the branch visited last, so going back to look at earlier moves changes nothing. Yields the number of
 * sheets done.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* statisticsOf(texts: readonly string[]): Generator<number, Statistics> {
  needList(texts, 'texts');
  const tallies = new Map<string, Tally>();
  const unreadable: UnreadableSheet[] = [];
  let others = 0;
  for (const [at, text] of texts.entries()) {
    if (at > 0) yield at;
    const sheet = parseSheet(text);
    if (!sheet.ok) {
      unreadable.push({ sheet: at, fault: sheet.error });
      continue;
    }
    if (sheet.value.game !== mastermind.id) {
      others++;
      continue;
    }
    const state = replay(mastermind, playedOn(sheet.value));
    if (!state.ok) {
      unreadable.push({ sheet: at, fault: { code: 'does-not-replay', ...state.error } });
      continue;
    }
    const rules = makeRules(state.value.params.rules);
    const tally = tallies.get(rules) ?? new Tally(state.value);
    tallies.set(rules, tally);
    tally.add(state.value);
  }
  const rules = [...tallies].map(([name, tally]) => tally.statistics(name));
  return {
    rules: rules.toSorted((a, b) => b.sheets - a.sheets || (a.rules < b.rules ? -1 : 1)),
    others,
    unreadable,
  };
}

function playedOn(sheet: Sheet): Sheet {
  let at = sheet;
  for (let next = redo(at); next; next = redo(at)) at = next;
  return at;
}

/** Accumulates the sheets of one set of rules, which share the tables of one code space. */
class Tally {
  readonly #start: CodeAnalysis | undefined;
  readonly #histogram: number[] = [];
  readonly #openings = new Map<string, number>();
  readonly #ruledOut = Object.fromEntries(RULED_OUT_KINDS.map((kind) => [kind, 0])) as Record<
    RuledOutKind,
    number
  >;
  #sheets = 0;
  #lost = 0;
  #unfinished = 0;
  #contradictory = 0;
  #turns = 0;
  #gained = 0;
  #expected = 0;
  #luck = 0;

  constructor(state: MastermindState) {
    const start = CodeAnalysis.of(state.params.rules, []);
    this.#start = start.ok ? start.value : undefined;
  }

  add(state: MastermindState): void {
    this.#sheets++;
    const status = mastermind.status(state);
    if (status.phase === 'playing') this.#unfinished++;
    else if (status.winner !== 'breaker') this.#lost++;
    else this.#count(state.turns.length);
    const [first] = state.turns;
    if (first) {
      const shape = shapeOf(first.guess);
      this.#openings.set(shape, (this.#openings.get(shape) ?? 0) + 1);
    }
    if (this.#start) this.#measure(this.#start, state);
  }

  statistics(rules: string): RulesStatistics {
    const solved = this.#histogram.reduce((sum, count) => sum + count, 0);
    const total = this.#histogram.reduce((sum, count, i) => sum + count * (i + 1), 0);
    return {
      rules,
      sheets: this.#sheets,
      solved,
      lost: this.#lost,
      unfinished: this.#unfinished,
      histogram: this.#histogram,
      average: solved === 0 ? undefined : total / solved,
      turns: this.#turns,
      gained: this.#gained,
      expected: this.#expected,
      luck: this.#luck,
      ruledOut: this.#ruledOut,
      contradictory: this.#contradictory,
      openings: [...this.#openings]
        .map(([shape, sheets]) => ({ shape, sheets }))
        .toSorted((a, b) => b.sheets - a.sheets || (a.shape < b.shape ? -1 : 1)),
    };
  }

  #count(turns: number): void {
    while (this.#histogram.length < turns) this.#histogram.push(0);
    this.#histogram[turns - 1] = (this.#histogram[turns - 1] as number) + 1;
  }

  #measure(start: CodeAnalysis, state: MastermindState): void {
    let position = start;
    for (const turn of state.turns.map(codeTurn)) {
      const information = informationOf(position.set, turn);
      const reason = ruledOut(position.set, turn.guess);
      if (reason) this.#ruledOut[reason.kind]++;
      if (!information) {
        this.#contradictory++;
        return;
      }
      this.#turns++;
      this.#gained += information.gained;
      this.#expected += information.expected;
      this.#luck += information.luck;
      position = position.with(turn);
    }
  }
}

/** Renames the symbols in order of appearance: `cddc` and `abba` both become `abba`. */
function shapeOf(guess: Code): string {
  const order = [...new Set(Array.from(guess))];
  return makeCode(Array.from(guess, (symbol) => order.indexOf(symbol)));
}
