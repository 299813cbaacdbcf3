import type { RoomView } from '@inkling/client/generated/api';
import { makeClassroomName } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import type { OwnRoom } from '../controller/lobby-parts.ts';
import { messages } from '../messages/language.ts';
import { isUsersTurn } from '../session/presence.ts';
import { ownSheet, sheetsOf } from '../session/room-game.ts';
import { roomPath } from '../session/room-path.ts';

/** The games of this browser, in rooms and by links. Those that wait for the user come first. */
export function OwnGames({ controller }: { readonly controller: LobbyController }): VNode | null {
  const { rooms } = messages();
  const own = controller.rooms.value.toSorted((a, b) => order(a.view) - order(b.view));
  const beyond = controller.roomsBeyond.value;
  const links = [...controller.links.value.values()].flatMap((each) =>
    each.saved.value.map((game) => ({ ...game, forget: () => each.forget(game.id) })),
  );
  if (own.length + links.length === 0) return null;
  return (
    <div>
      <Rows heading={rooms.heading}>
        {own.map((room) => (
          <OwnRoomRow key={room.view.id} {...room} />
        ))}
        {links.map((game) => (
          <Row
            key={game.id}
            name={game.name}
            note={`${rooms.byLinks}. ${game.status}`}
            act={rooms.look}
            address={game.address}
            beside={
              <Button aria-label={rooms.forget(game.name)} onPress={() => controller.forgetGame(game)}>
                {rooms.forgetShort}
              </Button>
            }
          />
        ))}
      </Rows>
      {beyond > 0 && <p class="aside">{rooms.more(beyond)}</p>}
    </div>
  );
}

/** Asks for confirmation, because an unfinished game depends on data that only this browser has. */
export function ForgetGameDialog({ controller }: { readonly controller: LobbyController }): VNode | null {
  const { rooms } = messages();
  const game = controller.linkGameToDelete.value;
  if (!game) return null;
  return (
    <ConfirmDialog
      heading={rooms.forget(game.name)}
      yes={rooms.forgetYes}
      no={rooms.forgetNo}
      onYes={() => controller.forgetGame(game)}
      onNo={() => controller.closeDialog()}
    >
      {rooms.forgetWarning}
    </ConfirmDialog>
  );
}

/** A room where this browser sits, with the last turn that the user may see. */
function OwnRoomRow({ view, game }: OwnRoom): VNode {
  const { rooms, otherGame } = messages();
  const sheets = game && sheetsOf(game, view.rules);
  const turn = (ownSheet(view) ?? view.sheets?.[0])?.turns?.at(-1);
  return (
    <Row
      name={`${companions(view)}${game?.name() ?? view.game}${classOf(view)}`}
      note={game ? rooms.state(view, game) : otherGame}
      picture={
        sheets &&
        turn && (
          <span aria-hidden="true">
            <sheets.Turn turn={turn} />
          </span>
        )
      }
      act={isUsersTurn(view) ? rooms.goOn : rooms.look}
      address={roomPath(view.id)}
    />
  );
}

/** The names of the other players, followed by a comma. Empty if none has a name. */
function companions({ seats, you }: RoomView): string {
  const { names } = messages().room.names;
  const named = seats.flatMap(({ seat, name }) => (name && seat !== you ? [names[name]] : []));
  return named.length === 0 ? '' : `${messages().listed(named)}, `;
}

/** The name of a class, preceded by a comma. Empty for other rooms. */
function classOf({ classroom }: RoomView): string {
  return classroom?.name ? `, ${makeClassroomName(classroom.name)}` : '';
}

function order(view: RoomView): number {
  if (view.phase === 'over') return 2;
  return isUsersTurn(view) ? 0 : 1;
}
