import type { Mark } from '@inkling/core/marks';
import type { WordHintFault } from '@inkling/games/word/analysis/check';
import type { WordRepair } from '@inkling/games/word/analysis/repairs';
import type { WordSuggestion } from '@inkling/games/word/analysis/suggestions';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { RoundFault } from '@inkling/games/word/rules/rounds';
import type { WordStrategy } from '@inkling/words/rank';
import type { GuideWords } from '../../mastermind/view/guide.tsx';
import type { WordCommandFault } from '../session/command.ts';
import type { Mode } from '../session/keeping.ts';

/** A repair and what stood there before, each mark or letter. Rounds and places from 1. */
export type RepairTold = WordRepair & { readonly word: string };

/** Everything that the word place says. Places, rounds and tries arrive as people count them, from 1. */
export interface WordWords {
  title(mode: Mode, left: number | undefined): string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly modesLabel: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly opening: string;
  readonly noList: string;
  readonly helper: {
    readonly heading: string;
    rounds(count: number): string;
    readonly empty: string;
    round(round: number): string;
    /** The round that is being typed. */
    draft(round: number): string;
    sort(letter: string, place: number, mark: Mark): string;
    remove(round: number, word: string): string;
    readonly removeShort: string;
    readonly add: string;
    reason(typed: number, wanted: number | undefined): string;
    readonly paste: string;
    readonly pasteHelp: string;
    readonly pasteAdd: string;
    readonly clear: string;
    readonly undo: string;
    readonly redo: string;
    readonly say: string;
    readonly legend: string;
  };
  readonly letters: {
    readonly heading: string;
    letter(letter: string, mark: Mark | undefined): string;
    readonly erase: string;
  };
  readonly known: {
    readonly heading: string;
    strings(strings: bigint | undefined): string;
    pattern(green: string): string;
    readonly patternLabel: string;
    readonly absent: string;
    readonly blind: string;
    readonly none: string;
    readonly letter: string;
    readonly tight: string;
    readonly direct: string;
    range(fewest: number, most: number): string;
    readonly excluded: string;
    readonly copies: string;
  };
  readonly chances: {
    readonly heading: string;
    readonly caption: string;
    place(place: number): string;
    cell(place: number, letter: string, live: boolean, share: number | undefined): string;
    readonly thinking: string;
  };
  readonly left: {
    readonly heading: string;
    count(all: number, likely: number): string;
    readonly noList: string;
    noWord(strings: bigint | undefined): string;
    more(count: number): string;
    withheld(count: number): string;
    use(word: string, likely: boolean): string;
    readonly legend: string;
  };
  readonly advice: {
    readonly heading: string;
    pool(left: number, likely: boolean): string;
    readonly thinking: string;
    readonly nothing: string;
    readonly strategy: string;
    readonly strategies: Readonly<Record<WordStrategy, string>>;
    readonly hard: string;
    readonly columns: readonly [
      guess: string,
      possible: string,
      worst: string,
      expected: string,
      bits: string,
      parts: string,
    ];
    possible(possible: boolean): string;
    figure(value: number, digits: number): string;
    readonly expected: string;
    use(word: string): string;
    spoken(best: WordSuggestion): string;
  };
  readonly conflict: {
    readonly heading: string;
    set(rounds: readonly number[]): string;
    fault(fault: WordHintFault): string;
    readonly repairs: string;
    repair(repair: RepairTold): string;
    repairLeft(left: bigint | undefined): string;
    moreRepairs(count: number): string;
    drop(rounds: readonly number[]): string;
    spoken(conflict: readonly number[], repairs: number): string;
    readonly partial: string;
  };
  readonly patterns: {
    readonly heading: string;
    count(total: bigint | undefined, completable: bigint | undefined): string;
    readonly show: string;
    more(count: number): string;
  };
  readonly why: {
    readonly heading: string;
    readonly close: string;
    impossible(place: number, letter: string, sets: readonly (readonly number[])[]): string;
    possible(place: number, letter: string, count: bigint | undefined, witness: string): string;
    readonly contradiction: string;
  };
  readonly play: {
    readonly heading: string;
    tries(turn: number, most: number): string;
    readonly guess: string;
    draft(turn: number, letters: readonly (string | undefined)[]): string;
    readonly hint: string;
    readonly letters: string;
    count(length: number): string;
    readonly hard: string;
    /** The same in one word, beside the length. */
    readonly hardShort: string;
    readonly newGame: string;
    readonly seed: string;
    readonly seedHelp: string;
    readonly start: string;
    readonly leave: string;
    readonly honest: string;
    tried(turn: number, word: string, marks: readonly Mark[]): string;
    refused(fault: WordFault, word: string): string;
    won(turns: number): string;
    readonly lost: string;
    secret(word: string): string;
    readonly share: string;
    readonly copyShapes: string;
    readonly copyWords: string;
    readonly copied: string;
    readonly notCopied: string;
    shareHeading(
      seed: string,
      length: number,
      hard: boolean,
      turns: number | undefined,
      most: number,
    ): string;
    shareLine(turn: number, exact: number, near: number): string;
    readonly again: string;
    readonly toHelper: string;
    toCome(count: number): string;
  };
  readonly speech: {
    round(round: number, word: string, marks: readonly Mark[], left: string): string;
    added(count: number, left: string): string;
    changed(left: string): string;
    readonly cleared: string;
    left(left: number | undefined): string;
    won(turns: number): string;
    lost(secret: string): string;
    begun(length: number, hard: boolean, seed: string): string;
    resumed(mode: Mode, count: number): string;
    helperState(rounds: number, left: string, draft: string): string;
    playState(turn: number, most: number, left: string, draft: string): string;
    typed(word: string): string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
    readonly noSuggestion: string;
    choices(places: readonly string[]): string;
    readonly consistent: string;
    readonly marksAreGiven: string;
    readonly noSuchRound: string;
    readonly noSuchRepair: string;
    readonly noSuchLength: string;
    roundFault(fault: RoundFault): string;
    commandFault(fault: WordCommandFault): string;
  };
  readonly command: { readonly label: string; readonly placeholder: string; readonly run: string };
  /** For who plays the first time. */
  readonly guide: GuideWords & {
    /** What is looked for; the marks are explained below it. */
    goal(length: number, tries: number, hard: boolean): string;
  };
  readonly keys: {
    readonly heading: string;
    readonly open: string;
    readonly close: string;
    readonly shortcuts: string;
    readonly commands: string;
    readonly turnOn: string;
    readonly rows: readonly (readonly [keys: readonly string[], does: string])[];
    readonly commandRows: readonly (readonly [command: string, does: string])[];
  };
}
