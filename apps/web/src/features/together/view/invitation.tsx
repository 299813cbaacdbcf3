import type { RoomView } from '@inkling/client/api';
import type { VNode } from 'preact';
import { QrPicture } from '../../../ui/qr/qr-picture.tsx';
import { roomPath } from '../controller/lobby-controller.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { freeSeats } from '../session/room-game.ts';
import { FriendSheet } from './friend-sheet.tsx';
import { CopyLine } from './text-line.tsx';

interface InvitationProps {
  readonly controller: RoomController;
  readonly view: RoomView;
}

/** Does somebody sit here who still waits for the others? */
export function isInviting(view: RoomView): boolean {
  return view.you !== 'spectator' && freeSeats(view).length > 0;
}

/** The link that is still to be sent: to copy, to share or to scan. */
export function Invitation({ controller, view }: InvitationProps): VNode {
  const { invite } = messages();
  const address = roomAddress(view.id);
  const { share } = controller.parts;
  return (
    <FriendSheet step="link" heading={invite.heading}>
      <div class="online-invitation">
        <QrPicture text={address} label={invite.square} />
        <div>
          <RoomLink controller={controller} view={view} />
          {share && (
            <button type="button" class="press press-main" onClick={() => void share(address)}>
              {invite.share}
            </button>
          )}
          <p class="aside">{invite.noNeedToWait}</p>
        </div>
      </div>
    </FriendSheet>
  );
}

/** The link of the room, ready to copy. */
export function RoomLink({ controller, view }: InvitationProps): VNode {
  const { room, copy } = messages();
  return (
    <CopyLine
      label={room.link}
      help={room.linkHelp}
      text={roomAddress(view.id)}
      copy={copy}
      onCopy={() => void controller.copyLink()}
    />
  );
}

/** The whole address that opens a room. */
export function roomAddress(room: string): string {
  return new URL(roomPath(room), location.href).href;
}
