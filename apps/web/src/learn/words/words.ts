import type { ConsoleWords } from '../../shell/console.tsx';
import type { KeyWords } from '../../shell/key-sheet.tsx';
import type { LessonId } from '../lesson-id.ts';
import type { EntropyWords } from './entropy-words.ts';
import type { EvaluatorsWords } from './evaluators-words.ts';
import type { KnuthWords } from './knuth-words.ts';
import type { ScoringWords } from './scoring-words.ts';
import type { StatesWords } from './states-words.ts';
import type { WitchCentreWords } from './witch-centre-words.ts';

/** What every lesson has: its name, what it says before its figure, and its keys and commands. */
export interface LessonText {
  readonly title: string;
  /** For links. */
  readonly short: string;
  /** One sentence for the list of lessons. */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly placeholder: string;
  readonly keyRows: readonly (readonly [readonly string[], string])[];
  readonly commandRows: readonly (readonly [string, string])[];
}

/** Everything that the pages that teach say, shown or spoken. */
export interface LearnWords {
  readonly heading: string;
  readonly introduction: string;
  readonly contents: string;
  readonly figure: string;
  readonly previous: string;
  readonly next: string;
  readonly toLab: string;
  readonly toPlay: string;
  readonly missing: string;
  readonly keysOpen: string;
  readonly title: (lesson: string) => string;
  readonly console: Omit<ConsoleWords, 'placeholder'>;
  readonly keys: Omit<KeyWords, 'commandRows'>;
  /** Keys and commands that all lessons have. */
  readonly keyRows: readonly (readonly [readonly string[], string])[];
  readonly commandRows: readonly (readonly [string, string])[];
  readonly palette: string;
  place(place: number, name: string): string;
  /** An answer in words. */
  answer(exact: number, near: number): string;
  readonly lessons: Readonly<Record<LessonId, LessonText>>;
  readonly scoring: ScoringWords;
  readonly knuth: KnuthWords;
  readonly entropy: EntropyWords;
  readonly states: StatesWords;
  readonly witchCentre: WitchCentreWords;
  readonly evaluators: EvaluatorsWords;
}
