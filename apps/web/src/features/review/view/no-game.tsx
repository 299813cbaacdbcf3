import type { VNode } from 'preact';
import { language } from '../../../shell/language/language.ts';
import { type GameEntry, pageName } from '../../../shell/page.ts';
import type { Unreviewed } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';
import { ElsewherePanel } from './elsewhere-panel.tsx';

/** Nothing to review, and where there might be something. */
export function NoGame(props: {
  readonly why: Unreviewed | 'none' | 'nothingDue' | 'elsewhere';
  /** What to say of the link in the address, where more is known of it. */
  readonly fault?: string | undefined;
  readonly games: readonly GameEntry[];
}): VNode {
  const text = messages();
  return (
    <main class="review" id="board" tabIndex={-1}>
      <section class="review-none">
        <h2>{text.heading}</h2>
        {props.why !== 'elsewhere' && <p role="status">{props.fault ?? text.no[props.why]}</p>}
        <p class="actions">
          {props.games.map((game, at) => (
            <a
              key={game.id}
              class={at === 0 && props.why !== 'elsewhere' ? 'press press-main' : 'press'}
              href={`#/${game.id}`}
            >
              {text.play(pageName(game, language.value))}
            </a>
          ))}
          <a class="press" href="#/history">
            {text.yourGames}
          </a>
        </p>
      </section>
      <ElsewherePanel games={props.games} isMain />
    </main>
  );
}
