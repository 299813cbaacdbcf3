import type { CodeTurn } from '@inkling/core/deduction';
import * as result from '@inkling/core/result';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { hintFor } from 'inkling/mastermind/hint';
import { suggestions } from 'inkling/mastermind/players';
import type { Asked } from './protocol.ts';
import { type Findings, LIST_MAX, type Position, type Questions, type Suggestion } from './questions.ts';

/**
 * Answers the page's questions. It knows no worker, so it is tested in Node; it remembers the line of positions
 * that it was asked about last, so a turn more, a turn less, or another question costs only what is new.
 */
export class Thinker {
  #line: CodeAnalysis[] = [];

  /** A generator, so that long work can be stopped between two steps. */
  *answer(asked: Asked<Questions>): Generator<unknown, Questions[keyof Questions]['answer']> {
    const at = this.#reach(asked.ask);
    switch (asked.name) {
      case 'findings':
        return this.#findings(at);
      case 'why':
        return whyOf(at, asked.ask.place, asked.ask.symbol);
      case 'clue': {
        const hint = hintFor(at, asked.ask.guess);
        return hint && { ...hint, count: Number(hint.count), total: Number(hint.total) };
      }
      case 'suggestion':
        return yield* suggestionFor(at);
    }
  }

  #findings(at: CodeAnalysis): Findings {
    const field = new Uint8Array(at.set.space.codes.size);
    for (const index of at.set.indices) field[index] = 1;
    return {
      total: field.length,
      lefts: this.#line.map((position) => Number(position.count())),
      places: at.places().map((row) => row.map(Number)),
      codes: at.count() <= BigInt(LIST_MAX) ? at.codes(LIST_MAX).map((code) => Array.from(code)) : [],
      field,
    };
  }

  #reach({ rules, turns }: Position): CodeAnalysis {
    const [start] = this.#line;
    const same = start !== undefined && JSON.stringify(start.rules) === JSON.stringify(rules);
    const line = same ? this.#line : [result.expect(CodeAnalysis.of(rules, []))];
    const shared = turns.findIndex((turn, i) => !isSameTurn(turn, line[i + 1]?.turns[i]));
    line.length = Math.min(line.length, (shared < 0 ? turns.length : shared) + 1);
    for (const turn of turns.slice(line.length - 1)) line.push((line.at(-1) as CodeAnalysis).with(turn));
    this.#line = line;
    return line.at(-1) as CodeAnalysis;
  }
}

function whyOf(at: CodeAnalysis, place: number, symbol: number): Questions['why']['answer'] {
  const reason = at.why(place, symbol);
  if (!reason.possible) return reason;
  return {
    ...reason,
    count: Number(reason.count),
    left: Number(at.count()),
    witness: Array.from(reason.witness),
  };
}

function* suggestionFor(at: CodeAnalysis): Generator<unknown, Suggestion | undefined> {
  const [best] = yield* suggestions('entropy', at, 1);
  if (!best) return undefined;
  return { guess: Array.from(best.guess), possible: best.possible, bits: best.bits };
}

function isSameTurn(a: CodeTurn, b: CodeTurn | undefined): boolean {
  return b !== undefined && a.feedback === b.feedback && String(a.guess) === String(b.guess);
}
