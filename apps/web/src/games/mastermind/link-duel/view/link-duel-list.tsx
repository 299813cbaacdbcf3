import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { useController } from './controller-context.ts';

/** Every duel of this device, the last changed first. */
export function LinkDuelList(): VNode {
  const controller = useController();
  const { list } = messages();
  const listed = controller.listed.value;
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading">{list.heading}</h2>
      {listed.length === 0 && <p>{list.none}</p>}
      <ul class="duel-list">
        {listed.map(({ id, duel }) => {
          const name = duel ? list.name(duel) : list.damaged;
          return (
            <li key={id}>
              <span class="duel-name">
                {duel ? <a href={`#/duel/open/${id}`}>{name}</a> : name}
                {duel && <small>{list.standing(duel)}</small>}
              </span>
              <button
                type="button"
                class="press"
                aria-label={list.forget(name)}
                onClick={() => void controller.forget(id)}
              >
                {list.forgetShort}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
