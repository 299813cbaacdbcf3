import type { RoomView } from '@inkling/client/api';
import { REACTIONS } from '@inkling/games/contract/reactions';
import type { VNode } from 'preact';
import type { RoomController } from '../controller/room-controller.ts';
import { react } from '../controller/to-others.ts';
import { messages } from '../messages/language.ts';
import { hasCompany, nicknameOf } from '../session/room-game.ts';
import { CalledName } from './called-name.tsx';
import { NameForm } from './name-form.tsx';

/** Who sits where, what each said last, and the six things that can be said. */
export function Seats(props: { readonly controller: RoomController; readonly view: RoomView }): VNode {
  const { controller, view } = props;
  const { room } = messages();
  const { reactions = [] } = view;
  const own = view.seats.find(({ seat }) => seat === view.you);
  return (
    <section aria-labelledby="seats-heading">
      <h2 id="seats-heading">{room.seats}</h2>
      <dl class="online-seats">
        {view.seats.map((seat) => {
          const nickname = nicknameOf(seat);
          const said = reactions.find((each) => each.seat === seat.seat);
          return (
            <div key={seat.seat}>
              <dt>{room.seat(seat.seat)}</dt>
              <dd>
                {said && (
                  <q key={said.at} class="online-said">
                    {room.reaction(said.reaction)}
                  </q>
                )}{' '}
                {nickname && <CalledName nickname={nickname} />}{' '}
                {(seat.name === undefined || seat.seat === view.you) && room.seated(seat, view.you)}
              </dd>
            </div>
          );
        })}
      </dl>
      {own && view.seats.filter(({ computer }) => computer === undefined).length > 1 && (
        <NameForm key={`${own.name} ${own.mark}`} controller={controller} own={own} />
      )}
      {hasCompany(view) && (
        <fieldset class="online-reactions">
          <legend class="unseen">{room.reactions}</legend>
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="press"
              onClick={() => void react(controller, reaction)}
            >
              {room.reaction(reaction)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
