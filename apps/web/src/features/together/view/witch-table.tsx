import type { RoomView } from '@inkling/client/api';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { computed } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../../../games/witch/view/board.tsx';
import { BoardContext } from '../../../games/witch/view/board-context.ts';
import { ScoreSheet } from '../../../games/witch/view/score-sheet.tsx';
import { Tonight } from '../../../games/witch/view/tonight.tsx';
import { TurnPanel } from '../../../games/witch/view/turn-panel.tsx';
import { words } from '../messages/language.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import { type Task, taskOf } from '../session/task.ts';
import { WitchFelt } from '../session/witch-felt.ts';
import { Dock } from './dock.tsx';
import { Ending } from './ending.tsx';

/** The table of a room: the same felt as on one device, with the server for a dealer. */
export function WitchTable(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  readonly table: WitchView;
}): VNode {
  const { desk, view, table } = props;
  const last = useRef(table);
  last.current = table;
  const felt = useMemo(() => {
    const lying = computed(() => desk.table.value ?? last.current);
    return new WitchFelt(view.id, lying, {
      send: (line) => desk.play(line),
      say: (sentence) => desk.say(sentence),
    });
  }, [desk, view.id]);
  const task: Task = taskOf(view);
  const asks = desk.waiting.value !== undefined || task === 'sit' || view.phase === 'waiting';
  return (
    <BoardContext.Provider value={felt}>
      <div class="online-table">
        <Board />
      </div>
      <div class="coven-findings">
        {asks && <Dock desk={desk} view={view} entry={undefined} task={task} />}
        {task === 'over' && <p class="result duel-result">{words().room.task(view, task)}</p>}
        <Ending desk={desk} view={view} entry={undefined} />
        {!asks && task === 'guess' && <TurnPanel />}
        {!asks && (task === 'wait' || task === 'watch') && <p>{words().room.task(view, task)}</p>}
        <ScoreSheet />
        <Tonight />
      </div>
    </BoardContext.Provider>
  );
}
