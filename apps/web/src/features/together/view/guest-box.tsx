import type { VNode } from 'preact';
import { toClipboard } from '../../../shell/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { CopyLine, TextLine } from '../../../ui/text-line.tsx';
import { arrive, forget, recover } from '../controller/guest-identity.ts';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';

/** The guest identity of this browser: shows the recovery code, accepts another one, and can delete the guest. */
export function GuestBox({ controller }: { readonly controller: LobbyController }): VNode {
  const { guest, copy, copied, notCopied } = messages();
  const recovery = controller.parts.guest.recovery.value;
  const former = controller.parts.guest.formerRecoveries.value;
  const shown = controller.recoveryShown.value;
  const known = recovery !== undefined || controller.rooms.value.length > 0;
  return (
    <details class="match-fold" open={shown}>
      <summary>{guest.heading}</summary>
      <p class="aside">{known ? guest.lead : guest.nobody}</p>
      {recovery !== undefined && (
        <>
          {shown && (
            <CopyLine
              label={guest.label}
              text={recovery}
              copy={copy}
              onCopy={async () => controller.say((await toClipboard(recovery)) ? copied : notCopied)}
            />
          )}
          {shown && (
            <div class="online-invitation">
              <QrPicture text={guestAddress(recovery)} label={guest.square} />
              <p class="aside">{guest.scan}</p>
            </div>
          )}
          {shown && former.length > 0 && (
            <p class="aside">
              {guest.former} {former.join(', ')}
            </p>
          )}
          <Button
            aria-expanded={shown}
            onPress={() => {
              controller.recoveryShown.value = !shown;
            }}
          >
            {shown ? guest.hide : guest.show}
          </Button>
        </>
      )}
      <TextLine
        label={guest.recoverLabel}
        help={guest.recoverHelp}
        act={guest.recover}
        onGive={(code) => void recover(controller, code)}
      />
      {known && (
        <Button
          onPress={() => {
            controller.dialog.value = 'forget';
          }}
        >
          {guest.forget}
        </Button>
      )}
    </details>
  );
}

/** Asks for confirmation, because anybody can send such a link, and following it means playing as another guest. */
export function ArrivalDialog({ controller }: { readonly controller: LobbyController }): VNode {
  const { guest } = messages();
  return (
    <ConfirmDialog
      heading={guest.arrivalHeading}
      yes={guest.arrivalYes}
      no={guest.arrivalNo}
      onYes={() => void arrive(controller)}
      onNo={() => controller.closeDialog()}
    >
      {guest.arrival(controller.parts.guest.recovery.value !== undefined)}
    </ConfirmDialog>
  );
}

/** Asks for confirmation, because deleting the guest cannot be undone. */
export function ForgetDialog({ controller }: { readonly controller: LobbyController }): VNode {
  const { guest } = messages();
  return (
    <ConfirmDialog
      heading={guest.forgetHeading}
      yes={guest.forgetYes}
      no={guest.forgetNo}
      onYes={() => void forget(controller)}
      onNo={() => controller.closeDialog()}
    >
      {guest.forgetWarning}
    </ConfirmDialog>
  );
}

/** The full address that makes another browser the same guest. Browsers send nothing after `#` to a server. */
function guestAddress(recovery: string): string {
  return new URL(`#/online/guest/${recovery}`, location.href).href;
}
