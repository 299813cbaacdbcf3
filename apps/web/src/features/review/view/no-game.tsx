import type { VNode } from 'preact';
import { language } from '../../../shell/language/language.ts';
import { type GameEntry, pageName } from '../../../shell/page.ts';
import type { Unreviewed } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';
import { ElsewherePanel } from './elsewhere-panel.tsx';

/** Shown if there is nothing to review: the reason, and where to find a game. */
export function NoGame(props: {
  readonly why: Unreviewed | 'none' | 'nothingDue' | 'elsewhere';
  /** A more specific message about the link in the address, if available. */
  readonly fault?: string | undefined;
  readonly games: readonly GameEntry[];
}): VNode {
  const text = messages();
  const [first] = props.games;
  return (
    <main class="review" id="board" tabIndex={-1}>
      <section class="review-none">
        <h2>{text.heading}</h2>
        {props.why !== 'elsewhere' && (
          <>
            <p role="status">{props.fault ?? text.no[props.why]}</p>
            <p class="actions">
              {first && props.why !== 'unfinished' && (
                <a class="press press-main" href={`#/${first.id}`}>
                  {text.play(pageName(first, language.value))}
                </a>
              )}
              <a class={props.why === 'unfinished' ? 'press press-main' : 'press'} href="#/history">
                {text.yourGames}
              </a>
            </p>
          </>
        )}
      </section>
      <ElsewherePanel games={props.games} isMain={props.why === 'elsewhere'} />
    </main>
  );
}
