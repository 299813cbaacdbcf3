import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { descriptionOf, nameOf } from '../session/roster.ts';
import { useBoard } from './board-context.ts';
import { Picture } from './picture.tsx';

/**
 * Who lies on the board. Each name opens her description on hover and on focus; her portrait is printed once she
 * is found. It is put away while a question is open, because it would answer it.
 */
export function Tonight(): VNode {
  const model = useBoard();
  const { tonight: said } = messages();
  const { tonight, found, quiz } = model.session.view.value;
  const isFound = (witch: number) => found.some((pair) => pair.witch === witch);
  return (
    <section class="tonight" aria-labelledby="tonight-heading">
      <h2 id="tonight-heading">
        {said.heading} <small>{said.caption}</small>
      </h2>
      {quiz ? (
        <p class="aside">{said.away}</p>
      ) : (
        <ul class="witches">
          {tonight.map((witch) => (
            <li key={witch}>
              <button
                type="button"
                class={`witch${isFound(witch) ? ' witch-found' : ''}`}
                aria-label={said.witch(nameOf(witch), isFound(witch))}
                aria-describedby={`witch-${witch}`}
              >
                {isFound(witch) ? (
                  <Picture face={{ type: 'gameTile', witch }} id={`list-${witch}`} />
                ) : (
                  <span class="picture witch-blank" aria-hidden="true" />
                )}
                <span>{nameOf(witch)}</span>
              </button>
              <p class="witch-look" id={`witch-${witch}`}>
                {descriptionOf(witch)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
