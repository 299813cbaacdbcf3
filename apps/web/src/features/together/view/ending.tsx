import type { RoomView } from '@inkling/client/api';
import type { VNode } from 'preact';
import type { OpenGame } from '../controller/open-game.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';

/** The secret, what this browser found when it checked the promise, the draw and the answers, and the game as a file. */
export function Ending(props: {
  readonly controller: RoomController;
  readonly view: RoomView;
  readonly open: OpenGame;
}): VNode | null {
  const { controller, view, open } = props;
  const { secret } = view;
  if (view.phase !== 'over' || secret === undefined) return null;
  const { room } = messages();
  const said = open.game.part.messages();
  const checked = controller.promise.checked.value;
  return (
    <section class="online-ending" aria-label={room.heading(view)}>
      {open.kind === 'sheets' && (
        <>
          <h3>{open.sheets.saySecret(secret)}</h3>
          <open.sheets.Guess guess={secret} />
        </>
      )}
      {checked && <p class="notice">{messages().verdict(checked.verdict, said.verdict)}</p>}
      {checked && checked.verdict.wrong.length > 0 && (
        <ul>
          {checked.verdict.wrong.map((wrong) => (
            <li key={`${wrong.seat} ${wrong.turn}`}>{said.wrong(wrong)}</li>
          ))}
        </ul>
      )}
      <div class="actions">
        <a class="press" href="#/online">
          {room.again}
        </a>
        {checked && (
          <a
            class="press"
            download="inkling-game.json"
            href={`data:application/json,${encodeURIComponent(checked.file)}`}
          >
            {room.saveRecord}
          </a>
        )}
      </div>
      {checked && <p class="aside">{room.recordHelp}</p>}
    </section>
  );
}
