import type { RoomView } from '@inkling/client/generated/api';
import { otherSeat, sameRoom } from '@inkling/games/contract/room-again';
import type { VNode } from 'preact';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { Button } from '../../../ui/button.tsx';
import type { OpenGame } from '../controller/open-game.ts';
import { playAgain } from '../controller/play-again.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { finishedRoom } from '../session/finished-room.ts';

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
  const text = open.game.part.messages();
  const checked = controller.promise.checked.value;
  const finished = finishedRoom(view, open.game);
  const review = finished && controller.parts.review?.(finished);
  return (
    <section class="online-ending" aria-label={room.heading(view)}>
      {open.kind === 'sheets' && (
        <>
          <h3>{open.sheets.saySecret(secret)}</h3>
          <open.sheets.Guess guess={secret} />
        </>
      )}
      {checked && <p class="notice">{messages().verdict(checked.verdict, text.verdict)}</p>}
      {checked && checked.verdict.wrong.length > 0 && (
        <ul>
          {checked.verdict.wrong.map((wrong) => (
            <li key={`${wrong.seat} ${wrong.turn}`}>{text.wrong(wrong)}</li>
          ))}
        </ul>
      )}
      {view.daily === undefined && <PlayOn controller={controller} view={view} />}
      <div class="actions">
        {view.daily === undefined ? (
          <a class="press" href="#/online">
            {room.again}
          </a>
        ) : (
          <a class="press press-main" href="#/daily">
            {dayMessages().results}
          </a>
        )}
        {review && <Button onPress={() => void review()}>{room.review}</Button>}
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

/** The same game again, with the seats as they were or changed; or the way to where the others play on. */
function PlayOn(props: { readonly controller: RoomController; readonly view: RoomView }): VNode | null {
  const { controller, view } = props;
  const { room } = messages();
  const { you, next } = view;
  if (next !== undefined)
    return (
      <div class="actions">
        <a class="press press-main" href={`#/online/room/${next}`}>
          {room.next}
        </a>
      </div>
    );
  if (you === 'spectator' || !sameRoom(view, you) || controller.waiting.value) return null;
  return (
    <div class="actions">
      <Button main onPress={() => void playAgain(controller)}>
        {room.rematch}
      </Button>
      {otherSeat(view) !== undefined && (
        <Button onPress={() => void playAgain(controller, true)}>{room.swap}</Button>
      )}
    </div>
  );
}
