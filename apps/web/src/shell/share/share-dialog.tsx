import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { Press } from '../../ui/press.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { toClipboard } from '../clipboard.ts';
import type { ShareSpec } from '../share-spec.ts';
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

/** Every way to pass a game on: to send, to copy, to save, to scan, and for other pages. */
export function ShareDialog(props: {
  readonly spec: ShareSpec;
  readonly say: (sentence: string) => void;
  readonly onClose: () => void;
}): VNode {
  const { spec, say, onClose } = props;
  const said = messages();
  const told = useSignal('');
  const base = location.href;
  const text = shareText(spec, said, base);
  const link = sameGameAddress(spec, base);
  const tell = (sentence: string) => {
    told.value = sentence;
    say(sentence);
  };
  const copy = async (what: string) => tell((await toClipboard(what)) ? said.copied : said.notCopied);
  return (
    <Dialog heading={said.heading} onClose={onClose}>
      <div class="share-sheet">
        <div class="share-parts">
          <SharePreview spec={spec} />
          <PictureWays spec={spec} text={text} tell={tell} />
          <Copied label={said.text} text={text} button={said.copyText} onCopy={copy} />
        </div>
        <div class="share-parts">
          {link !== undefined && <Link link={link} isDrawn={spec.isDrawn !== false} onCopy={copy} />}
          <Copied
            label={said.elsewhere}
            text={shareMarkdown(spec, said, base)}
            button={said.copyMarkdown}
            onCopy={copy}
          />
          {spec.hasBoard !== false && (
            <>
              <Copied
                label={said.frame}
                text={embedCode(said.title(spec.game), embedAddress(spec, base))}
                button={said.copyFrame}
                onCopy={copy}
              />
              <p class="aside">{said.frameHelp}</p>
            </>
          )}
        </div>
      </div>
      <div class="actions">
        <Press onPress={onClose}>{said.close}</Press>
        <p class="share-told" aria-hidden="true">
          {told.value}
        </p>
      </div>
    </Dialog>
  );
}

/** What can be done with the picture; the solid button is the one that sends it, where the device can. */
function PictureWays(props: {
  readonly spec: ShareSpec;
  readonly text: string;
  readonly tell: (sentence: string) => void;
}): VNode {
  const { spec, text, tell } = props;
  const said = messages();
  const act = async (task: PictureTask, done: string) => {
    const png = await picturePng(spec, said, location.host);
    if (!png) tell(said.notDrawn);
    else if (await task(png)) tell(done);
    else tell(said.notCopied);
  };
  const send = async () => {
    const png = await picturePng(spec, said, location.host);
    const files = png ? [new File([png], 'inkling.png', { type: 'image/png' })] : [];
    const parcel = navigator.canShare?.({ files, text }) ? { files, text } : { text };
    // Who thinks better of it has closed the sheet of the device, which is no fault.
    await navigator.share(parcel).catch(() => undefined);
  };
  const canSend = typeof navigator.share === 'function';
  return (
    <div class="actions">
      {canSend && (
        <Press main onPress={() => void send()}>
          {said.send}
        </Press>
      )}
      <Press main={!canSend} onPress={() => void act(pictureToClipboard, said.copied)}>
        {said.copyPicture}
      </Press>
      <Press onPress={() => void act(savePicture, said.saved)}>{said.savePicture}</Press>
      <Press
        class="press-quiet"
        onPress={() =>
          void toClipboard(shareSpoken(spec, said)).then((copied) =>
            tell(copied ? said.copied : said.notCopied),
          )
        }
      >
        {said.copyAlt}
      </Press>
    </div>
  );
}

function Link(props: {
  readonly link: string;
  readonly isDrawn: boolean;
  readonly onCopy: (text: string) => void;
}): VNode {
  const said = messages();
  return (
    <div class="share-link">
      <div>
        <Copied label={said.link} text={props.link} button={said.copyLink} onCopy={props.onCopy} />
        <p class="aside">{props.isDrawn ? said.linkHelp : said.linkHelpNotDrawn}</p>
      </div>
      <QrPicture text={props.link} label={said.square} />
    </div>
  );
}

/** A text that can be copied, or selected where the browser keeps the clipboard to itself. */
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
      <Press onPress={() => onCopy(text)}>{button}</Press>
    </div>
  );
}
