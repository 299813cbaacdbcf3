import type { PlayerName } from 'inkling/mastermind/players';
import type { Submission } from '../../session/submission.ts';
import type { KeyWords } from '../../shell/key-sheet.tsx';
import type { Names } from '../../words/words.ts';
import type { Proof, TracedTurn } from '../engine/questions.ts';
import type { CommandFault } from '../session/command.ts';
import type { Needed, Outcome } from '../session/outcome.ts';
import type { Setting } from '../session/setting.ts';

/** An answer and what it left; `left` is unknown while the engine counts. */
export interface Told {
  readonly exact: number;
  readonly near: number;
  readonly left: number | undefined;
}

export interface RivalTold extends Told {
  readonly name: PlayerName;
  readonly found: boolean;
}

/** How the person fared. */
export interface YouDone {
  readonly needed: Needed;
  readonly resigned: boolean;
}

export interface RivalDone {
  readonly name: PlayerName;
  readonly needed: Needed;
}

/** Everything that the place says. Places and turns arrive as people count them, from 1; elements arrive as names. */
export interface RaceWords {
  title(turn: number): string;
  readonly savedUnreadable: string;
  readonly notSaved: string;
  readonly badLink: string;
  readonly noAnswer: string;
  readonly engineRestarted: string;
  readonly engineStopped: string;
  readonly players: Readonly<Record<PlayerName, { readonly name: string; readonly does: string }>>;

  readonly ticket: {
    readonly label: string;
    kind(setting: Setting): string;
    rules(setting: Setting): string;
    readonly seed: string;
    readonly newRace: string;
    readonly back: string;
  };
  readonly yours: {
    readonly heading: string;
    turnOf(turn: number, most: number): string;
    row(turn: number, guess: Names, exact: number, near: number): string;
    waiting(turn: number, guess: Names): string;
    left(left: number): string;
    /** Stands where codes left stand, at the turn that found the code. */
    readonly found: string;
    toCome(count: number): string;
    copy(turn: number): string;
  };
  readonly guess: {
    group(turn: number): string;
    slot(place: number, name: string | undefined): string;
    readonly print: string;
    readonly resign: string;
    readonly erase: string;
    reason(submission: Submission, nameOf: (symbol: number) => string): string;
  };
  readonly palette: string;
  readonly rival: {
    heading(name: PlayerName): string;
    status(turns: number, found: boolean, stuck: boolean, open: boolean): string;
    row(name: PlayerName, turn: number, guess: Names | undefined, exact: number, near: number): string;
    readonly none: string;
    /** One rival in few words, beside the guess on narrow paper. */
    strip(name: PlayerName, turns: number, found: boolean, left: number | undefined): string;
  };
  readonly chart: {
    readonly heading: string;
    readonly caption: string;
    readonly you: string;
    /** What the drawing shows, for those who do not see it. */
    label(lines: readonly { readonly name: string; readonly counts: readonly number[] }[]): string;
  };
  readonly ending: {
    result(outcome: Outcome, you: YouDone, rivals: readonly RivalDone[]): string;
    readonly undecided: string;
    against(outcome: Outcome, rival: RivalDone): string;
    code(names: Names): string;
    readonly again: string;
    readonly review: string;
    readonly newRace: string;
    readonly link: string;
    readonly notFiled: string;
    readonly filed: string;
  };
  readonly tallies: {
    readonly heading: string;
    readonly player: string;
    readonly outcomes: Readonly<Record<Outcome, string>>;
    readonly none: string;
  };
  readonly trace: {
    readonly heading: string;
    readonly caption: string;
    readonly states: Readonly<Record<TracedTurn['from'], string>>;
    turn(turn: number): string;
    passed(count: bigint): string;
    guessed(guess: Names, exact: number, near: number): string;
    ruleOne(names: Names): string;
    ruleTwo(removed: readonly { readonly name: string; readonly places: readonly number[] }[]): string;
    special(names: Names): string;
    readonly ruleThree: string;
    goesOn(from: string, to: string): string;
    readonly solved: string;
    readonly command: string;
  };
  readonly adversary: {
    readonly heading: string;
    readonly about: string;
    left(left: number): string;
    readonly proofHeading: string;
    readonly columns: readonly [string, string, string, string];
    code(names: Names): string;
    answer(exact: number, near: number): string;
    verdict(verdict: Proof['verdict'], turns: number): string;
    readonly checking: string;
    result(you: YouDone): string;
  };
  readonly speech: {
    readonly waiting: string;
    turn(turn: number, you: Told, rivals: readonly RivalTold[]): string;
    end(you: YouDone, rivals: readonly RivalDone[], code: Names): string;
    rivalsGoOn(you: YouDone, code: Names): string;
    endAgainstAdversary(you: YouDone): string;
    begun(setting: Setting, seed: string): string;
    resumed(turn: number): string;
    state(
      turn: number,
      most: number,
      left: number | undefined,
      rivals: readonly {
        readonly name: PlayerName;
        readonly turns: number;
        readonly found: boolean;
        readonly left: number | undefined;
      }[],
      guess: readonly (string | undefined)[],
    ): string;
    readonly alreadyOver: string;
    noReview(over: boolean): string;
    readonly proposed: string;
    readonly copied: string;
    readonly notCopied: string;
  };
  readonly command: {
    readonly label: string;
    readonly placeholder: string;
    readonly run: string;
    fault(fault: CommandFault): string;
  };
  readonly keys: KeyWords & {
    readonly open: string;
    rows(letters: Names): readonly (readonly [keys: readonly string[], does: string])[];
  };
  readonly dialog: {
    readonly heading: string;
    readonly kind: string;
    readonly kinds: Readonly<Record<Setting['kind'], string>>;
    readonly places: string;
    readonly symbols: string;
    readonly repeats: string;
    readonly tooFew: string;
    readonly first: string;
    readonly second: string;
    readonly nobody: string;
    readonly open: string;
    readonly seed: string;
    readonly seedHelp: string;
    readonly start: string;
    readonly leave: string;
  };
  readonly resign: {
    readonly heading: string;
    sentence(kind: Setting['kind']): string;
    readonly yes: string;
    readonly no: string;
  };
  readonly honest: Readonly<Record<Setting['kind'], string>>;
}
