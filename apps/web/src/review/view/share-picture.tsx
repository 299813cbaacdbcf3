import { useComputed, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { toClipboard } from '../../shell/clipboard.ts';
import { bitmapOf, pictureToClipboard } from '../bitmap.ts';
import { drawPicture } from '../picture.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { cardOf } from '../sharing.ts';
import { words } from '../words/language.ts';

/** The sheet as a picture, with the words to put beside it for those who do not see it. */
export function SharePicture({ desk }: { readonly desk: ReviewDesk }): VNode | null {
  const shown = useSignal(false);
  const card = useComputed(() => {
    const judged = desk.judged.value;
    return typeof judged === 'string' ? undefined : cardOf(desk.view, judged.review);
  });
  if (!card.value) return null;
  const { picture, plain } = words().share;
  const alt = plain(card.value);
  if (!shown.value)
    return (
      <div class="actions">
        <button
          type="button"
          class="press"
          onClick={() => {
            shown.value = true;
          }}
        >
          {picture.show}
        </button>
      </div>
    );
  const drawn = drawPicture(card.value, {
    name: picture.name,
    title: picture.title(card.value),
    result: picture.result(card.value),
    left: picture.left,
  });
  const source = `data:image/svg+xml,${encodeURIComponent(drawn.svg)}`;
  const save = async () => {
    const blob = await bitmapOf(drawn);
    if (!blob) {
      desk.say(picture.failed);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'inkling.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    desk.say(picture.saved);
  };
  const copy = async () => {
    const blob = await bitmapOf(drawn);
    desk.say(blob && (await pictureToClipboard(blob)) ? picture.copied : picture.notCopied);
  };
  return (
    <figure class="share-picture">
      <img src={source} width={drawn.width} height={drawn.height} alt={alt} />
      <div class="actions">
        <button type="button" class="press" onClick={() => void copy()}>
          {picture.copy}
        </button>
        <button type="button" class="press" onClick={() => void save()}>
          {picture.save}
        </button>
        <button
          type="button"
          class="press"
          onClick={async () => desk.say((await toClipboard(alt)) ? picture.altCopied : picture.notCopied)}
        >
          {picture.copyAlt}
        </button>
      </div>
    </figure>
  );
}
