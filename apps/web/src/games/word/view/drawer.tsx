import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { WordsFound } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { useWord } from './controller-context.ts';
import { LettersByPlace } from './letters-by-place.tsx';

/** The words that fit: closed, only how many; open, which, and where their letters stand. */
export function Drawer(): VNode {
  const controller = useWord();
  const { left } = messages();
  const { drawerOpen } = controller.state.value;
  const found = controller.findings.latest.value?.words;
  const count = controller.findings.left.value;
  const teaser = count === undefined ? left.waiting : left.teaser(count);
  return (
    <section
      class={drawerOpen ? 'word-drawer word-drawer-open' : 'word-drawer'}
      aria-labelledby="words-heading"
    >
      <button
        type="button"
        class="drawer-head"
        aria-expanded={drawerOpen}
        onClick={() => controller.showWords(!drawerOpen)}
      >
        <b id="words-heading">{left.heading}</b>
        <span class="drawer-count">{teaser}</span>
        <span class="drawer-pull">{drawerOpen ? left.hide : left.show}</span>
      </button>
      {drawerOpen && found && <Words found={found} />}
    </section>
  );
}

const LIKELY_SHOWN = 12;

function Words({ found }: { readonly found: WordsFound }): VNode {
  const controller = useWord();
  const { left } = messages();
  const [showsAll, setShowsAll] = useState(false);
  const { listed, likelyCount, allCount, withheldCount } = found;
  const likely = listed.slice(0, likelyCount);
  const shown = showsAll ? likely : likely.slice(0, LIKELY_SHOWN);
  const rare = listed.slice(likelyCount);
  return (
    <div class="drawer-inside">
      {likelyCount > 0 && <p>{left.likely(likelyCount)}</p>}
      <ul class="word-chips">
        {shown.map((word) => (
          <li key={word}>
            <button
              type="button"
              class="word-chip"
              aria-label={left.use(word, true)}
              onClick={() => controller.take(word)}
            >
              {word.toUpperCase()}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < likely.length && (
        <button type="button" class="press press-quiet" onClick={() => setShowsAll(true)}>
          {left.further(likely.length - shown.length)}
        </button>
      )}
      {allCount > likelyCount && <p>{left.rare(allCount - likelyCount)}</p>}
      {rare.length > 0 && <p class="word-rare">{rare.map((word) => word.toUpperCase()).join(' ')}</p>}
      {withheldCount > 0 && <p class="aside">{left.withheld(withheldCount)}</p>}
      <LettersByPlace found={found} />
    </div>
  );
}
