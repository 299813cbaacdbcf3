import type { VNode } from 'preact';
import { words as shared } from '../../words/language.ts';
import { words } from '../words/language.ts';

/** Nothing to review, and where there might be something. */
export function NoSheet({ why }: { readonly why: 'none' | 'missing' | 'noTurns' | 'tooLarge' }): VNode {
  return (
    <main class="review" id="board" tabIndex={-1}>
      <section class="review-none">
        <p role="status">{words()[why]}</p>
        <p class="actions">
          <a class="press press-main" href="#/mastermind">
            {shared().app.placeNames.mastermind}
          </a>
          <a class="press" href="#/history">
            {words().toHistory}
          </a>
        </p>
      </section>
    </main>
  );
}
