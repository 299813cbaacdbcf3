import type { RoomView } from '@inkling/client/generated/api';
import type { Nickname } from '@inkling/games/contract/names';
import { REACTIONS } from '@inkling/games/contract/room';
import { hasCompany } from '@inkling/games/contract/room-task';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { RoomController } from '../controller/room-controller.ts';
import { react, takeName } from '../controller/to-others.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { isForTwoPeople } from '../session/presence.ts';
import { nicknameOf } from '../session/room-game.ts';
import { EndButton } from './end-game.tsx';
import { NicknameFields } from './nickname-fields.tsx';
import { Sign } from './sign.tsx';

interface SeatsProps {
  readonly controller: RoomController;
  readonly view: RoomView;
}

/** Who sits where, and the reactions that they can send to each other. */
export function Seats(props: SeatsProps): VNode {
  return (
    <section aria-labelledby="seats-heading">
      <h2 id="seats-heading">{pageMessages().seats}</h2>
      <SeatCards {...props} />
      <EndButton {...props} />
      <SeatTools {...props} />
    </section>
  );
}

/** Who sits where, and the reaction of each player since the last move. */
export function SeatCards({ controller, view }: SeatsProps): VNode {
  const { room } = messages();
  const { reactions = [] } = view;
  const watchers = controller.line.presence.value?.watchers ?? 0;
  // The count includes a user who watches, and who needs no message about watching alone.
  const isCompany = watchers > (view.you === 'spectator' ? 1 : 0);
  return (
    <>
      <dl class="online-seats">
        {view.seats.map((seat) => {
          const nickname = nicknameOf(seat);
          const reaction = reactions.find((each) => each.seat === seat.seat);
          return (
            <div key={seat.seat} class={seat.taken ? undefined : 'online-seat-free'}>
              <dt>
                {nickname || !seat.taken ? <Sign nickname={nickname} /> : <UnnamedSign seat={seat} />}
                {controller.sentences.seat(seat.seat)}
              </dt>
              <dd>
                {reaction && (
                  <q key={reaction.at} class="online-said">
                    {room.reaction(reaction.reaction)}
                  </q>
                )}{' '}
                {nickname && <b>{room.names.names[nickname.name]}</b>}{' '}
                <Standing seat={seat} controller={controller} you={view.you} />
              </dd>
            </div>
          );
        })}
      </dl>
      {isCompany && <p class="aside">{pageMessages().watchers(watchers)}</p>}
    </>
  );
}

/** The sign of a player without a name. A computer player gets none. */
function UnnamedSign({ seat }: { readonly seat: RoomView['seats'][number] }): VNode {
  return <span class="online-sign">{seat.computer === undefined && <Icon name="person" />}</span>;
}

/** The six reactions, the reminders, and the user's own name. */
export function SeatTools({ controller, view }: SeatsProps): VNode {
  const { room } = messages();
  const own = view.seats.find(({ seat }) => seat === view.you);
  return (
    <>
      {hasCompany(view) && (
        <fieldset class="online-reactions">
          <legend class="unseen">{pageMessages().reactions}</legend>
          {REACTIONS.map((reaction) => (
            <Button key={reaction} onPress={() => void react(controller, reaction)}>
              {room.reaction(reaction)}
            </Button>
          ))}
        </fieldset>
      )}
      {own && isForTwoPeople(view) && view.phase !== 'over' && <RemindSwitch controller={controller} />}
      {own && isForTwoPeople(view) && (
        <NameForm key={`${own.name} ${own.mark}`} controller={controller} own={own} />
      )}
    </>
  );
}

/** Who sits here, or that the seat is free; and whether a person has the room open now. */
function Standing(props: {
  readonly seat: RoomView['seats'][number];
  readonly controller: RoomController;
  readonly you: RoomView['you'];
}): VNode {
  const { seat, controller, you } = props;
  const { room } = messages();
  const { seat: name, taken, computer } = seat;
  const presence = controller.line.presence.value;
  const isPerson = taken && computer === undefined && name !== you;
  const since = presence?.awaySince.get(name);
  if (isPerson && presence?.here.has(name)) return <span class="online-here">{room.here}</span>;
  if (isPerson && since !== undefined)
    return <span class="online-away">{pageMessages().awaySince(since, Date.now())}</span>;
  return <>{nicknameOf(seat) && isPerson ? '' : pageMessages().seated(seat, you)}</>;
}

/** The switch for a notification, on this device, whenever it is the user's turn. */
function RemindSwitch({ controller }: { readonly controller: RoomController }): VNode | null {
  const { reminders } = controller.parts;
  const { speech } = pageMessages();
  if (!reminders) return null;
  const turn = async (isOn: boolean) => {
    const came = await reminders.ask(isOn);
    controller.say(speech.reminding[came]);
  };
  return (
    <Switch on={reminders.isAsked.value} onTurn={(isOn) => void turn(isOn)}>
      {pageMessages().remind}
    </Switch>
  );
}

/** Lets the user choose another name, for this room and for later ones. */
function NameForm(props: {
  readonly controller: RoomController;
  readonly own: RoomView['seats'][number];
}): VNode {
  const { controller, own } = props;
  const words = messages().room.names;
  const taken = nicknameOf(own);
  const [chosen, choose] = useState<Nickname | undefined>(taken);
  const isNews = chosen !== undefined && (chosen.name !== taken?.name || chosen.mark !== taken.mark);
  return (
    <details class="match-fold" open={taken === undefined}>
      <summary>{words.heading}</summary>
      <NicknameFields nickname={chosen} onChoose={choose} />
      {isNews && <Button onPress={() => void takeName(controller, chosen)}>{words.take}</Button>}
    </details>
  );
}
