import type { RoomView } from '@inkling/client/generated/api';
import { roomTask } from '@inkling/games/contract/room-task';
import type { VNode } from 'preact';
import type { OpenTableGame } from '../controller/open-game.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { Dock } from './dock.tsx';
import { Invited } from './invitation.tsx';

/** A table that all seats share: the board of its game, and next to it the controls and further information. */
export function Table(props: {
  readonly controller: RoomController;
  readonly view: RoomView;
  readonly open: OpenTableGame;
}): VNode {
  const { controller, view, open } = props;
  const { Board, Panel, Side } = open.table;
  const task = roomTask(view);
  const asks = controller.waiting.value !== undefined || task === 'sit' || view.phase === 'waiting';
  return (
    <>
      <div class="online-table">
        <Board />
      </div>
      <div class="online-beside">
        <Invited view={view} />
        {asks && <Dock controller={controller} view={view} />}
        {!asks && task === 'move' && <Panel />}
        {!asks && (task === 'wait' || task === 'watch') && <p>{messages().room.task(view, open.game)}</p>}
        <Side />
      </div>
    </>
  );
}
