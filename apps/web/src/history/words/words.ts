import type { RulesStatistics } from 'inkling/statistics';
import type { ConsoleWords } from '../../shell/console.tsx';
import type { KeyWords } from '../../shell/key-sheet.tsx';
import type { ArchiveFault } from '../archive.ts';
import type { CommandFault } from '../command.ts';
import type { Standing } from '../kept-sheet.ts';
import type { WordFigures } from '../word-figures.ts';

/** Everything that History says, shown or spoken. */
export interface HistoryWords {
  readonly title: string;
  readonly heading: string;
  count(sheets: number): string;
  readonly reading: string;
  readonly empty: string;
  readonly emptyLink: string;
  /** Which sheet it is. */
  name(standing: Standing): string;
  /** How it stands. */
  standing(standing: Standing): string;
  /** `milliseconds` since 1970. */
  date(milliseconds: number | undefined): string;
  readonly open: string;
  readonly review: string;
  readonly delete: string;
  /** Names a button for one sheet. */
  action(does: string, name: string): string;
  readonly keep: {
    readonly heading: string;
    readonly privacy: string;
    readonly export: string;
    readonly import: string;
    readonly deleteAll: string;
    readonly fileName: string;
  };
  readonly confirm: {
    readonly heading: string;
    one(name: string): string;
    all(count: number): string;
    readonly yes: string;
    readonly no: string;
  };
  readonly statistics: {
    readonly heading: string;
    readonly counting: string;
    readonly failed: string;
    readonly none: string;
    rules(places: number, sheets: number): string;
    facts(statistics: RulesStatistics): readonly (readonly [name: string, figure: string])[];
    words(sheets: number): string;
    wordFacts(figures: WordFigures): readonly (readonly [name: string, figure: string])[];
    readonly chart: string;
    readonly turns: string;
    readonly sheets: string;
    readonly lost: string;
    readonly bits: string;
  };
  readonly notOpened: string;
  readonly noPlace: string;
  readonly noReview: string;
  /** Names every sheet with its number, from 1. */
  listed(sheets: readonly string[]): string;
  readonly command: ConsoleWords;
  readonly keys: KeyWords;
  readonly keyRows: readonly (readonly [readonly string[], string])[];
  fault(fault: CommandFault): string;
  readonly notDeleted: string;
  readonly unreadableFile: string;
  deleted(count: number): string;
  exported(count: number): string;
  imported(added: number, known: number, refused: number, failed: number): string;
  importFault(fault: ArchiveFault): string;
}
