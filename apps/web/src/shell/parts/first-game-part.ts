import type { ComponentType } from 'preact';

/** A guided first game: a few questions about one board, each answered by a click. */
export interface FirstGamePart {
  /** The board at a zero-based step. After the last step it shows the end. */
  readonly Figure: ComponentType<{ readonly step: number }>;
  /** In the language of the page. */
  text(): FirstGameText;
}

export interface FirstGameText {
  readonly title: string;
  readonly steps: readonly FirstGameStep[];
  /** What was found, and what to do next. */
  readonly end: string;
}

export interface FirstGameStep {
  readonly says: readonly string[];
  readonly question: string;
  /** The first answer is the right one; the page may reorder them. Choosing a wrong one shows its `wrong` text. */
  readonly answers: readonly FirstGameAnswer[];
}

export interface FirstGameAnswer {
  readonly says: string;
  /** Why the answer is wrong. */
  readonly wrong?: string;
}
