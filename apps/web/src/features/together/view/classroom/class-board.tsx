import type { RoomView } from '@inkling/client/generated/api';
import type { VNode } from 'preact';
import type { OpenSheets } from '../../controller/open-game.ts';
import type { RoomController } from '../../controller/room-controller.ts';
import { classMessages } from '../../messages/classroom/language.ts';
import { pageMessages } from '../../messages/page/language.ts';
import { guessIn } from '../../session/room-game.ts';

/** The turns of a class in large rows, with the place of the next one, and what the marks mean. */
export function ClassBoard(props: {
  readonly room: RoomController;
  readonly view: RoomView;
  readonly open: OpenSheets;
}): VNode {
  const { room, view, open } = props;
  const { sheets, field } = open;
  const { turns = [], pending } = view.sheets?.[0] ?? {};
  const { next } = classMessages().inNounsOf(open.game.part);
  const sent = pending ?? guessIn(room.waiting.value?.line ?? '');
  const { Legend, Places } = field;
  return (
    <>
      <ol class="class-turns" style={{ '--rows': String(turns.length + 1) }}>
        {turns.map((turn, at) => (
          <li class="class-turn" key={at}>
            <span class="unseen">{room.sentences.row(at + 1, sheets.sayTurn(turn))}</span>
            <b aria-hidden="true">{at + 1}</b>
            <span class="class-drawn" aria-hidden="true">
              <sheets.Turn turn={turn} />
            </span>
          </li>
        ))}
        <li class="class-turn class-next" key="next">
          <b aria-hidden="true">{turns.length + 1}</b>
          {sent === undefined ? (
            <>
              <span class={Places && 'unseen'}>{next}</span>
              {Places && (
                <span class="class-drawn" aria-hidden="true">
                  <Places />
                </span>
              )}
            </>
          ) : (
            <span class="class-drawn">
              <span class="unseen">{pageMessages().pending(sheets.sayGuess(sent))}</span>
              <sheets.Guess guess={sent} />
            </span>
          )}
        </li>
      </ol>
      {Legend && (
        <div class="class-legend">
          <Legend />
        </div>
      )}
    </>
  );
}
