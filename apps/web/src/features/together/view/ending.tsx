import type { RoomView } from '@inkling/client/api';
import type { VNode } from 'preact';
import { CodeTokens } from '../../../games/mastermind/link-duel/view/code-tokens.tsx';
import { namesOf } from '../../../games/mastermind/messages/names.ts';
import { words } from '../messages/language.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import { codeText, type RoomEntry, readCode } from '../session/room-entry.ts';

/** The secret in words: a code by the names of its elements, a word as it is written on the sheets. */
export function secretSentence(entry: RoomEntry, code: readonly number[]): string {
  const { room } = words();
  return entry.game === 'word'
    ? room.word(codeText(code, entry).toUpperCase())
    : room.code(namesOf(entry.skin, code));
}

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
          <h3>{secretSentence(entry, code)}</h3>
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
