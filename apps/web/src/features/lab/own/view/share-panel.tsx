import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { toClipboard } from '../../../../shell/clipboard.ts';
import { embedCode } from '../../../../shell/share/share-text.ts';
import { Press } from '../../../../ui/press.tsx';
import type { OwnController } from '../controller/own-controller.ts';
import { messages } from '../messages/language.ts';

/** The link that holds the game, and the frame for a page of somebody's own. */
export function SharePanel(props: {
  readonly controller: OwnController;
  readonly name: string;
  readonly packed: string | undefined;
}): VNode {
  const { controller, name, packed } = props;
  const { share } = messages();
  const shown = useSignal('');
  const copy = async (text: string) => {
    shown.value = text;
    controller.context.say((await toClipboard(text)) ? share.copied : share.notCopied);
  };
  return (
    <section aria-labelledby="share-heading">
      <h3 id="share-heading">{share.heading}</h3>
      {packed === undefined ? (
        <p>{share.tooLong}</p>
      ) : (
        <>
          <p>{share.lead}</p>
          <div class="actions">
            <Press onPress={() => void copy(linkTo('', packed))}>{share.copyLink}</Press>
            <Press onPress={() => void copy(embedCode(name, linkTo('embed', packed)))}>
              {share.copyFrame}
            </Press>
          </div>
        </>
      )}
      {shown.value && (
        <textarea class="lab-text" readOnly rows={3} aria-label={share.text} value={shown.value} />
      )}
    </section>
  );
}

function linkTo(page: '' | 'embed', packed: string): string {
  return new URL(`${page}#/own/1/${packed}`, location.href).href;
}
