import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';

/** Every duel of this device, the last changed first. */
export function LinkDuelList(): VNode {
  const controller = useLinkDuel();
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
              <Press aria-label={list.forget(name)} onPress={() => void controller.forget(id)}>
                {list.forgetShort}
              </Press>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
