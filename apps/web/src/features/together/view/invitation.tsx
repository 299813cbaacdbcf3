import type { RoomView } from '@inkling/client/api';
import type { VNode } from 'preact';
import { QrPicture } from '../../../ui/qr/qr-picture.tsx';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { freeSeats } from '../session/room-game.ts';
import { CopyLine } from './text-line.tsx';

/** The link of the room. While somebody is still missing it is there to be sent: to copy, to share or to scan. */
export function Invitation(props: { readonly controller: RoomController; readonly view: RoomView }): VNode {
  const { controller, view } = props;
  const { room, invite, copy } = messages();
  const address = roomAddress(view.id);
  const link = (help: string) => (
    <CopyLine
      label={room.link}
      help={help}
      text={address}
      copy={copy}
      onCopy={() => void controller.copyLink()}
    />
  );
  if (freeSeats(view).length === 0 || view.you === 'spectator') return link(room.linkHelp);
  const { share } = controller.parts;
  return (
    <section class="online-invitation" aria-labelledby="invitation-heading">
      <h2 id="invitation-heading">{invite.heading}</h2>
      <QrPicture text={address} label={invite.square} />
      <div>
        {link(invite.help)}
        {share && (
          <button type="button" class="press press-main" onClick={() => void share(address)}>
            {invite.share}
          </button>
        )}
        <p class="aside">{invite.noNeedToWait}</p>
      </div>
    </section>
  );
}

/** The whole address that opens a room. */
export function roomAddress(room: string): string {
  return new URL(`#/online/room/${room}`, location.href).href;
}
