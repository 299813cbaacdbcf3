import './share.css';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../../ui/button.tsx';
import { appAddress } from '../app-address.ts';
import { toClipboard } from '../clipboard.ts';
import type { ShareSpec } from '../parts/share-spec.ts';
import { messages } from './messages/language.ts';
import { ShareDialog } from './share-dialog.tsx';
import { SharePreview } from './share-preview.tsx';
import { shareText } from './share-text.ts';

/** The picture of a game with the buttons to share it; `say` announces the outcome. */
export function ShareCard(props: {
  readonly spec: ShareSpec;
  readonly say: (sentence: string) => void;
}): VNode {
  const { spec, say } = props;
  const text = messages();
  const isOpen = useSignal(false);
  const notice = useSignal('');
  const copy = async () => {
    const copied = await toClipboard(shareText(spec, text, appAddress('')));
    if (!copied) isOpen.value = true;
    notice.value = copied ? text.copied : text.notCopied;
    say(notice.value);
  };
  return (
    <div class="share-card">
      <SharePreview spec={spec} />
      <div class="share-ways">
        <p class="aside">{text.noSpoilers}</p>
        <Button
          onPress={() => {
            isOpen.value = true;
          }}
        >
          {text.open}
        </Button>
        <Button quiet onPress={() => void copy()}>
          {text.copyText}
        </Button>
        <p class="share-told" aria-hidden="true">
          {notice.value}
        </p>
      </div>
      {isOpen.value && (
        <ShareDialog
          spec={spec}
          say={say}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </div>
  );
}
