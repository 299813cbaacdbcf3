import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';
import { sheetsOf } from '../session/room-game.ts';
import { isForTwo } from '../session/room-request.ts';
import { FriendSheet } from './friend-sheet.tsx';
import { GameTiles } from './game-tiles.tsx';
import { NicknameFields } from './nickname-fields.tsx';
import { RoomTerms, WhoHides } from './room-terms.tsx';

/** The sheet on which a game begins: which game, how to play it, and the options of that way. */
export function MakeForm({ controller }: { readonly controller: LobbyController }): VNode {
  const { linkGames } = controller;
  const isHere = controller.server.value === 'here';
  return (
    <FriendSheet step="game" heading={messages().sheet}>
      {!isHere && <NoServer controller={controller} />}
      <GameTiles
        tiles={controller.tiles.value}
        chosen={controller.chosen.value}
        onChoose={(id) => void controller.chooseGame(id)}
      />
      {controller.way === 'room' && <RoomForm controller={controller} />}
      {linkGames && <linkGames.Form />}
      <OtherWay controller={controller} />
    </FriendSheet>
  );
}

/** Says that there is no server, so that links are the only way, and offers to look for the server again. */
function NoServer({ controller }: { readonly controller: LobbyController }): VNode {
  const { none } = messages();
  const isAway = controller.server.value === 'away';
  return (
    <div class="notice friend-none">
      <p>{isAway ? none.away : none.lead}</p>
      <Button onPress={() => void controller.beginAgain().then(keepFocus)}>{none.again}</Button>
    </div>
  );
}

/** Moves the focus to the board if the pressed button has disappeared, as it does when the server is back. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('board')?.focus();
}

/** Switches to the other way to play, if the chosen game has two. */
function OtherWay({ controller }: { readonly controller: LobbyController }): VNode | null {
  const { ways, way } = controller;
  const other = ways.find((each) => each !== way);
  if (other === undefined) return null;
  return (
    <div class="friend-other-way">
      <button
        type="button"
        class="quiet"
        onClick={() => {
          controller.chosenWay.value = other;
        }}
      >
        {messages().make.instead[other]}
      </button>
    </div>
  );
}

/** The options of a room before it is opened. A kept secret is set here too, because its promise is needed first. */
function RoomForm({ controller }: { readonly controller: LobbyController }): VNode | null {
  const { make, inNounsOf } = messages();
  const [request, game] = [controller.request.value, controller.game.value];
  if (!request || !game) return null;
  const { yours, yoursHelp, draw } = inNounsOf(game.part);
  const field = controller.field.value;
  return (
    <>
      <div class="friend-people">
        <WhoHides controller={controller} request={request} game={game} />
        {isForTwo(request, game) && (
          <NicknameFields
            nickname={controller.nickname.value}
            onChoose={(nickname) => void controller.call(nickname)}
          />
        )}
      </div>
      {field && (
        <>
          <h3>{yours}</h3>
          <p class="aside">{yoursHelp}</p>
          <field.Field label={yours} />
        </>
      )}
      <RoomTerms controller={controller} request={request} game={game} />
      <div class="actions">
        <Button main class="friend-make" onPress={() => void controller.make()}>
          {make.open}
        </Button>
        {field && sheetsOf(game, request.rules)?.drawSecret && (
          <Button onPress={() => controller.drawSecret()}>{draw}</Button>
        )}
        <p class="aside">{make.noAccount}</p>
      </div>
    </>
  );
}
