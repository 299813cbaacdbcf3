import '../style/grade-dots.css';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';

/** How hard a puzzle is: solid for each grade, and a ring for what is left to five. */
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
