import type { RoomView } from '@inkling/client/api';
import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass, feedbackOf } from '@inkling/core/feedback';
import { HASH_BYTES, SALT_BYTES } from 'inkling/commitment';
import { makeGameRecord } from 'inkling/game-record';
import { parseBytes } from 'inkling/permalink/bytes-text';
import type { VNode } from 'preact';
import { CodeTokens } from '../../duel/view/code-tokens.tsx';
import { namesOf } from '../../words/names.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import { type RoomEntry, readCode } from '../session/room-entry.ts';
import { ownSheet } from '../session/task.ts';
import { words } from '../words/language.ts';

/** The code, what this browser found when it checked the promise and the answers, and the game as a file. */
export function Ending(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  readonly entry: RoomEntry;
}): VNode | null {
  const { desk, view, entry } = props;
  const { room } = words();
  const code = view.secret === undefined ? undefined : readCode(view.secret, entry);
  const verdict = desk.verdict.value;
  if (view.phase !== 'over' || !code) return null;
  const record = verdict?.promise === 'kept' ? recordOf(view, entry, code) : undefined;
  return (
    <section class="online-ending" aria-labelledby="code-heading">
      <h3 id="code-heading">{room.code(namesOf(entry.skin, code))}</h3>
      <CodeTokens skin={entry.skin} code={code} />
      {verdict && <p class="notice">{words().verdict(verdict)}</p>}
      {verdict && verdict.wrong.length > 0 && (
        <ul>
          {verdict.wrong.map((wrong) => (
            <li key={`${wrong.seat} ${wrong.turn}`}>{room.wrong(wrong, entry.game === 'word')}</li>
          ))}
        </ul>
      )}
      <div class="actions">
        <a class="press" href="#/online">
          {room.again}
        </a>
        {record && (
          <a
            class="press"
            download="inkling-game.json"
            href={`data:application/json,${encodeURIComponent(record)}`}
          >
            {room.saveRecord}
          </a>
        )}
      </div>
      {record && <p class="aside">{room.recordHelp}</p>}
    </section>
  );
}

/** The sheet as a file for `inkling verify`; Mastermind only. */
function recordOf(
  view: RoomView,
  { game, rules, turnsMax, ...entry }: RoomEntry,
  code: readonly number[],
): string | undefined {
  const sheet = ownSheet(view) ?? view.sheets?.[0];
  const salt = parseBytes(view.salt ?? '', SALT_BYTES);
  const commitment = parseBytes(view.commitment ?? '', HASH_BYTES);
  if (game !== 'mastermind' || !sheet?.turns || !salt || !commitment) return undefined;
  const turns: CodeTurn[] = sheet.turns.map(({ guess, exact = 0, near = 0 }) => ({
    guess: readCode(guess, { game, rules, turnsMax, ...entry }) ?? [],
    feedback: feedbackClass(exact, near),
  }));
  return makeGameRecord({
    rules,
    turnsMax,
    turns: turns.map(({ guess, feedback }) => ({ guess, ...feedbackOf(feedback), left: undefined })),
    code,
    promise: { commitment, salt },
    adversary: false,
  });
}
