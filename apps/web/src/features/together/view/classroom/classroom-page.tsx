import { mayVote } from '@inkling/games/contract/room-rights';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { GameFrame } from '../../../../shell/game/game-frame.tsx';
import { appMessages } from '../../../../shell/messages/language.ts';
import type { Preferences } from '../../../../shell/preferences.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { Classroom } from '../../controller/classroom.ts';
import { runClassLine } from '../../controller/classroom-commands.ts';
import type { RoomController } from '../../controller/room-controller.ts';
import { classMessages } from '../../messages/classroom/language.ts';
import { messages } from '../../messages/language.ts';
import { pageMessages } from '../../messages/page/language.ts';
import { Banner } from '../banner.tsx';
import { RoomHeader } from '../room-page.tsx';
import { shownInClass } from './class-sentences.ts';
import { Pupil } from './pupil.tsx';
import { SquareDialog } from './square.tsx';
import { Wall } from './wall.tsx';

/** The room of a class: the page on its wall for whoever leads it, and a page to vote on for everybody else. */
export function ClassroomPage(props: {
  readonly classroom: Classroom;
  readonly preferences: Signal<Preferences>;
}): VNode | null {
  const { classroom, preferences } = props;
  const { room, unsent } = classroom;
  // Votes come all the time, and must not mount an open dialog anew.
  const dialogs = useMemo(
    () => ({ resign: () => <EndDialog room={room} />, square: () => <SquareDialog room={room} /> }),
    [room],
  );
  const [view, open] = [room.view.value, room.game.value];
  if (!view?.classroom || open?.kind !== 'sheets') return null;
  const { leader, pupil } = classMessages();
  const own = open.game.part.messages();
  const isVoting = mayVote(view);
  const notice = room.notice.value ?? (room.parts.isSaving.value ? undefined : appMessages().app.notSaved);
  return (
    <GameFrame
      label={open.game.name()}
      name={open.game.name()}
      header={<RoomHeader view={view} open={open} />}
      notices={
        notice && (
          <p class="notice" role="alert">
            {notice}
          </p>
        )
      }
      main={{
        class: isVoting ? 'match online online-room class-pupil' : 'class-wall',
        id: 'board',
        tabIndex: -1,
      }}
      console={{
        announcement: room.announcement.value,
        shown: shownInClass(classroom),
        placeholder: (isVoting ? pupil : leader).placeholder,
        lengthMax: 200,
        onRun: (line) => runClassLine(classroom, line),
      }}
      keyRows={[...(isVoting ? own.keyRows : []), ...messages().keys.keyRows]}
      commandRows={
        isVoting
          ? [...own.moveRows.slice(0, 1).map(([what]) => [what, pupil.guessRow] as const), ...pupil.rows]
          : leader.rows
      }
      preferences={preferences}
      dialog={room.dialog.value}
      dialogs={dialogs}
      onDialog={(dialog) => {
        room.dialog.value = dialog;
      }}
    >
      {/* Unlike a move, a step of the vote is not kept until the connection is back. */}
      <Banner controller={room} lost={pageMessages().speech.lineLost}>
        {unsent.value && <span>{classMessages().unsent}</span>}
      </Banner>
      {isVoting ? (
        <Pupil classroom={classroom} view={view} open={open} />
      ) : (
        <Wall classroom={classroom} view={view} vote={view.classroom} open={open} />
      )}
    </GameFrame>
  );
}

/** Asks once before the lesson ends, because that shows the secret to everybody. */
function EndDialog({ room }: { readonly room: RoomController }): VNode {
  const { endHeading, end, endNo, inNounsOf } = classMessages();
  return (
    <ConfirmDialog
      heading={endHeading}
      yes={end}
      no={endNo}
      onYes={() => room.resign()}
      onNo={() => room.closeDialog()}
    >
      {inNounsOf(room.game.value?.game.part).endWarning}
    </ConfirmDialog>
  );
}
