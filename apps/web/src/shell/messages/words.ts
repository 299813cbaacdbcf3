import type { ElementName } from '@inkling/art/silhouettes';
import type { CommandFault } from '../../games/mastermind/session/command.ts';
import type { Submission } from '../../games/mastermind/session/submission.ts';
import type { Language } from '../language/language.ts';
import type { THEMES } from '../preferences.ts';

/** Names of elements, in a row. */
export type Names = readonly string[];

/**
 * Everything that the page says, shown or spoken: one function or string for each sentence, with typed holes, so
 * that a language is one file and a missing sentence does not compile. Places and turns arrive as people count
 * them, from 1; elements arrive as names in the language.
 */
export interface AppMessages {
  readonly language: Language;
  readonly elements: Readonly<Record<ElementName, string>>;

  readonly app: {
    readonly name: string;
    readonly tagline: string;
    readonly places: string;
    readonly opening: string;
    title(turn: number, left: number | undefined): string;
    readonly skipToBoard: string;
    readonly engineRestarted: string;
    readonly engineStopped: string;
    readonly savedUnreadable: string;
    readonly notSaved: string;
    /** Another tab leads the game. */
    readonly follows: string;
    noSuchPage(name: string): string;
    readonly badLink: string;
    readonly updateReady: string;
    readonly updateNow: string;
    readonly updateLater: string;
    /** Names the chooser of languages. */
    readonly language: string;
    readonly languageAuto: string;
    readonly languageCommand: readonly [command: string, does: string];
  };
  readonly sheet: {
    /** Names the line that says which sheet this is. */
    readonly ticket: string;
    readonly heading: string;
    readonly skin: string;
    places(count: number): string;
    readonly placesChoice: string;
    readonly seed: string;
    readonly newSheet: string;
    /** Leads to the place of races. */
    readonly race: string;
    readonly seedHelp: string;
    readonly seedHonest: string;
    readonly start: string;
    readonly leave: string;
  };
  readonly turns: {
    readonly heading: string;
    turnOf(turn: number, most: number): string;
    turn(turn: number): string;
    row(turn: number, guess: Names, exact: number, near: number): string;
    key(exact: number, near: number): string;
    change(before: number, after: number): string;
    /** Stands where codes left stand, at the turn that found the code. */
    readonly found: string;
    bits(bits: number): string;
    copy(turn: number): string;
    toCome(count: number): string;
  };
  readonly guess: {
    group(turn: number): string;
    slot(place: number, name: string | undefined): string;
    fits(name: string): string;
    readonly print: string;
    readonly undo: string;
    readonly redo: string;
    readonly hint: string;
    readonly erase: string;
    reason(submission: Submission, nameOf: (symbol: number) => string): string;
  };
  readonly palette: {
    readonly heading: string;
    element(name: string, places: number | undefined): string;
    /** What the count of places counts. */
    unit(places: number): string;
  };
  readonly evidence: {
    readonly heading: string;
    readonly caption: string;
    readonly place: string;
    cell(place: number, name: string, share: number): string;
    percent(share: number): string;
    readonly none: string;
    readonly thinking: string;
  };
  readonly codes: {
    readonly heading: string;
    left(left: number, total: number): string;
    listLater(most: number): string;
    code(letters: string, names: Names): string;
    field(left: number, total: number): string;
    readonly unknown: string;
  };
  readonly why: {
    readonly heading: string;
    ruledOut(place: number, name: string, turns: readonly number[]): string;
    certain(place: number, name: string, left: number): string;
    possible(place: number, name: string, count: number, left: number, witness: Names): string;
    put(place: number, name: string): string;
    readonly close: string;
  };
  readonly hint: {
    readonly heading: string;
    readonly next: string;
    nudge(certain: boolean): string;
    look(place: number, turns: readonly number[], certain: boolean): string;
    deduction(place: number, turns: readonly number[], count: number, total: number): string;
    placement(place: number, name: string, certain: boolean): string;
    readonly nothing: string;
  };
  readonly ending: {
    won(turns: number): string;
    readonly lost: string;
    code(names: Names): string;
    readonly again: string;
    readonly review: string;
    readonly back: string;
  };
  readonly speech: {
    turn(turn: number, guess: Names, exact: number, near: number, left: number | undefined): string;
    won(turns: number): string;
    lost(code: Names): string;
    undone(turn: number, left: number | undefined): string;
    begun(places: number, seed: string): string;
    resumed(turn: number): string;
    state(
      turn: number,
      most: number,
      left: number | undefined,
      guess: readonly (string | undefined)[],
    ): string;
    suggestion(guess: Names, possible: boolean, bits: number): string;
    readonly noSuggestion: string;
    choices(rows: readonly Names[]): string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
  };
  readonly command: {
    readonly label: string;
    readonly placeholder: string;
    readonly run: string;
    fault(fault: CommandFault): string;
  };
  readonly keys: {
    readonly heading: string;
    readonly open: string;
    readonly close: string;
    readonly shortcuts: string;
    readonly commands: string;
    readonly turnOn: string;
    rows(letters: Names): readonly (readonly [keys: readonly string[], does: string])[];
    readonly commandRows: readonly (readonly [command: string, does: string])[];
  };
  readonly settings: {
    readonly everywhere: string;
    readonly theme: string;
    readonly themes: Readonly<Record<(typeof THEMES)[number], string>>;
    readonly aids: string;
    readonly sound: string;
  };
}
