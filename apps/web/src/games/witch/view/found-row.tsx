import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { isNamed } from '../session/acquaintance.ts';
import { pairsTotal } from '../session/announcements.ts';
import { descriptionOf, nameOf } from '../session/roster.ts';
import { useBoard } from './board-context.ts';
import { Picture } from './picture.tsx';

/**
 * The witches found so far, in order. A name appears under a face once it was asked about, and opens her
 * description.
 */
export function FoundRow(): VNode {
  const view = useBoard().session.view.value;
  const { table } = messages();
  const total = pairsTotal(view);
  const few = total <= 4 ? ' found-few' : total <= 8 ? ' found-some' : '';
  return (
    <section class={`found${few}`} aria-labelledby="found-heading">
      <h2 id="found-heading">{table.found(view.found.length, total)}</h2>
      <ol style={{ '--total': String(total) }}>
        {Array.from({ length: total }, (_, index) => {
          const pair = view.found[index];
          if (!pair)
            return (
              <li key={index} class="found-empty">
                <span class="picture" aria-hidden="true" />
                <span class="unseen">{table.empty}</span>
              </li>
            );
          const { witch } = pair;
          return (
            <li key={`w${witch}`}>
              <Picture face={{ type: 'gameTile', witch }} id={`found-${witch}`} />
              {isNamed(view, witch) ? (
                <Named witch={witch} />
              ) : (
                <span class="found-name">
                  <span aria-hidden="true">?</span>
                  <span class="unseen">{table.unnamed}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Named({ witch }: { readonly witch: number }): VNode {
  return (
    <>
      <button type="button" class="found-name" aria-describedby={`look-${witch}`}>
        {nameOf(witch)}
      </button>
      <span class="witch-look" id={`look-${witch}`}>
        <b class="witch-look-name" aria-hidden="true">
          {nameOf(witch)}
        </b>
        {descriptionOf(witch)}
      </span>
    </>
  );
}
