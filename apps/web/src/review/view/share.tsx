import type { VNode } from 'preact';
import type { ReviewDesk } from '../review-desk.ts';
import { SHARED, type Shared } from '../sharing.ts';
import { words } from '../words/language.ts';
import { SharePicture } from './share-picture.tsx';

/** Texts to copy. What was copied last stays in sight, for browsers that keep the clipboard to themselves. */
export function Share({ desk }: { readonly desk: ReviewDesk }): VNode {
  const { share } = words();
  const shown = desk.shared.value;
  return (
    <section class="review-share" aria-labelledby="share-heading">
      <h2 id="share-heading">{share.heading}</h2>
      <div class="actions">
        {SHARED.filter((what) => isShared(what, desk)).map((what) => (
          <button key={what} type="button" class="press" onClick={() => void desk.share(what)}>
            {share.copy[what]}
          </button>
        ))}
      </div>
      {shown && (
        <textarea
          class="share-text"
          readOnly
          rows={Math.min(shown.split('\n').length, 14)}
          aria-label={share.text}
          value={shown}
        />
      )}
      <SharePicture desk={desk} />
      <p class="aside">{share.honest}</p>
    </section>
  );
}

/** Only a drawn code has a seed that another person or the terminal can play. */
function isShared(what: Shared, desk: ReviewDesk): boolean {
  return desk.view.maker === 'drawn' || (what !== 'command' && what !== 'fresh');
}
