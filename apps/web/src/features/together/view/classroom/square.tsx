import { makeClassroomName } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { QrPicture } from '../../../../ui/qr-picture.tsx';
import type { RoomController } from '../../controller/room-controller.ts';
import { classMessages } from '../../messages/classroom/language.ts';
import { roomAddress } from '../invitation.tsx';

/** A small QR code of the room, which opens large. */
export function SquareButton({ room }: { readonly room: RoomController }): VNode {
  const { open, label } = classMessages().square;
  return (
    <button
      type="button"
      class="class-square"
      aria-label={open}
      title={open}
      onClick={() => {
        room.dialog.value = 'square';
      }}
    >
      <QrPicture text={roomAddress(room.parts.id)} label={label} />
    </button>
  );
}

/** The QR code as large as the window allows. */
export function SquareDialog({ room }: { readonly room: RoomController }): VNode {
  const { heading, label, help, close } = classMessages().square;
  const { classroom } = room.view.value ?? {};
  return (
    <Dialog heading={heading} onClose={() => room.closeDialog()}>
      <div class="class-scan">
        <QrPicture text={roomAddress(room.parts.id)} label={label} />
        <p>{help(makeClassroomName(classroom?.name ?? ''), siteName())}</p>
      </div>
      <div class="actions">
        <Button main onPress={() => room.closeDialog()}>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}

/** The address of this site as people type it: `inkling.example`. */
export function siteName(): string {
  const { host, pathname } = new URL(roomAddress(''));
  return `${host}${pathname}`.replace(/\/$/, '');
}
