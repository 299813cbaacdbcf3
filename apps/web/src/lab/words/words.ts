import type { Contest, ContestProgress, ContestRow, Refusal } from '../compare/contest-row.ts';
import type { Contestant } from '../compare/contestants.ts';
import type { Lap, Measure, Scorer, Split, SplitFault } from '../partition/splitting.ts';
import type { LabCommandFault } from '../session/command.ts';
import type { LabGame } from '../session/lab-game.ts';
import type { Notation } from '../session/notation.ts';
import type { GrowFault, GrowProgress, ReadFault, ShownTree } from '../tree/grown.ts';
import type { NodeFacts } from '../tree/tree-model.ts';
import type { TreePlayer } from '../tree/tree-source.ts';

export type LabPage = 'index' | 'compare' | 'partition' | 'tree';

/** Everything that the Lab says, shown or spoken. Turns and cells arrive as people count them, from 1. */
export interface LabWords {
  title(page: LabPage): string;
  readonly pages: string;
  readonly pageNames: Readonly<Record<LabPage, string>>;
  readonly badAddress: string;
  readonly nothingRuns: string;
  noSuchCell(number: number, count: number): string;
  /** An answer in words: `1 exact, 0 near`, or marks as they are. */
  answer(answer: string): string;
  fault(fault: LabCommandFault): string;
  count(count: number | bigint): string;
  percent(share: number): string;
  figure(value: number, digits: number): string;
  readonly wrongPage: string;

  readonly index: {
    readonly heading: string;
    readonly lead: string;
    readonly entries: readonly {
      /** An address of the app; the pages that teach stand beside those of the Lab. */
      readonly href: string;
      readonly name: string;
      readonly does: string;
      readonly try: readonly { readonly href: string; readonly name: string }[];
    }[];
  };
  readonly rules: {
    readonly legend: string;
    readonly game: string;
    readonly games: Readonly<Record<'codes' | 'words', string>>;
    readonly places: string;
    readonly symbols: string;
    readonly repeats: string;
    readonly hard: string;
    readonly written: string;
    readonly notations: Readonly<Record<Notation, string>>;
    size(game: LabGame, codes: bigint | undefined): string;
  };
  readonly share: {
    readonly heading: string;
    readonly link: string;
    readonly command: string;
    readonly summary: string;
    readonly file: string;
    readonly text: string;
    readonly copied: string;
    readonly notCopied: string;
  };
  readonly compare: {
    readonly heading: string;
    readonly players: string;
    readonly contestants: Readonly<Record<Contestant, string>>;
    readonly play: string;
    readonly stop: string;
    readonly empty: string;
    readonly nobody: string;
    readonly none: string;
    readonly broken: string;
    begun(count: number): string;
    stopped(done: number): string;
    result(contest: Contest): string;
    progress(progress: ContestProgress): string;
    refused(contestant: Contestant, why: Refusal): string;
    state(contest: Contest): string;
    readonly table: string;
    /** Names the table for those who do not see it. */
    readonly totals: string;
    readonly columns: Readonly<Record<'player' | 'total' | 'average' | 'worst' | 'secrets', string>>;
    readonly chart: string;
    readonly chartNote: string;
    bar(row: ContestRow): string;
    interval(row: ContestRow): string;
    sampled(rows: readonly ContestRow[], codes: bigint | undefined): string;
    willSample(games: number): string;
    exact(secrets: number): string;
    unsolved(contestant: Contestant, count: number): string;
  };
  readonly partition: {
    readonly heading: string;
    readonly guess: string;
    readonly other: string;
    readonly split: string;
    readonly best: string;
    readonly stop: string;
    readonly thinking: string;
    readonly broken: string;
    readonly stopped: string;
    readonly atTop: string;
    tooLong(most: number): string;
    readonly history: string;
    readonly noHistory: string;
    turn(turn: number, guess: string, answer: string): string;
    backTo(turn: number): string;
    readonly up: string;
    fault(fault: SplitFault): string;
    result(splits: readonly Split[], write: (guess: string) => string): string;
    cells(guess: string): string;
    caption(split: Split): string;
    readonly columns: Readonly<Record<'answer' | 'size' | 'share' | 'bits' | 'codes', string>>;
    open(answer: string, size: number): string;
    more(count: number): string;
    readonly possible: string;
    readonly impossible: string;
    readonly judged: string;
    readonly measures: Readonly<Record<Measure, string>>;
    readonly measure: string;
    readonly bestBy: string;
    readonly looking: string;
    readonly notRanked: string;
    equal(guess: string): string;
    readonly race: string;
    readonly scorers: Readonly<Record<Scorer, string>>;
    lap(lap: Lap): string;
    raced(laps: readonly Lap[]): string;
    readonly raceNote: string;
  };
  readonly tree: {
    readonly heading: string;
    readonly setup: string;
    readonly source: string;
    readonly sources: Readonly<Record<TreePlayer | 'optimal', string>>;
    readonly grow: string;
    readonly stop: string;
    readonly open: string;
    readonly paste: string;
    readonly pasteHelp: string;
    readonly read: string;
    readonly drop: string;
    readonly empty: string;
    readonly wordsByFile: string;
    readonly noFile: string;
    readonly begun: string;
    readonly stopped: string;
    readonly broken: string;
    readonly noTree: string;
    readonly nothingBelow: string;
    readonly atTop: string;
    readonly noNeighbour: string;
    progress(progress: GrowProgress | undefined): string;
    refused(fault: GrowFault | ReadFault, game: LabGame): string;
    laid(tree: ShownTree, wholePath: boolean): string;
    /** What the tree is, where it comes from, and what was checked. */
    name(tree: ShownTree): string;
    verified(tree: ShownTree): string;
    proof(tree: ShownTree): string;
    took(milliseconds: number): string;
    readonly views: Readonly<Record<'icicle' | 'outline', string>>;
    readonly view: string;
    icicle(levels: number): string;
    readonly icicleHelp: string;
    readonly outline: string;
    node(answer: string, guess: string, facts: NodeFacts, children: number): string;
    item(answer: string, guess: string, left: number): string;
    readonly facts: string;
    readonly factNames: Readonly<Record<'left' | 'guess' | 'worst' | 'average' | 'turn', string>>;
    readonly possible: string;
    readonly impossible: string;
    readonly line: string;
    readonly first: string;
    readonly answers: string;
    readonly codes: string;
    more(count: number): string;
    readonly whereHeading: string;
    readonly whereHelp: string;
    readonly find: string;
    nowhere(code: string): string;
    where(code: string, steps: readonly { readonly guess: string; readonly answer: string }[]): string;
    readonly up: string;
    readonly zoom: string;
  };
  readonly command: {
    readonly label: string;
    readonly placeholder: string;
    readonly run: string;
  };
  readonly keys: {
    readonly heading: string;
    readonly shortcuts: string;
    readonly commands: string;
    readonly turnOn: string;
    readonly close: string;
    readonly open: string;
    rows(page: LabPage): readonly (readonly [readonly string[], string])[];
    readonly commandRows: readonly (readonly [string, string])[];
  };
}
