import type { RoomView } from '@inkling/client/api';
import type { VNode } from 'preact';
import { CodeTokens } from '../../duel/view/code-tokens.tsx';
import { namesOf } from '../../words/names.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import { type RoomEntry, readCode } from '../session/room-entry.ts';
import { words } from '../words/language.ts';

/** The secret, what this browser found when it checked the promise, the draw and the answers, and the game as a file. */
export function Ending(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  /** Nothing at a table of witches, where the board lies in sight. */
  readonly entry: RoomEntry | undefined;
}): VNode | null {
  const { desk, view, entry } = props;
  const { room } = words();
  const code = entry && view.secret !== undefined ? readCode(view.secret, entry) : undefined;
  const checked = desk.promise.checked.value;
  if (view.phase !== 'over' || view.secret === undefined || (entry && !code)) return null;
  return (
    <section class="online-ending" aria-label={room.heading(view)}>
      {entry && code && (
        <>
          <h3>{room.code(namesOf(entry.skin, code))}</h3>
          <CodeTokens skin={entry.skin} code={code} />
        </>
      )}
      {checked && <p class="notice">{words().verdict(checked.verdict, view.game)}</p>}
      {checked && checked.verdict.wrong.length > 0 && (
        <ul>
          {checked.verdict.wrong.map((wrong) => (
            <li key={`${wrong.seat} ${wrong.turn}`}>{room.wrong(wrong, view.game)}</li>
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
