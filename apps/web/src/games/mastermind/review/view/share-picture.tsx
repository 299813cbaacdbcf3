import { useComputed, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { toClipboard } from '../../../../shell/clipboard.ts';
import { Press } from '../../../../ui/press.tsx';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';
import { bitmapOf, pictureToClipboard } from '../session/bitmap.ts';
import { drawPicture } from '../session/picture.ts';
import { pictureFonts } from '../session/picture-fonts.ts';
import { cardOf } from '../session/sharing.ts';

/** The sheet as a picture, with the words to put beside it for those who do not see it. */
export function SharePicture({ controller }: { readonly controller: ReviewController }): VNode | null {
  const fonts = useSignal<string | undefined>(undefined);
  const card = useComputed(() => {
    const judged = controller.judged.value;
    return typeof judged === 'string' ? undefined : cardOf(controller.view, judged.review);
  });
  if (!card.value) return null;
  const { picture, plain } = messages().share;
  const alt = plain(card.value);
  if (fonts.value === undefined)
    return (
      <div class="actions">
        <Press
          onPress={async () => {
            fonts.value = await pictureFonts();
          }}
        >
          {picture.show}
        </Press>
      </div>
    );
  const { name, left, found } = picture;
  const written = { name, left, found, title: picture.title(card.value), result: picture.result(card.value) };
  const drawn = drawPicture(card.value, written, fonts.value);
  const source = `data:image/svg+xml,${encodeURIComponent(drawn.svg)}`;
  const save = async () => {
    const blob = await bitmapOf(drawn);
    if (!blob) {
      controller.announcer.say(picture.failed);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'inkling.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    controller.announcer.say(picture.saved);
  };
  const copy = async () => {
    const blob = await bitmapOf(drawn);
    controller.announcer.say(blob && (await pictureToClipboard(blob)) ? picture.copied : picture.notCopied);
  };
  return (
    <figure class="share-picture">
      <img src={source} width={drawn.width} height={drawn.height} alt={alt} />
      <div class="actions">
        <Press onPress={() => void copy()}>{picture.copy}</Press>
        <Press onPress={() => void save()}>{picture.save}</Press>
        <Press
          onPress={async () =>
            controller.announcer.say((await toClipboard(alt)) ? picture.altCopied : picture.notCopied)
          }
        >
          {picture.copyAlt}
        </Press>
      </div>
    </figure>
  );
}
