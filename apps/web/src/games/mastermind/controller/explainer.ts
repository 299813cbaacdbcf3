import { type Signal, signal } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { Cell } from '../engine/evidence.ts';
import type { Clue, Position, Questions, Suggestion, Why } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { nameOf, namesOf } from '../pieces/names.ts';
import type { ControllerContext } from './controller-context.ts';

/** A hint, up to the step that the user has asked for: step 0 is the nudge, step 3 the placement. */
export interface ShownHint {
  readonly clue: Clue | undefined;
  readonly step: number;
}

export type ExplainedCell = Cell & { readonly why: Why };

export const HINT_STEPS = 4;
const SUGGESTIONS_SHOWN = 5;

/** What the engine explains about the position on request: why, a hint, suggestions. */
export class Explainer {
  readonly why: Signal<ExplainedCell | undefined> = signal(undefined);
  /** The same for the hovered or focused cell: shown, but not announced. */
  readonly pointed: Signal<ExplainedCell | undefined> = signal(undefined);
  readonly hint: Signal<ShownHint | undefined> = signal(undefined);
  /** The best guesses in this position, once the user has asked for them. */
  readonly suggestions: Signal<readonly Suggestion[] | undefined> = signal(undefined);
  /** The cell of the evidence that `why` explains by default. */
  readonly cell: Signal<Cell> = signal({ place: 0, symbol: 0 });
  /** The hovered or focused cell; the engine's answer for it may still be pending. */
  #aim: Cell | undefined;
  readonly #context: ControllerContext;
  readonly #engine: WorkerClient<Questions>;

  constructor(context: ControllerContext, engine: WorkerClient<Questions>) {
    this.#context = context;
    this.#engine = engine;
  }

  /** Called in a new position: discards what was found about the old one. */
  clear(): void {
    this.why.value = undefined;
    this.pointed.value = undefined;
    this.hint.value = undefined;
    this.suggestions.value = undefined;
  }

  /** Shows one more step of the hint for this position, from the nudge to the placement. */
  async hintMore(): Promise<void> {
    const { session } = this.#context;
    if (session.asks.value === 'answer') this.#context.say(messages().maker.howToScore(session.trueAnswer));
    if (session.asks.value !== 'guess' && session.asks.value !== 'turn') return;
    if (!this.#isGiven('hints')) return;
    const shown = this.hint.value;
    if (shown) {
      const step = Math.min(shown.step + 1, HINT_STEPS - 1);
      this.hint.value = { ...shown, step };
    } else {
      const ask = { ...this.#position, guess: session.draft.value.symbols };
      const turns = session.turns.value;
      const clue = await this.#engine.ask('clue', ask);
      if (turns !== session.turns.value) return;
      this.hint.value = { clue, step: 0 };
    }
    session.noteHelp('withHints');
    this.why.value = undefined;
    this.#context.say(this.hintSentence());
  }

  hintSentence(): string {
    const { hint } = messages();
    const shown = this.hint.value;
    if (!shown?.clue) return this.#context.isCounted ? hint.nothing : messages().large.unanswered;
    const { place, symbol, certain, count, total } = shown.clue;
    const turns = shown.clue.turns.map((turn) => turn + 1);
    const steps = [
      hint.nudge(certain),
      hint.look(place + 1, turns, certain),
      hint.deduction(place + 1, turns, count, total),
      hint.placement(place + 1, nameOf(this.#context.skin, symbol), certain),
    ];
    return steps[shown.step] as string;
  }

  /** Explains a cell of the evidence. */
  async explain(cell: Cell): Promise<void> {
    if (this.#context.session.asks.value === 'code' || !this.#isGiven('evidence')) return;
    this.cell.value = cell;
    const turns = this.#context.session.turns.value;
    const why = await this.#engine.ask('why', { ...this.#position, ...cell });
    if (turns !== this.#context.session.turns.value) return;
    if (!why) {
      if (!this.#context.isCounted) this.#context.remarkOn(messages().large.unanswered);
      return;
    }
    this.#context.session.noteHelp('withNotes');
    this.hint.value = undefined;
    this.why.value = { ...cell, why };
    this.#context.say(this.whySentence());
  }

  /** While a cell is hovered or focused, finds a code with its piece at its place, or why there is none. */
  async pointAt(cell: Cell): Promise<void> {
    this.#aim = cell;
    const turns = this.#context.session.turns.value;
    const why = await this.#engine.ask('pointed', { ...this.#position, ...cell });
    if (why && this.#aim === cell && turns === this.#context.session.turns.value)
      this.pointed.value = { ...cell, why };
  }

  /** Called when no cell is hovered or focused any more. */
  pointAway(): void {
    this.#aim = undefined;
    this.pointed.value = undefined;
  }

  whySentence(shown: ExplainedCell | undefined = this.why.value): string {
    if (!shown) return '';
    const { why, place } = shown;
    const { skin } = this.#context;
    const name = nameOf(skin, shown.symbol);
    if (!why.possible)
      return messages().why.ruledOut(
        place + 1,
        name,
        why.turns.map((turn) => turn + 1),
      );
    if (why.count === why.left) return messages().why.certain(place + 1, name, why.left);
    return messages().why.possible(place + 1, name, why.count, why.left, namesOf(skin, why.witness));
  }

  async suggest(): Promise<void> {
    const { session } = this.#context;
    if (!this.#isGiven('hints')) return;
    const asks = session.asks.value === 'guess' || session.asks.value === 'turn';
    const turns = session.turns.value;
    const best = asks
      ? await this.#engine.ask('suggestions', { ...this.#position, top: SUGGESTIONS_SHOWN })
      : [];
    if (turns !== session.turns.value) return;
    this.suggestions.value = best;
    if (best && best.length > 0) session.noteHelp('withHints');
    const [first] = best ?? [];
    const { speech } = messages();
    const sentence = first
      ? speech.suggestion(namesOf(this.#context.skin, first.guess), first.possible, first.bits)
      : speech.noSuggestion;
    // The open drawer lists the suggestions.
    if (session.notes.value.drawerOpen) this.#context.say(sentence);
    else this.#context.remarkOn(sentence);
  }

  #isGiven(help: 'hints' | 'evidence'): boolean {
    const given = this.#context.gives(help);
    if (!given) this.#context.remarkOn(messages().aids.off(help));
    return given;
  }

  get #position(): Position {
    const { rules, turns } = this.#context.session;
    return { rules, turns: turns.value };
  }
}
