import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../messages/language.ts';
import type { AnnouncedGame } from '../session/announced-games.ts';

/** The variations of the games, each on a small lid that opens it where it was left. */
export function SmallLids({ games }: { readonly games: readonly AnnouncedGame[] }): VNode | null {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section class="rows" aria-labelledby={id}>
      <h2>
        <span id={id}>{messages().variations}</span>
      </h2>
      <ul class="small-lids">
        {games.map(({ entry, part: { Picture, field, text } }) => (
          <li key={entry.id}>
            <a class="small-lid" href={`#/${entry.id}`}>
              <span class={`small-cover field-${field}`}>
                <Picture />
              </span>
              <span class="row-text">
                <b>{text().title}</b>
                <span>{text().promise.join(' ')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
