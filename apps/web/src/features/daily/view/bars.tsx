import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';

export interface Bar {
  readonly name: string;
  readonly plain: number;
  readonly withNotes: number;
  /** Whether the bar contains the user's own result of the day. */
  readonly isOwn: boolean;
}

/** Counts as a bar chart, with the number next to each bar. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }): VNode {
  const most = Math.max(1, ...bars.map(({ plain, withNotes }) => plain + withNotes));
  return (
    <dl class="daily-bars">
      {bars.map(({ name, plain, withNotes, isOwn }) => (
        <div key={name} class={isOwn ? 'daily-bar daily-bar-own' : 'daily-bar'}>
          <dt>{name}</dt>
          <dd>
            <span
              class="daily-bar-track"
              style={{ inlineSize: `${(100 * (plain + withNotes)) / most}%` }}
              aria-hidden="true"
            >
              <i class="daily-bar-plain" style={{ flexGrow: plain }} />
              <i class="daily-bar-notes" style={{ flexGrow: withNotes }} />
            </span>
            <b>{plain + withNotes}</b>
            {isOwn && <span class="unseen">{messages().you}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
