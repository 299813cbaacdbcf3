import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass } from '@inkling/core/feedback';
import { makeCode, parseCode, parseFeedback } from '@inkling/games/mastermind/notation';
import { ENGLISH, spell, wordOf } from '@inkling/games/word/letters';
import { parseMark } from '@inkling/games/word/mark-signs';
import type { Round } from '@inkling/games/word/rounds';
import { type Signal, signal } from '@preact/signals';
import type { History, SplitAddress } from '../session/address.ts';
import { HISTORY_LENGTH_MAX } from '../session/address.ts';
import { readGuess } from '../session/command.ts';
import type { LabContext } from '../session/lab-context.ts';
import { type LabGame, USUAL_GAME } from '../session/lab-game.ts';
import { showGuess } from '../session/notation.ts';
import type { StopTask } from '../session/task.ts';
import { words } from '../words/language.ts';
import type { Lap, Split, SplitFault, startSplitting, Verdict } from './splitting.ts';

/** What is known of the partition that is looked at. */
export interface SplitState {
  readonly state: 'splitting' | 'over' | 'stopped' | 'broken';
  readonly splits: readonly Split[];
  readonly verdicts: readonly Verdict[];
  readonly laps: readonly Lap[];
  readonly fault: SplitFault | undefined;
}

const FRESH: SplitState = { state: 'splitting', splits: [], verdicts: [], laps: [], fault: undefined };

/** One or two guesses against the codes that fit a history. */
export class PartitionDesk {
  readonly context: LabContext;
  readonly game: Signal<LabGame> = signal(USUAL_GAME);
  readonly history: Signal<History> = signal({ kind: 'codes', turns: [] });
  readonly guesses: Signal<readonly string[]> = signal([]);
  readonly known: Signal<SplitState> = signal(FRESH);
  readonly #start: typeof startSplitting;
  #stop: StopTask = () => undefined;

  constructor(context: LabContext, parts: { readonly start: typeof startSplitting }) {
    this.context = context;
    this.#start = parts.start;
  }

  /** Looks at what an address names. */
  reach({ game, guesses, history }: SplitAddress): void {
    this.game.value = game;
    this.history.value = history;
    this.guesses.value = guesses;
    this.#split();
  }

  /** Other rules begin without a history. */
  choose(game: LabGame): void {
    this.reach({ game, guesses: [], history: historyOf(game) });
  }

  /** Splits by one guess, or by two side by side; none asks for the one that tells most. */
  split(guesses: readonly string[]): void {
    this.guesses.value = guesses.slice(0, 2);
    this.#split();
  }

  /** Reads what was typed into the form. True when both guesses can be read. */
  splitTyped(first: string, second: string): boolean {
    const typed = [first, second].filter((text) => text.trim() !== '');
    const guesses: string[] = [];
    for (const text of typed) {
      const guess = readGuess(text, this.game.value, this.context.notation.value);
      if (!guess.ok) {
        this.context.say(words().fault(guess.error));
        return false;
      }
      guesses.push(guess.value);
    }
    this.split(guesses);
    return true;
  }

  /** Goes into a cell: the guess and its answer become a turn. */
  descend(split: Split, answer: string): void {
    const turn = answered(split.guess, answer, this.game.value);
    if (turn) this.add(turn);
  }

  /** The n-th cell of the first guess, from 1. */
  openCell(number: number): void {
    const [split] = this.known.value.splits;
    const cell = split?.cells[number - 1];
    if (split && cell) this.descend(split, cell.answer);
    else this.context.say(words().noSuchCell(number, split?.cells.length ?? 0));
  }

  /** One more turn, typed or descended. */
  add(turn: Answered): void {
    const { value: history } = this.history;
    if (lengthOf(history) >= HISTORY_LENGTH_MAX) {
      this.context.say(words().partition.tooLong(HISTORY_LENGTH_MAX));
      return;
    }
    if (history.kind === 'codes' && turn.kind === 'codes')
      this.history.value = { kind: 'codes', turns: [...history.turns, turn.turn] };
    if (history.kind === 'words' && turn.kind === 'words')
      this.history.value = { kind: 'words', rounds: [...history.rounds, turn.round] };
    this.guesses.value = [];
    this.#split();
  }

  /** Takes the last turn back and looks at its guess again. */
  up(): void {
    this.backTo(lengthOf(this.history.value) - 1);
  }

  /** Back to the position after `count` turns, at the guess that was made there. */
  backTo(count: number): void {
    const { value: history } = this.history;
    if (count < 0 || count >= lengthOf(history)) {
      this.context.say(words().partition.atTop);
      return;
    }
    const guess =
      history.kind === 'codes'
        ? makeCode(history.turns[count]?.guess ?? [])
        : wordOf(ENGLISH, history.rounds[count]?.guess ?? []);
    this.history.value =
      history.kind === 'codes'
        ? { kind: 'codes', turns: history.turns.slice(0, count) }
        : { kind: 'words', rounds: history.rounds.slice(0, count) };
    this.split([guess]);
  }

  stop(): void {
    if (this.known.value.state !== 'splitting') {
      this.context.say(words().nothingRuns);
      return;
    }
    this.#stop();
    this.known.value = { ...this.known.value, state: 'stopped' };
    this.context.say(words().partition.stopped);
  }

  sayResult(): void {
    const { splits, fault } = this.known.value;
    if (fault) this.context.say(words().partition.fault(fault));
    else this.context.say(words().partition.result(splits, (text) => this.write(text)));
  }

  /** A code as the person likes to see it. */
  write(text: string): string {
    return showGuess(text, this.game.value, this.context.notation.value);
  }

  close(): void {
    this.#stop();
  }

  #split(): void {
    this.#stop();
    this.known.value = FRESH;
    this.#show();
    const ask = { game: this.game.value, history: this.history.value, guesses: this.guesses.value };
    this.#stop = this.#start(ask, (news) => {
      const now = this.known.value;
      if (!news) {
        this.known.value = { ...now, state: 'broken' };
        this.context.say(words().partition.broken);
      } else if (news.kind === 'splits') {
        this.known.value = { ...now, splits: news.splits };
        this.guesses.value = news.splits.map(({ guess }) => guess);
        this.#show();
        this.sayResult();
      } else if (news.kind === 'verdict')
        this.known.value = { ...now, verdicts: [...now.verdicts, news.verdict] };
      else if (news.kind === 'race') this.known.value = { ...now, laps: news.laps };
      else if (news.kind === 'fault') {
        this.known.value = { ...now, state: 'over', fault: news.fault };
        this.sayResult();
      } else this.known.value = { ...now, state: 'over' };
    });
  }

  #show(): void {
    const [game, guesses, history] = [this.game.value, this.guesses.value, this.history.value];
    this.context.show({ page: 'partition', asked: { game, guesses, history } });
  }
}

export type Answered =
  | { readonly kind: 'codes'; readonly turn: CodeTurn }
  | { readonly kind: 'words'; readonly round: Round };

/** A canonical guess and its answer as a turn. */
export function answered(guess: string, answer: string, game: LabGame): Answered | undefined {
  if (game.kind === 'codes') {
    const code = parseCode(guess, game.rules);
    const told = parseFeedback(answer, game.rules.places);
    if (!code.ok || !told.ok) return undefined;
    const feedback = feedbackClass(told.value.exact, told.value.near);
    return { kind: 'codes', turn: { guess: Array.from(code.value), feedback } };
  }
  const word = spell(ENGLISH, guess);
  const marks = Array.from(answer, (sign) => parseMark(sign) ?? 0);
  return word && word.length === marks.length ? { kind: 'words', round: { guess: word, marks } } : undefined;
}

export function historyOf(game: LabGame): History {
  return game.kind === 'codes' ? { kind: 'codes', turns: [] } : { kind: 'words', rounds: [] };
}

export function lengthOf(history: History): number {
  return history.kind === 'codes' ? history.turns.length : history.rounds.length;
}
