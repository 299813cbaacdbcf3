import type { VNode } from 'preact';
import { Pick, Segments } from '../../../ui/fields.tsx';
import { Press } from '../../../ui/press.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';
import { type RoomGame, sheetsOf } from '../session/room-game.ts';
import { breakersOf, isForTwo, makersOf, type RoomRequest } from '../session/room-request.ts';
import { FriendSheet } from './friend-sheet.tsx';
import { GameTiles } from './game-tiles.tsx';
import { NicknameFields } from './nickname-fields.tsx';

/** The sheet on which a game begins: which one, in which way, and what that way has to know. */
export function MakeForm({ controller }: { readonly controller: LobbyController }): VNode {
  const { make, sheet } = messages();
  const { ways, way, linkGames } = controller;
  const isHere = controller.server.value === 'here';
  return (
    <FriendSheet step="game" heading={sheet}>
      {!isHere && <NoServer controller={controller} />}
      <GameTiles
        tiles={controller.tiles.value}
        chosen={controller.chosen.value}
        onChoose={(id) => void controller.chooseGame(id)}
      />
      {ways.length > 1 && (
        <div class="friend-ways">
          <b>{make.way}</b>
          <Segments
            label={make.way}
            value={way}
            options={ways}
            name={(each) => make.ways[each]}
            onPick={(each) => {
              controller.chosenWay.value = each;
            }}
          />
        </div>
      )}
      {way === 'room' && <RoomForm controller={controller} />}
      {linkGames && <linkGames.Form />}
    </FriendSheet>
  );
}

/** Without a server there is one way left; it may also be back by now. */
function NoServer({ controller }: { readonly controller: LobbyController }): VNode {
  const { none } = messages();
  const isAway = controller.server.value === 'away';
  return (
    <div class="notice friend-none">
      <p>{isAway ? none.away : none.lead}</p>
      <Press onPress={() => void controller.beginAgain().then(keepFocus)}>{none.again}</Press>
    </div>
  );
}

/** The button that was pressed is gone when the server is there. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('board')?.focus();
}

/** What is agreed before a room is opened; a secret that is kept is set here, because its promise comes first. */
function RoomForm({ controller }: { readonly controller: LobbyController }): VNode | null {
  const { make, entry } = messages();
  const [request, game] = [controller.request.value, controller.game.value];
  if (!request || !game) return null;
  const { part } = game;
  const field = controller.field.value;
  return (
    <>
      <div class="match-terms">
        <part.RulesFields
          rules={request.rules}
          onChoose={(rules) => void controller.choose({ ...request, rules })}
        />
      </div>
      <WhoPlays controller={controller} request={request} game={game} />
      <p class="aside">{part.kind === 'table' ? part.help() : make.makerHelp(request.maker)}</p>
      {field && (
        <>
          <h3>{make.code}</h3>
          <p class="aside">{make.codeHelp}</p>
          <field.Field label={entry.code} />
        </>
      )}
      {isForTwo(request, game) && (
        <NicknameFields
          nickname={controller.nickname.value}
          onChoose={(nickname) => void controller.call(nickname)}
        />
      )}
      <div class="actions">
        <Press main class="friend-make" onPress={() => void controller.make()}>
          {make.open}
        </Press>
        {field && sheetsOf(game, request.rules)?.drawSecret && (
          <Press onPress={() => controller.drawSecret()}>{make.draw}</Press>
        )}
        <p class="aside">{make.noAccount}</p>
      </div>
    </>
  );
}

/** Who makes the secret, and who looks for it. */
function WhoPlays(props: {
  readonly controller: LobbyController;
  readonly request: RoomRequest;
  readonly game: RoomGame;
}): VNode {
  const { controller, request, game } = props;
  const { make } = messages();
  const makers = makersOf(request, game);
  const breakers = breakersOf(request, game);
  return (
    <div class="match-terms">
      {makers.length > 1 && (
        <Pick
          label={make.maker}
          value={request.maker}
          options={makers}
          name={(maker) => make.makers(maker)}
          onPick={(maker) => void controller.choose({ ...request, maker })}
        />
      )}
      {breakers.length > 0 && (
        <Pick
          label={make.breakers}
          value={request.breakers}
          options={breakers}
          name={(each) => make.breakersOf(each, request.maker)}
          onPick={(each) => void controller.choose({ ...request, breakers: each })}
        />
      )}
    </div>
  );
}
