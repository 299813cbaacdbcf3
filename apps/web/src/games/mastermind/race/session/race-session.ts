import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, type Feedback, scoreCode, solvedClass } from '@inkling/core/feedback';
import * as result from '@inkling/core/result';
import { newSheet, playMove, replay, type Sheet } from '@inkling/core/sheet';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import {
  codeTurn,
  type MastermindState,
  type MastermindView,
  mastermind,
} from '@inkling/games/mastermind/rules/game';
import type { MastermindMove } from '@inkling/games/mastermind/rules/moves';
import { makeParams } from '@inkling/games/mastermind/rules/params';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { phaseOf } from '../../../../shell/parts/phase.ts';
import { type Draft, emptyDraft } from '../../session/draft.ts';
import { type Submission, submissionOf } from '../../session/submission.ts';
import type { Line } from '../engine/questions.ts';
import type { Setting } from './setting.ts';

export const TURNS_MAX = 12;

/** A computer player that breaks the same code. */
export interface Rival {
  readonly name: PlayerName;
  readonly turns: readonly CodeTurn[];
  /** Whether the player could not find another guess, so that it has stopped. */
  readonly stuck: boolean;
}

/** Everything that is saved of a race. */
export interface RaceState {
  readonly setting: Setting;
  readonly sheet: Sheet;
  readonly draft: Draft;
  /** Whether the race is, or once was, among the saved games. */
  readonly filed: boolean;
}

/**
 * The user's sheet, and the players that break the same code in parallel. Only the sheet, the draft, the setting and
 * whether the race is filed are saved: the players are deterministic, so their turns can be recomputed. The code is
 * looked up in this file to answer guesses, and never leaves it before the user is done.
 */
export class RaceSession {
  readonly setting: Signal<Setting>;
  readonly sheet: Signal<Sheet>;
  readonly draft: Signal<Draft>;
  readonly filed: Signal<boolean>;
  readonly rivals: Signal<readonly Rival[]>;
  readonly view: ReadonlySignal<MastermindView>;
  readonly turns: ReadonlySignal<readonly CodeTurn[]>;
  readonly submission: ReadonlySignal<Submission>;

  /** `sheet` must be legal, have no branches and belong to the setting. */
  constructor({ setting, sheet, draft, filed }: RaceState) {
    this.setting = signal(setting);
    this.sheet = signal(sheet);
    this.draft = signal(draft);
    this.filed = signal(filed);
    this.rivals = signal(rivalsOf(setting));
    this.view = computed(() => mastermind.view(stateOf(this.sheet.value), 'breaker'));
    this.turns = computed(() => this.view.value.turns.map(codeTurn));
    this.submission = computed(() => submissionOf(this.draft.value, this.rules, [], this.isOver));
  }

  get rules(): CodeRules {
    return this.setting.value.rules;
  }

  /** Whether the user has found the code, has no turns left, or has given up. */
  get isOver(): boolean {
    return this.view.value.status.phase === 'over';
  }

  get hasWon(): boolean {
    return phaseOf(this.view.value.status) === 'found';
  }

  /** Whether a guess is waiting for the adversary's answer. */
  get isWaiting(): boolean {
    return this.view.value.pending !== undefined;
  }

  get hasResigned(): boolean {
    return this.isOver && !this.hasWon && this.turns.value.length < TURNS_MAX;
  }

  /** Whether the user and all rivals are done, so that everything can be shown. */
  get isDecided(): boolean {
    return this.isOver && this.rivals.value.every((rival) => isDone(rival, this.rules));
  }

  /** Makes a guess: the given code, or else the draft. Returns whether it was legal. */
  submit(code: Code | undefined = undefined): boolean {
    const { value: submission } = this.submission;
    const guess = code ?? (submission.ready ? submission.code : undefined);
    return guess !== undefined && this.#play({ kind: 'guess', code: guess });
  }

  /** Gives up. Returns false if there was nothing to give up. */
  resign(): boolean {
    return this.#play({ kind: 'resign' });
  }

  /** Enters the adversary's answer to the pending guess. */
  answer(feedback: Feedback): void {
    this.#play({ kind: 'score', ...feedback });
  }

  /** The maker's state against the adversary, which contains no code; `undefined` in a race. */
  get adversaryState(): MastermindState | undefined {
    return this.setting.value.kind === 'adversary' ? stateOf(this.sheet.value) : undefined;
  }

  /** Seats of the rivals to move: those behind the user, or all that are not done once the user is done. */
  get seatsToMove(): readonly number[] {
    const { length } = this.turns.value;
    return this.rivals.value.flatMap((rival, seat) =>
      !isDone(rival, this.rules) && (this.isOver || rival.turns.length < length) ? [seat] : [],
    );
  }

  lineOf(seat: number): Line {
    const { name, turns } = this.rivals.value[seat] as Rival;
    return { player: { name, seed: playerSeed(this.sheet.value.seed, name) }, turns };
  }

  /** Plays a rival's guess, or marks the rival as stuck if it has none. */
  move(seat: number, guess: Code | undefined): void {
    const rival = this.rivals.value[seat] as Rival;
    const next = guess
      ? { ...rival, turns: [...rival.turns, this.#scored(guess)] }
      : { ...rival, stuck: true };
    this.rivals.value = this.rivals.value.with(seat, next);
  }

  /** Leaves this race and starts another. */
  begin(setting: Setting, seed: string): void {
    this.show(raceFor(setting, seed));
  }

  /** Shows another race, or this one as another tab left it. The rivals start over. */
  show({ setting, sheet, draft, filed }: RaceState): void {
    batch(() => {
      this.setting.value = setting;
      this.rivals.value = rivalsOf(setting);
      this.sheet.value = sheet;
      this.draft.value = draft;
      this.filed.value = filed;
    });
  }

  #scored(guess: Code): CodeTurn {
    const { secret } = stateOf(this.sheet.value);
    return { guess, feedback: scoreCode(guess, secret as Code) };
  }

  /** Plays a move. Returns whether the rules allow it. */
  #play(move: MastermindMove): boolean {
    const next = playMove(this.sheet.value, mastermind.makeMove(move));
    if (!replay(mastermind, next).ok) return false;
    batch(() => {
      this.sheet.value = next;
      if (move.kind === 'guess') this.draft.value = emptyDraft(this.rules.places);
    });
    return true;
  }
}

/** Whether a rival has found the code, used up its turns, or has no guess. */
export function isDone({ turns, stuck }: Rival, rules: CodeRules): boolean {
  return stuck || turns.length >= TURNS_MAX || hasFound(turns, rules);
}

export function hasFound(turns: readonly CodeTurn[], rules: CodeRules): boolean {
  return turns.at(-1)?.feedback === solvedClass(rules.places);
}

/**
 * Returns the seed of a player's own random choices. It differs from the sheet's seed, because the code is drawn from
 * that one, and a player that used it, too, would begin with the code's first symbol.
 */
export function playerSeed(seed: string, name: PlayerName): string {
  return `${seed}/${name}`;
}

/** Creates a race at its start. */
export function raceFor(setting: Setting, seed: string): RaceState {
  return {
    setting,
    sheet: sheetOf(setting, seed),
    draft: emptyDraft(setting.rules.places),
    filed: false,
  };
}

export function sheetOf({ kind, rules }: Setting, seed: string): Sheet {
  const maker = kind === 'adversary' ? 'by-hand' : 'drawn';
  return newSheet(mastermind.id, makeParams({ rules, turnsMax: TURNS_MAX, maker }), seed);
}

function rivalsOf({ players }: Setting): readonly Rival[] {
  return players.map((name) => ({ name, turns: [], stuck: false }));
}

function stateOf(sheet: Sheet): MastermindState {
  return result.expect(replay(mastermind, sheet));
}
