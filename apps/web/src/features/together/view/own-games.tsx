import type { RoomView } from '@inkling/client/api';
import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';
import { isOnesTurn } from '../session/presence.ts';
import { termsOf } from '../session/room-game.ts';

/** The games of this browser, in rooms and by links; what waits for this person comes first. */
export function OwnGames({ controller }: { readonly controller: LobbyController }): VNode {
  const { rooms, otherGame } = messages();
  const own = controller.rooms.value.toSorted((a, b) => order(a.view) - order(b.view));
  const beyond = controller.roomsBeyond.value;
  const links = [...controller.links.value.values()].flatMap((each) =>
    each.kept.value.map((game) => ({ ...game, forget: () => void each.forget(game.id) })),
  );
  return (
    <section aria-labelledby="rooms-heading">
      <h2 id="rooms-heading">{rooms.heading}</h2>
      {own.length + links.length === 0 && <p>{rooms.none}</p>}
      <ul class="match-list">
        {own.map(({ view, game }) => (
          <li key={view.id}>
            <span class="match-name">
              <a id={`room-${view.id}`} href={roomPath(view.id)}>
                {companions(view)}
                {game ? termsOf(game, view.rules) : view.game}
              </a>
              <small>{game ? rooms.state(view, game) : otherGame}</small>
            </span>
            {isOnesTurn(view) && (
              <a class="press" href={roomPath(view.id)} aria-describedby={`room-${view.id}`}>
                {rooms.goOn}
              </a>
            )}
          </li>
        ))}
        {links.map(({ id, name, status, address, forget }) => (
          <li key={id}>
            <span class="match-name">
              {address === undefined ? name : <a href={address}>{name}</a>}
              <small>
                {rooms.byLinks}. {status}
              </small>
            </span>
            <Press aria-label={rooms.forget(name)} onPress={forget}>
              {rooms.forgetShort}
            </Press>
          </li>
        ))}
      </ul>
      {beyond > 0 && <p class="aside">{rooms.more(beyond)}</p>}
    </section>
  );
}

/** Those one plays with, where they have names. */
function companions({ seats, you }: RoomView): string {
  const { names } = messages().room.names;
  const named = seats.flatMap(({ seat, name }) => (name && seat !== you ? [names[name]] : []));
  return named.length === 0 ? '' : `${messages().listed(named)}, `;
}

function order(view: RoomView): number {
  if (view.phase === 'over') return 2;
  return isOnesTurn(view) ? 0 : 1;
}

import { roomPath } from '../session/room-path.ts';
