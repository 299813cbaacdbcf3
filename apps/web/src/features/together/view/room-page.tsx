import type { RoomView } from '@inkling/client/generated/api';
import { hasCompany, roomTask } from '@inkling/games/contract/room-task';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { GameFrame } from '../../../shell/game/game-frame.tsx';
import { capitalised } from '../../../shell/language/grammar.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import { MissingSheet } from '../../../shell/missing-sheet.tsx';
import type { Preferences } from '../../../shell/preferences.ts';
import type { PlaySound } from '../../../shell/sound.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { OpenGame, OpenSheets } from '../controller/open-game.ts';
import { runRoomLine } from '../controller/room-command-handlers.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { classIn } from '../controller/room-news.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { newcomer } from '../session/room-game.ts';
import { isSettled } from '../session/room-outcome.ts';
import { Banner } from './banner.tsx';
import { Dock } from './dock.tsx';
import { EndDialog, EndedGame } from './end-game.tsx';
import {
  Awaited,
  Invitation,
  Invited,
  isAwaiting,
  isInvited,
  isInviting,
  RoomLink,
  WatchLink,
  Withdrawn,
} from './invitation.tsx';
import { RoomResult } from './room-result.tsx';
import { Seats, SeatTools } from './seats.tsx';
import { Sheets } from './sheets.tsx';
import { shownSentences } from './shown-sentences.ts';
import { Table } from './table.tsx';

/** A room from the user's seat: its board, what to do, who sits where, and the connection to the server. */
export function RoomPage(props: {
  readonly controller: RoomController;
  readonly preferences: Signal<Preferences>;
  readonly sound: PlaySound;
}): VNode {
  const { controller, preferences, sound } = props;
  const { keys, opening } = messages();
  const [view, open] = [controller.view.value, controller.game.value];
  const notice = controller.notice.value;
  const isOver = view !== undefined && open !== undefined && isSettled(view);
  const wasPlayed = useRef(false);
  if (view && !isOver) wasPlayed.current = true;
  const shownNotice = notice ?? (controller.parts.isSaving.value ? undefined : appMessages().app.notSaved);
  if (notice && !(view && open)) return <NoRoom sentence={notice} />;
  const Classroom = view?.phase === 'playing' && classIn(open)?.View;
  if (Classroom) return <Classroom preferences={preferences} />;
  const own = open?.game.part.messages();
  const name = open?.game.name();
  return (
    <GameFrame
      label={name ?? messages().heading}
      name={name}
      header={<RoomHeader view={view} open={open} />}
      notices={
        shownNotice && (
          <p class="notice" role="alert">
            {shownNotice}
          </p>
        )
      }
      main={{
        class: isOver ? 'sheet result-page' : 'match online online-room',
        id: isOver || open?.kind === 'table' ? undefined : 'board',
        tabIndex: -1,
      }}
      console={{
        announcement: controller.announcement.value,
        shown: shownSentences(controller),
        placeholder: own?.placeholder ?? '?',
        lengthMax: 200,
        onRun: (line) => runRoomLine(controller, line),
      }}
      keyRows={[...(own?.keyRows ?? []), ...keys.keyRows]}
      commandRows={[...(own?.moveRows ?? []), ...pageMessages().roomRows]}
      preferences={preferences}
      dialog={controller.dialog.value}
      dialogs={{
        resign: () => <ResignDialog controller={controller} />,
        end: () => <EndDialog controller={controller} />,
      }}
      onDialog={(dialog) => {
        controller.dialog.value = dialog;
      }}
    >
      <Banner controller={controller} />
      {isOver ? (
        <RoomResult controller={controller} view={view} open={open} isNew={wasPlayed.current} sound={sound} />
      ) : view && open ? (
        <Room controller={controller} view={view} open={open} />
      ) : (
        <p>{opening}</p>
      )}
    </GameFrame>
  );
}

/** Shown instead of a room that does not exist or that this page cannot show. */
function NoRoom({ sentence }: { readonly sentence: string }): VNode {
  const { back } = messages().room;
  const { closed } = pageMessages();
  return (
    <main class="missing-page" id="board" tabIndex={-1}>
      <MissingSheet heading={closed} sentence={sentence} isFault>
        <a class="press press-main" href="#/online">
          {back}
        </a>
      </MissingSheet>
    </main>
  );
}

/** What is played here, and a link back. */
export function RoomHeader(props: {
  readonly view: RoomView | undefined;
  readonly open: OpenGame | undefined;
}): VNode {
  const { view, open } = props;
  const { room } = messages();
  const day = view?.daily;
  return (
    <>
      <span class="game-facts">
        {day !== undefined && <b>{dayMessages().ofDay(day)}</b>}
        {day !== undefined && <span>{capitalised(dayMessages().days.long(day))}</span>}
        {view && open && <span>{open.game.part.terms(view.rules)}</span>}
      </span>
      <a class="quiet" href={day === undefined ? '#/online' : '#/daily'}>
        {day === undefined ? room.back : dayMessages().toTheDay}
      </a>
    </>
  );
}

interface RoomProps<Game extends OpenGame> {
  readonly controller: RoomController;
  readonly view: RoomView;
  readonly open: Game;
}

function Room({ controller, view, open }: RoomProps<OpenGame>): VNode {
  const isAwaited = isAwaiting(view);
  const isAsking = view.daily === undefined && (isAwaited || isInviting(view));
  const name = view.daily === undefined ? pageMessages().heading(view) : dayMessages().ofDay(view.daily);
  const heading = <h2 class="unseen">{name}</h2>;
  if (view.phase === 'withdrawn')
    return (
      <>
        {heading}
        <Withdrawn view={view} />
      </>
    );
  if (view.phase === 'ended')
    return (
      <>
        {heading}
        <EndedGame controller={controller} view={view} open={open} />
      </>
    );
  return (
    <>
      {heading}
      {isAwaited ? (
        <Awaited controller={controller} view={view} />
      ) : (
        isAsking && <Invitation controller={controller} view={view} />
      )}
      {isAsking && roomTask(view) === 'wait' ? null : open.kind === 'table' ? (
        <Table controller={controller} view={view} open={open} />
      ) : (
        <SheetsGame controller={controller} view={view} open={open} />
      )}
      <div class="match-side">
        {isAsking ? (
          <section aria-label={pageMessages().seats}>
            <SeatTools controller={controller} view={view} />
          </section>
        ) : (
          isForSeveral(view) && <Seats controller={controller} view={view} />
        )}
        {open.kind === 'sheets' && <OwnSecret controller={controller} view={view} open={open} />}
        {view.daily === undefined && !isAsking && !isInvited(view) && !view.watching && !hasCompany(view) && (
          <RoomLink controller={controller} view={view} />
        )}
        <WatchLink controller={controller} view={view} />
      </div>
    </>
  );
}

/** Whether to list the seats. A user who plays a daily challenge alone does not need the list. */
function isForSeveral({ daily, seats }: RoomView): boolean {
  return daily === undefined || seats.length > 1;
}

/** Says who has given up, while others continue. */
function GivenUp({ view, open }: Omit<RoomProps<OpenSheets>, 'controller'>): VNode | null {
  const quitter = view.sheets?.find(({ seat, resigned }) => resigned && seat !== view.you);
  if (view.phase !== 'playing' || !quitter) return null;
  return <p class="result match-result">{messages().room.gaveUp(view, quitter.seat, open.game)}</p>;
}

/** Says who has come, until the first turn. */
function Arrival({ view }: { readonly view: RoomView }): VNode | null {
  const friend = newcomer(view);
  if (!friend) return null;
  const said = pageMessages().arrived(friend.name, view.seats.length === 2);
  return <p class="result match-result">{said}</p>;
}

function SheetsGame({ controller, view, open }: RoomProps<OpenSheets>): VNode {
  const { room } = messages();
  const { sheets = [] } = view;
  const task = roomTask(view);
  const shown = task === 'deposit' ? [] : sheets;
  // The keys must be next to the board that they type on.
  const isTypedOn = open.field.Board !== undefined && view.you !== 'maker';
  const above = isTypedOn ? shown.filter(({ seat }) => seat === view.you) : shown;
  const below = shown.filter((sheet) => !above.includes(sheet));
  return (
    <div class="match-make online-game">
      <Invited view={view} />
      <Arrival view={view} />
      <GivenUp view={view} open={open} />
      {view.conflict && view.secret === undefined && (
        <p class="notice">{room.conflict(view.conflict, open.game)}</p>
      )}
      <Sheets controller={controller} view={view} open={open} shown={above} />
      {task === 'over' ? (
        <>
          <p class="result match-result">{room.task(view, open.game)}</p>
          {view.maker === 'kept' && view.you !== 'maker' && <p>{pageMessages().notShownYet}</p>}
        </>
      ) : (
        <Dock controller={controller} view={view} />
      )}
      <Sheets controller={controller} view={view} open={open} shown={below} />
    </div>
  );
}

/** The maker's own secret, covered until the user uncovers it: somebody may be looking over their shoulder. */
function OwnSecret({ controller, view, open }: RoomProps<OpenSheets>): VNode | null {
  const { yours, show, hide } = controller.sentences;
  const secret = controller.promise.savedSecret.value?.secret ?? view.secret;
  if (view.you !== 'maker' || view.phase === 'over' || secret === undefined) return null;
  const isShown = controller.uncovered.value;
  return (
    <section aria-labelledby="own-heading">
      <h2 id="own-heading">{yours}</h2>
      <Button
        aria-expanded={isShown}
        onPress={() => {
          controller.uncovered.value = !isShown;
        }}
      >
        {isShown ? hide : show}
      </Button>
      {isShown && (
        <>
          <span class="unseen">{open.sheets.saySecret(secret)}</span>
          <open.sheets.Guess guess={secret} />
        </>
      )}
    </section>
  );
}

function ResignDialog({ controller }: { readonly controller: RoomController }): VNode {
  return (
    <ConfirmDialog
      heading={pageMessages().resignHeading}
      yes={pageMessages().resignYes}
      no={pageMessages().resignNo}
      onYes={() => controller.resign()}
      onNo={() => controller.closeDialog()}
    >
      {controller.sentences.resignWarning}
    </ConfirmDialog>
  );
}
