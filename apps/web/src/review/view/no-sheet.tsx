import type { VNode } from 'preact';
import { words } from '../words/language.ts';

/** Nothing to review, and where there might be something. */
export function NoSheet({ why }: { readonly why: 'none' | 'missing' | 'noTurns' | 'tooLarge' }): VNode {
  return (
    <main class="review" id="board" tabIndex={-1}>
      <p role="status">{words()[why]}</p>
      <p>
        <a href="#/history">{words().toHistory}</a>
      </p>
    </main>
  );
}
