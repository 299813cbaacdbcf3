import type { VNode } from 'preact';
import { ShareCard } from '../../../../shell/share/share-card.tsx';
import { Press } from '../../../../ui/press.tsx';
import { shareOf } from '../../result/share.ts';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';
import { SHARED, type Shared } from '../session/sharing.ts';

/** Texts to copy. What was copied last stays in sight, for browsers that keep the clipboard to themselves. */
export function Share({ controller }: { readonly controller: ReviewController }): VNode {
  const { share } = messages();
  const shown = controller.shared.value;
  return (
    <section class="review-share" aria-labelledby="share-heading">
      <h2 id="share-heading">{share.heading}</h2>
      <div class="actions">
        {SHARED.filter((what) => isShared(what, controller)).map((what) => (
          <Press key={what} onPress={() => void controller.share(what)}>
            {share.copy[what]}
          </Press>
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
      <ShareCard
        spec={shareOf(controller.view, controller.sheet, controller.withNotes)}
        say={(sentence) => controller.announcer.say(sentence)}
      />
      <p class="aside">{share.honest}</p>
    </section>
  );
}

/** Only a drawn code has a seed that another person or the terminal can play. */
function isShared(what: Shared, controller: ReviewController): boolean {
  return controller.view.maker === 'drawn' || (what !== 'command' && what !== 'fresh');
}
