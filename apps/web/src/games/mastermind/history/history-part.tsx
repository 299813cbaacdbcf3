import type { CodeRules } from '@inkling/core/deduction';
import { makeSheet, redo, type Sheet } from '@inkling/core/sheet';
import type { Statistics } from '@inkling/games/mastermind/analysis/statistics';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { HistoryPart, Progress } from '../../../shell/parts/history-part.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import { storedSheet } from '../../../shell/saved-games.ts';
import { runTask, tasksOf } from '../../../shell/worker/task.ts';
import { Piece } from '../../../ui/piece.tsx';
import { parseSaved } from '../session/format.ts';
import { deobfuscate } from '../session/obfuscation.ts';
import { CURRENT } from '../session/opening.ts';
import { type MastermindGameState, viewOf } from '../session/session.ts';
import { english, german, type Messages, spanish } from './messages.ts';

const messages: () => Messages = catalogue('history', english, { de: german, es: spanish });

export const history: HistoryPart = {
  read(value) {
    const state = parseSaved(value);
    if (!state) return undefined;
    const { sheet } = state;
    const view = viewOf(playedOn(sheet));
    const { rules } = view;
    const last = view.turns.at(-1);
    return {
      name: () => nameOf(rules, state),
      progress: progressOf(view),
      ...(last && { Picture: () => <LastGuess code={last.guess} /> }),
      group: { id: makeRules(rules), name: () => rulesNamed(rules) },
    };
  },
  openKey: CURRENT,
  isCounted: true,
  reviewsUnfinished: true,
  figures: {
    measure(values, onDone) {
      const texts = values.flatMap((value) => {
        const sheet = storedSheet(value);
        return sheet ? [makeSheet(deobfuscate(sheet))] : [];
      });
      return countBits(texts, (statistics) =>
        onDone(
          statistics &&
            new Map(statistics.rules.map((figures) => [figures.rules, () => messages().bits(figures)])),
        ),
      );
    },
    explanation: () => messages().bitsExplained,
  },
};

/** Returns the sheet at the end of the branch that was visited last. */
export function playedOn(sheet: Sheet): Sheet {
  let at = sheet;
  for (let next = redo(at); next; next = redo(at)) at = next;
  return at;
}

function nameOf(rules: CodeRules, { sheet, seating: { seat } }: MastermindGameState): string {
  const { seed, seats } = messages();
  return `${rulesNamed(rules)}, ${seat === 'breaker' ? seed(sheet.seed) : seats[seat]}`;
}

/** Describes the rules briefly: the number of places, and whatever differs from six symbols with repeats. */
function rulesNamed(rules: CodeRules): string {
  const { places, symbols, noRepeats } = messages();
  return [
    places(rules),
    ...(rules.symbols === 6 ? [] : [symbols(rules)]),
    ...(rules.repeats ? [] : [noRepeats]),
  ].join(', ');
}

function progressOf({ status, turns, turnsMax }: ReturnType<typeof viewOf>): Progress {
  return { phase: phaseOf(status), done: turns.length, of: turnsMax };
}

/**
 * Adds up the bits that turns were worth, in a worker. Returns a function that stops it; `onDone` gets
 * `undefined` if it failed.
 */
function countBits(
  texts: readonly string[],
  onDone: (statistics: Statistics | undefined) => void,
): () => void {
  return runTask(startCounting, texts, onDone);
}

const startCounting = tasksOf<readonly string[], Statistics>(
  () => new Worker(new URL('./statistics-worker.ts', import.meta.url), { type: 'module' }),
);

/** A guess as a row of small pieces. Hidden from screen readers. */
function LastGuess({ code }: { readonly code: ArrayLike<number> }): VNode {
  return (
    <span class="kept-picture" aria-hidden="true">
      {Array.from(code, (symbol, place) => (
        <Piece key={place} skin="winter" symbol={symbol} />
      ))}
    </span>
  );
}
