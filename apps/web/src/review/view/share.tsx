import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { toClipboard } from '../../shell/clipboard.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { SHARED, type Shared, sharedText } from '../sharing.ts';
import { words } from '../words/language.ts';
import { SharePicture } from './share-picture.tsx';

/** Texts to copy. What was copied last stays in sight, for browsers that keep the clipboard to themselves. */
export function Share({ desk }: { readonly desk: ReviewDesk }): VNode {
  const shown = useSignal('');
  const { share } = words();
  const copy = async (what: Shared) => {
    const judged = desk.judged.value;
    if (typeof judged === 'string') return;
    const { sheet, view } = desk;
    const page = location.href;
    const text = sharedText(what, { sheet, view, review: judged.review, page, plain: share.plain });
    shown.value = text ?? '';
    const copied = text !== undefined && (await toClipboard(text));
    desk.say(text === undefined ? share.tooLong : copied ? share.copied[what] : share.notCopied);
  };
  return (
    <section class="review-share" aria-labelledby="share-heading">
      <h2 id="share-heading">{share.heading}</h2>
      <div class="actions">
        {SHARED.map((what) => (
          <button key={what} type="button" class="press" onClick={() => void copy(what)}>
            {share.copy[what]}
          </button>
        ))}
      </div>
      {shown.value && (
        <textarea
          class="share-text"
          readOnly
          rows={Math.min(shown.value.split('\n').length, 14)}
          aria-label={share.text}
          value={shown.value}
        />
      )}
      <SharePicture desk={desk} />
      <p class="aside">{share.honest}</p>
    </section>
  );
}
