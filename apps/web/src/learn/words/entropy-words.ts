import type { Feedback } from '@inkling/core/feedback';
import type { Area } from '../session/areas.ts';
import type { Parted } from '../session/partition.ts';
import type { Player } from '../session/players.ts';

export interface EntropyWords {
  readonly guess: string;
  readonly positionLabel: string;
  readonly start: string;
  readonly after: (answer: Feedback) => string;
  /** What is said when the position changes; no answer means the start. */
  position(codes: number, answer: Feedback | undefined): string;
  readonly noSuchAnswer: string;
  readonly areasHeading: string;
  readonly areasCaption: string;
  /** The drawing in words. */
  drawing(parted: Parted): string;
  readonly axisBits: string;
  readonly axisChance: string;
  expected(bits: number): string;
  /** A number of bits, without the word. */
  bits(bits: number): string;
  figures(parted: Parted): string;
  readonly tableHeads: readonly [string, string, string, string, string];
  readonly tableHeading: string;
  /** Codes, chance, bits, chance × bits. */
  areaRow(area: Area): readonly [string, string, string, string];
  readonly sum: string;
  readonly contrastHeading: string;
  readonly players: Readonly<Record<Player, string>>;
  readonly contrastHeads: readonly [string, string, string, string, string];
  readonly use: (digits: string) => string;
  contrast(entropy: Parted, knuth: Parted): string;
}
