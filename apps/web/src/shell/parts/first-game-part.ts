import type { ComponentType } from 'preact';

/** A first game that is led: a few questions about one board, each answered by a click. */
export interface FirstGamePart {
  /** The board as it stands at a step, from 0; after the last step it shows the end. */
  readonly Figure: ComponentType<{ readonly step: number }>;
  /** In the language of the page. */
  text(): FirstGameText;
}

export interface FirstGameText {
  readonly title: string;
  readonly steps: readonly FirstGameStep[];
  /** What was found, and how to go on. */
  readonly end: string;
}

export interface FirstGameStep {
  readonly says: readonly string[];
  readonly question: string;
  /** The first is the right one; the order on the page is another. A wrong one is answered by why it is wrong. */
  readonly answers: readonly FirstGameAnswer[];
}

export interface FirstGameAnswer {
  readonly says: string;
  readonly wrong?: string;
}
