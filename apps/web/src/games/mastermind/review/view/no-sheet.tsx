import type { VNode } from 'preact';
import type { GameWithHistory } from '../../../../shell/kept-games.ts';
import { messages } from '../messages/language.ts';

/** Nothing to review, and where there might be something. */
export function NoSheet(props: {
  readonly why: 'none' | 'missing' | 'noTurns' | 'tooLarge';
  /** The game that was played last, when it is another one. */
  readonly other: GameWithHistory | undefined;
}): VNode {
  const { why, other } = props;
  return (
    <main class="review" id="board" tabIndex={-1}>
      <section class="review-none">
        <p role="status">
          {other && messages().lastGame(other)} {messages()[why]}
        </p>
        <p class="actions">
          <a class="press press-main" href="#/mastermind">
            {messages().toGame}
          </a>
          <a class="press" href="#/history">
            {messages().toHistory}
          </a>
        </p>
      </section>
    </main>
  );
}
