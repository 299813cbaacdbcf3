import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Drawer } from '../../../shell/game/drawer.tsx';
import { Press } from '../../../ui/press.tsx';
import type { WordsFound } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { LettersByPlace } from './letters-by-place.tsx';
import { WhyPanel } from './why-panel.tsx';
import { WordChips } from './word-chips.tsx';

/** What helps, for people who ask for it: the words that fit stay folded away until then. */
export function Side(): VNode {
  const controller = useWord();
  const { play } = messages();
  const { why } = controller;
  return (
    <div class="word-side">
      {!controller.play.isOver && <WordsDrawer />}
      {!controller.play.isOver && <Press onPress={() => void controller.hint()}>{play.hint}</Press>}
      {why.value && (
        <WhyPanel
          explained={why.value}
          alphabet={controller.play.alphabet}
          onClose={() => {
            why.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** The words that fit: closed, only how many; open, which, and where their letters stand. */
function WordsDrawer(): VNode {
  const controller = useWord();
  const { left } = messages();
  const { drawerOpen } = controller.state.value;
  const found = controller.findings.latest.value?.words;
  const count = controller.findings.left.value;
  return (
    <Drawer
      heading={left.heading}
      teaser={count === undefined ? left.waiting : left.teaser(count)}
      isOpen={drawerOpen}
      onTurn={(open) => controller.showWords(open)}
    >
      {found && <Words found={found} />}
    </Drawer>
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
      <WordChips words={shown} onTake={(word) => controller.take(word)} />
      {shown.length < likely.length && (
        <Press class="press-quiet" onPress={() => setShowsAll(true)}>
          {left.further(likely.length - shown.length)}
        </Press>
      )}
      {allCount > likelyCount && <p>{left.rare(allCount - likelyCount)}</p>}
      {rare.length > 0 && <p class="word-rare">{rare.map((word) => word.toUpperCase()).join(' ')}</p>}
      {withheldCount > 0 && <p class="aside">{left.withheld(withheldCount)}</p>}
      <LettersByPlace found={found} />
    </div>
  );
}
