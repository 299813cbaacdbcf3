import type { RoomView } from '@inkling/client/generated/api';
import { awaitsPeople, hasCompany, roomTask } from '@inkling/games/contract/room-task';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { CopyLine } from '../../../ui/text-line.tsx';
import { playComputer } from '../controller/play-again.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { freeSeats, missingSeats } from '../session/room-game.ts';
import { roomPath } from '../session/room-path.ts';
import { withComputer } from '../session/room-request.ts';
import { FriendSheet } from './friend-sheet.tsx';
import { SeatCards } from './seats.tsx';

interface InvitationProps {
  readonly controller: RoomController;
  readonly view: RoomView;
}

/** Whether the user sits here and still waits for others to take the free seats. */
export function isInviting(view: RoomView): boolean {
  return view.you !== 'spectator' && view.phase === 'waiting' && freeSeats(view).length > 0;
}

/** Whether the user sits here and waits for the people of the previous game. */
export function isAwaiting(view: RoomView): boolean {
  return view.you !== 'spectator' && view.phase === 'waiting' && awaitsPeople(view);
}

/** Whether the user was invited to play but has not sat down yet. */
export function isInvited(view: RoomView): boolean {
  return view.daily === undefined && view.phase === 'waiting' && roomTask(view) === 'sit';
}

/** Tells a user who followed the link who is waiting for them. */
export function Invited({ view }: { readonly view: RoomView }): VNode | null {
  if (!isInvited(view)) return null;
  const host = view.seats.find(({ taken, computer }) => taken && computer === undefined);
  return <p class="result match-result invited">{pageMessages().invites(host?.name)}</p>;
}

/** The link that the user still has to send: to copy, to share or to scan. */
export function Invitation({ controller, view }: InvitationProps): VNode {
  const { invite } = pageMessages();
  const address = roomAddress(view.id);
  const { share } = controller.parts;
  return (
    <FriendSheet step="link" heading={invite.heading(missingSeats(view), view.seats.length === 2)}>
      <div class="online-invitation">
        <QrPicture text={address} label={invite.square} />
        <div>
          <RoomLink controller={controller} view={view} isMain={!share} />
          {share && (
            <Button main onPress={() => void share(address)}>
              {invite.share}
            </Button>
          )}
          <p class="aside">{invite.noNeedToWait}</p>
        </div>
      </div>
      <SeatCards controller={controller} view={view} />
      <Instead controller={controller} view={view} />
      <Withdrawal controller={controller} view={view} />
    </FriendSheet>
  );
}

/**
 * Shown instead of the link: the seats are reserved for the people of the previous game, who are led here automatically.
 * A waiting user may free the reserved seats; then everybody here sees the link.
 */
export function Awaited({ controller, view }: InvitationProps): VNode {
  const { invite } = pageMessages();
  const missing = missingSeats(view);
  return (
    <FriendSheet step="play" heading={invite.awaited(missing, view.seats.length === 2)}>
      <p>{invite.awaitedHelp(missing)}</p>
      <SeatCards controller={controller} view={view} />
      <div class="friend-instead">
        <p>{invite.notComing}</p>
        <Button onPress={() => void controller.send('invite', '')}>{invite.anybody}</Button>
      </div>
      <Withdrawal controller={controller} view={view} />
    </FriendSheet>
  );
}

/** Offers a game against the computer, because the friend may never come. */
function Instead({ controller, view }: InvitationProps): VNode | null {
  const { invite } = pageMessages();
  const open = controller.game.value;
  if (!open || hasCompany(view) || !withComputer(view, open.game)) return null;
  return (
    <div class="friend-instead">
      <p>{invite.nobodyYet}</p>
      <Button onPress={() => void playComputer(controller)}>{invite.computer}</Button>
    </div>
  );
}

/** Lets a waiting user withdraw the invitation. If others wait as well, the game is called off for all of them. */
function Withdrawal({ controller, view }: InvitationProps): VNode {
  const { invite } = pageMessages();
  const isForAll = hasCompany(view);
  return (
    <div class="friend-instead">
      <p class="aside">{isForAll ? invite.othersHear : invite.goes}</p>
      <button
        type="button"
        class="quiet"
        disabled={controller.waiting.value !== undefined}
        onClick={() => controller.send('withdraw', '')}
      >
        {isForAll ? invite.callOff : invite.withdraw}
      </button>
    </div>
  );
}

/** What a room shows after its invitation was withdrawn. */
export function Withdrawn({ view }: { readonly view: RoomView }): VNode {
  const { calledOff, ownWithdrawn, withdrawn } = pageMessages();
  const { said, help } = hasCompany(view) ? calledOff : view.you === 'spectator' ? withdrawn : ownWithdrawn;
  return (
    <div class="online-withdrawn">
      <p class="result match-result">{said}</p>
      <p>{help}</p>
      <div class="actions">
        <a class="press press-main" href="#/online">
          {pageMessages().again}
        </a>
      </div>
    </div>
  );
}

/** The link for spectators, folded away until the user opens it. */
export function WatchLink({ controller, view }: InvitationProps): VNode | null {
  const { copy } = messages();
  if (view.watch === undefined) return null;
  const address = new URL(`#/online/watch/${view.watch}`, location.href).href;
  return (
    <details class="match-fold">
      <summary>{pageMessages().letWatch}</summary>
      {hasCompany(view) && <RoomLink controller={controller} view={view} />}
      <CopyLine
        label={pageMessages().watchLink}
        help={pageMessages().watchHelp}
        text={address}
        copy={copy}
        onCopy={() => void controller.copyLink(address)}
      />
    </details>
  );
}

/** The link of the room, ready to copy. */
export function RoomLink({
  controller,
  view,
  isMain = false,
}: InvitationProps & { readonly isMain?: boolean }): VNode {
  const { copy } = messages();
  return (
    <CopyLine
      label={pageMessages().link}
      help={pageMessages().linkHelp}
      text={roomAddress(view.id)}
      copy={copy}
      isMain={isMain}
      onCopy={() => void controller.copyLink()}
    />
  );
}

/** The full address that opens a room. */
export function roomAddress(room: string): string {
  return new URL(roomPath(room), location.href).href;
}
