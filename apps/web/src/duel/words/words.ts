import type { KeyWords } from '../../shell/key-sheet.tsx';
import type { Checked } from '../engine/questions.ts';
import type { CommandFault } from '../session/command.ts';
import type { DuelSheet, Verdict } from '../session/duel-sheet.ts';

/** Everything that the duel says, shown or spoken. Turns and places arrive as people count them, from 1. */
export interface DuelWords {
  title(duel: DuelSheet | undefined): string;
  readonly heading: string;
  readonly lead: string;
  readonly noHash: string;
  readonly notKept: string;
  readonly unreadable: string;
  readonly badLink: string;
  readonly ownReveal: string;
  readonly strangeReveal: string;
  readonly engineStopped: string;
  readonly back: string;
  readonly make: {
    readonly heading: string;
    readonly places: string;
    readonly symbols: string;
    readonly turns: string;
    readonly repeats: string;
    readonly code: string;
    readonly codeHelp: string;
    readonly draw: string;
    readonly promise: string;
  };
  readonly take: {
    readonly heading: string;
    readonly help: string;
    readonly label: string;
    readonly open: string;
  };
  readonly list: {
    readonly heading: string;
    readonly none: string;
    name(duel: DuelSheet): string;
    standing(duel: DuelSheet): string;
    readonly damaged: string;
    forget(name: string): string;
    readonly forgetShort: string;
  };
  terms(duel: DuelSheet): string;
  readonly maker: {
    readonly heading: string;
    readonly first: string;
    readonly firstHelp: string;
    readonly second: string;
    readonly secondHelp: string;
    readonly show: string;
    readonly hide: string;
    readonly turns: string;
    readonly turnsHelp: string;
    readonly answer: string;
    copyAnswer(turn: number): string;
    readonly copyAnswerShort: string;
  };
  readonly breaker: {
    readonly heading: string;
    readonly help: string;
    readonly copyGuess: string;
    readonly exact: string;
    readonly near: string;
    readonly print: string;
    mend(turn: number): string;
    readonly reveal: string;
    readonly revealHelp: string;
    readonly check: string;
  };
  readonly entry: {
    group(turn: number): string;
    readonly codeGroup: string;
    slot(place: number, name: string | undefined): string;
    readonly palette: string;
    readonly erase: string;
  };
  row(turn: number, guess: readonly string[], exact: number, near: number): string;
  readonly noTurns: string;
  readonly undo: string;
  left(checked: Checked | undefined): string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  verdict(verdict: Verdict): string;
  wrong(turn: number, told: readonly [number, number], truth: readonly [number, number]): string;
  code(names: readonly string[]): string;
  readonly saveRecord: string;
  readonly recordHelp: string;
  readonly speech: {
    readonly made: string;
    readonly accepted: string;
    readonly openAgain: string;
    readonly incomplete: string;
    readonly repeated: string;
    readonly noSuchAnswer: string;
    readonly over: string;
    readonly makerAnswers: string;
    readonly nothingToUndo: string;
    readonly forgotten: string;
    uncovered(is: boolean): string;
    turn(duel: DuelSheet, checked: Checked | undefined): string;
    state(duel: DuelSheet, checked: Checked | undefined, verdict: Verdict | undefined): string;
    front(duels: number): string;
  };
  readonly command: { readonly label: string; readonly placeholder: string; readonly run: string };
  readonly keys: KeyWords;
  readonly keyRows: readonly (readonly [readonly string[], string])[];
  fault(fault: CommandFault): string;
}
