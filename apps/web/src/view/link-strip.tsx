import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf } from '../session/linking.ts';
import { seatWords } from '../session/words/language.ts';
import { toClipboard } from '../shell/clipboard.ts';
import { useDesk } from './desk-context.ts';

/** The link to the position, copied when the browser lets the page, and in sight when it does not. */
export function LinkStrip(): VNode | null {
  return useDesk().linkAsked.value ? <Link /> : null;
}

function Link(): VNode {
  const desk = useDesk();
  const { solver } = seatWords();
  const copied = useSignal(false);
  const address = addressOf(desk.session.sheet.value, location.href);
  useEffect(() => {
    if (address === undefined) desk.say(solver.linkTooLong);
    else
      void toClipboard(address).then((done) => {
        copied.value = done;
        desk.say(done ? solver.linkCopied : solver.linkReady);
      });
  }, [address]);
  return (
    <section class="slip" aria-label={solver.linkLabel}>
      <p>
        {address === undefined ? solver.linkTooLong : copied.value ? solver.linkCopied : solver.linkReady}
      </p>
      {address !== undefined && (
        <input class="link-text" readOnly aria-label={solver.linkLabel} value={address} />
      )}
    </section>
  );
}
