import type { VNode } from 'preact';
import { KeyMarks } from '../../../ui/key-marks.tsx';

/** What a guide says whatever is looked for. */
export interface GuideWords {
  readonly heading: string;
  /** What each mark of an answer means. */
  readonly exact: string;
  readonly near: string;
  readonly none: string;
  /** How the marks are read together. */
  readonly reading: string;
  /** How ink shows what is possible. */
  readonly ink: string;
  /** The link to the lesson, where there is one. */
  readonly lesson?: string;
}

/**
 * What is looked for, how an answer reads, and what ink means: for who plays the first time, while the sheet has too
 * little on it to be understood by itself.
 */
export function Guide(props: {
  readonly goal: string;
  readonly words: GuideWords;
  readonly hasInk: boolean;
}): VNode {
  const { goal, words, hasInk } = props;
  return (
    <section class="guide" aria-labelledby="guide-heading">
      <h3 id="guide-heading">{words.heading}</h3>
      <p>{goal}</p>
      <GuideMarks words={words} />
      <p>
        {words.reading} {hasInk && words.ink}{' '}
        {words.lesson && (
          <a class="guide-lesson" href="#/learn/scoring">
            {words.lesson}
          </a>
        )}
      </p>
    </section>
  );
}

/** What each mark of an answer means. */
export function GuideMarks({
  words,
}: {
  readonly words: Pick<GuideWords, 'exact' | 'near' | 'none'>;
}): VNode {
  return (
    <ul class="guide-marks">
      {MARKS.map(([part, feedback]) => (
        <li key={part}>
          <KeyMarks feedback={feedback} places={1} />
          <span>{words[part]}</span>
        </li>
      ))}
    </ul>
  );
}

const MARKS = [
  ['exact', { exact: 1, near: 0 }],
  ['near', { exact: 0, near: 1 }],
  ['none', { exact: 0, near: 0 }],
] as const;
