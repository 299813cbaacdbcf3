import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { appAddress } from '../../../shell/app-address.ts';
import { toClipboard } from '../../../shell/clipboard.ts';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { addressOf, type Copied, commandOf } from '../session/position-link.ts';

/**
 * Shows the link to the position, or the terminal command for it. It is copied to the clipboard if the browser
 * allows that; otherwise the user can copy it from the field.
 */
export function CopyPanel(): VNode | null {
  const what = useMastermind().copying.value;
  return what ? <Copy key={what} what={what} /> : null;
}

function Copy({ what }: { readonly what: Copied }): VNode {
  const controller = useMastermind();
  const text = messages();
  const solver = what === 'link' ? text.solver : { ...text.solver, ...text.terminal };
  const copied = useSignal(false);
  const { sheet, rules, turns } = controller.session;
  const address =
    what === 'link'
      ? addressOf(sheet.value, appAddress(''))
      : commandOf(rules, turns.value, controller.explainer.why.value);
  useEffect(() => {
    if (address === undefined) controller.say(solver.linkTooLong);
    else
      void toClipboard(address).then((done) => {
        copied.value = done;
        controller.say(done ? solver.linkCopied : solver.linkReady);
      });
  }, [address]);
  return (
    <section class="finding" aria-label={solver.linkLabel}>
      <p>
        {address === undefined ? solver.linkTooLong : copied.value ? solver.linkCopied : solver.linkReady}
      </p>
      {address !== undefined && (
        <input class="link-text" readOnly aria-label={solver.linkLabel} value={address} />
      )}
    </section>
  );
}
