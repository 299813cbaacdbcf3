import '../style/grade-dots.css';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';

/** The difficulty of a puzzle out of five: one solid dot per grade, rings for the rest. */
export function GradeDots({ grade }: { readonly grade: number }): VNode {
  return (
    <span class="grade-dots">
      <span class="unseen">{messages().grade(grade)}</span>
      {[1, 2, 3, 4, 5].map((dot) => (
        <i key={dot} class={dot <= grade ? 'full' : undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
