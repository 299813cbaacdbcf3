import type { VNode } from 'preact';
import { toClipboard } from '../../../shell/clipboard.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { words } from '../messages/language.ts';
import type { LobbyDesk } from '../session/lobby-desk.ts';
import { CopyLine, TextLine } from './text-line.tsx';

/** Who this browser is to the server: the recovery code, coming back with one, and being forgotten. */
export function GuestBox({ desk }: { readonly desk: LobbyDesk }): VNode {
  const { guest, copy, copied, notCopied } = words();
  const recovery = desk.parts.guest.recovery.value;
  const former = desk.parts.guest.formerRecoveries.value;
  const shown = desk.recoveryShown.value;
  const known = recovery !== undefined || desk.rooms.value.length > 0;
  return (
    <section aria-labelledby="guest-heading">
      <h2 id="guest-heading">{guest.heading}</h2>
      <p class="aside">{known ? guest.lead : guest.nobody}</p>
      {recovery !== undefined && (
        <>
          {shown && (
            <CopyLine
              label={guest.label}
              text={recovery}
              copy={copy}
              onCopy={async () => desk.say((await toClipboard(recovery)) ? copied : notCopied)}
            />
          )}
          {shown && former.length > 0 && (
            <p class="aside">
              {guest.former} {former.join(', ')}
            </p>
          )}
          <button
            type="button"
            class="press"
            aria-expanded={shown}
            onClick={() => {
              desk.recoveryShown.value = !shown;
            }}
          >
            {shown ? guest.hide : guest.show}
          </button>
        </>
      )}
      <TextLine
        label={guest.recoverLabel}
        help={guest.recoverHelp}
        act={guest.recover}
        onGive={(code) => void desk.recover(code)}
      />
      {known && (
        <button
          type="button"
          class="press"
          onClick={() => {
            desk.dialog.value = 'forget';
          }}
        >
          {guest.forget}
        </button>
      )}
    </section>
  );
}

/** Being forgotten has no undo, so it asks. */
export function ForgetDialog({ desk }: { readonly desk: LobbyDesk }): VNode {
  const { guest } = words();
  const keep = () => {
    desk.dialog.value = undefined;
  };
  return (
    <Dialog heading={guest.forgetHeading} onClose={keep}>
      <p>{guest.forgetWarning}</p>
      <div class="actions">
        <button type="button" class="press" onClick={keep}>
          {guest.forgetNo}
        </button>
        <button type="button" class="press press-main" onClick={() => void desk.forget()}>
          {guest.forgetYes}
        </button>
      </div>
    </Dialog>
  );
}
