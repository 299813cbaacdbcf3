import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { appAddress } from '../app-address.ts';
import { toClipboard } from '../clipboard.ts';
import type { ShareSpec } from '../parts/share-spec.ts';
import { type PictureTask, picturePng, pictureToClipboard, savePicture } from './bitmap.ts';
import { messages } from './messages/language.ts';
import { SharePreview } from './share-preview.tsx';
import {
  embedAddress,
  embedCode,
  sameGameAddress,
  shareMarkdown,
  shareSpoken,
  shareText,
} from './share-text.ts';

/** Every way to share a game: send, copy, save, scan, or embed in another page. */
export function ShareDialog(props: {
  readonly spec: ShareSpec;
  readonly say: (sentence: string) => void;
  readonly onClose: () => void;
}): VNode {
  const { spec, say, onClose } = props;
  const labels = messages();
  const notice = useSignal('');
  const base = appAddress('');
  const text = shareText(spec, labels, base);
  const link = sameGameAddress(spec, base);
  const tell = (sentence: string) => {
    notice.value = sentence;
    say(sentence);
  };
  const copy = async (what: string) => tell((await toClipboard(what)) ? labels.copied : labels.notCopied);
  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      <div class="share-sheet">
        <div class="share-parts">
          <SharePreview spec={spec} />
          <PictureWays spec={spec} text={text} tell={tell} />
          <Copied label={labels.text} text={text} button={labels.copyText} onCopy={copy} />
        </div>
        <div class="share-parts">
          {link !== undefined && <Link link={link} isDrawn={spec.isDrawn !== false} onCopy={copy} />}
          <Copied
            label={labels.elsewhere}
            text={shareMarkdown(spec, labels, base)}
            button={labels.copyMarkdown}
            onCopy={copy}
          />
          {spec.hasBoard !== false && (
            <>
              <Copied
                label={labels.frame}
                text={embedCode(labels.title(spec.game), embedAddress(spec, base))}
                button={labels.copyFrame}
                onCopy={copy}
              />
              <p class="aside">{labels.frameHelp}</p>
            </>
          )}
        </div>
      </div>
      <div class="actions">
        <Button onPress={onClose}>{labels.close}</Button>
        <p class="share-told" aria-hidden="true">
          {notice.value}
        </p>
      </div>
    </Dialog>
  );
}

/** The actions for the picture. The primary button sends it if the device can do so, and copies it otherwise. */
function PictureWays(props: {
  readonly spec: ShareSpec;
  readonly text: string;
  readonly tell: (sentence: string) => void;
}): VNode {
  const { spec, text, tell } = props;
  const labels = messages();
  const act = async (task: PictureTask, done: string) => {
    const png = await picturePng(spec, labels, location.host);
    if (!png) tell(labels.notDrawn);
    else if (await task(png)) tell(done);
    else tell(labels.notCopied);
  };
  const send = async () => {
    const png = await picturePng(spec, labels, location.host);
    const files = png ? [new File([png], 'inkling.png', { type: 'image/png' })] : [];
    const parcel = navigator.canShare?.({ files, text }) ? { files, text } : { text };
    // Dismissing the device's share sheet is not an error.
    await navigator.share(parcel).catch(() => undefined);
  };
  const canSend = typeof navigator.share === 'function';
  return (
    <div class="actions">
      {canSend && (
        <Button main onPress={() => void send()}>
          {labels.send}
        </Button>
      )}
      <Button main={!canSend} onPress={() => void act(pictureToClipboard, labels.copied)}>
        {labels.copyPicture}
      </Button>
      <Button onPress={() => void act(savePicture, labels.saved)}>{labels.savePicture}</Button>
      <Button
        quiet
        onPress={() =>
          void toClipboard(shareSpoken(spec, labels)).then((copied) =>
            tell(copied ? labels.copied : labels.notCopied),
          )
        }
      >
        {labels.copyAlt}
      </Button>
    </div>
  );
}

function Link(props: {
  readonly link: string;
  readonly isDrawn: boolean;
  readonly onCopy: (text: string) => void;
}): VNode {
  const labels = messages();
  return (
    <div class="share-link">
      <div>
        <Copied label={labels.link} text={props.link} button={labels.copyLink} onCopy={props.onCopy} />
        <p class="aside">{props.isDrawn ? labels.linkHelp : labels.linkHelpNotDrawn}</p>
      </div>
      <QrPicture text={props.link} label={labels.square} />
    </div>
  );
}

/** Text to copy with a button, or to select by hand if the browser denies access to the clipboard. */
function Copied(props: {
  readonly label: string;
  readonly text: string;
  readonly button: string;
  readonly onCopy: (text: string) => void;
}): VNode {
  const id = useId();
  const { label, text, button, onCopy } = props;
  return (
    <div class="share-copied">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="share-text"
        readOnly
        rows={Math.min(text.split('\n').length + 1, 8)}
        value={text}
      />
      <Button onPress={() => onCopy(text)}>{button}</Button>
    </div>
  );
}
