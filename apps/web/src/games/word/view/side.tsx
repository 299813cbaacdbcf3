import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Drawer } from '../../../shell/game/drawer.tsx';
import { Button } from '../../../ui/button.tsx';
import type { WordsFound } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { WhyPanel } from './why-panel.tsx';
import { WordChips } from './word-chips.tsx';

/** Help for users who want it. The words that fit stay folded away until the user opens them. */
export function Side(): VNode | null {
  const controller = useWord();
  const { play } = messages();
  const { why, wantsHelp, play: game } = controller;
  if (!wantsHelp) return null;
  const isOpen = controller.state.value.drawerOpen;
  return (
    <div class="word-side">
      {!game.isOver && <WordsDrawer />}
      {!game.isOver && !isOpen && (
        <Button data-once onPress={() => void controller.hint()}>
          {play.hint}
        </Button>
      )}
      {why.value && (
        <WhyPanel
          explained={why.value}
          alphabet={game.alphabet}
          onClose={() => {
            why.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** The words that fit. While closed, shows only their number; when open, the words and their letters by place. */
function WordsDrawer(): VNode {
  const controller = useWord();
  const { left } = messages();
  const { drawerOpen } = controller.state.value;
  const found = controller.findings.latest.value?.words;
  const count = controller.findings.left.value;
  const uncounted = controller.play.lacksList.value ? left.uncounted : left.waiting;
  return (
    <Drawer
      heading={left.heading}
      teaser={count === undefined ? uncounted : left.teaser(count)}
      caption={found ? '' : uncounted}
      isOpen={drawerOpen}
      onTurn={(open) => controller.showWords(open)}
    >
      {found && <Words found={found} />}
    </Drawer>
  );
}

/** Up to this number, all common words are shown. */
const LIKELY_MAX = 12;

/** If there are more common words, the number that fills three lines together with the count of the others. */
const likelyShown = (length: number): number => (length <= 5 ? 8 : 5);

function Words({ found }: { readonly found: WordsFound }): VNode {
  const controller = useWord();
  const { left } = messages();
  const [showsAll, setShowsAll] = useState(false);
  const { listed, likelyCount, allCount, withheldCount } = found;
  const likely = listed.slice(0, likelyCount);
  const isShort = showsAll || likelyCount <= LIKELY_MAX;
  const shown = isShort ? likely : likely.slice(0, likelyShown(found.shares.length));
  const further = likelyCount - shown.length;
  const rare = listed.slice(likelyCount);
  return (
    <div class="drawer-inside">
      {likelyCount > 0 && <p>{left.likely(likelyCount)}</p>}
      <WordChips words={shown} onTake={(word) => controller.take(word)}>
        {further > 0 && (
          <li class="word-further">
            {showsAll ? (
              <MoreCount count={further} />
            ) : (
              <Button quiet onPress={() => setShowsAll(true)}>
                <MoreCount count={further} />
              </Button>
            )}
          </li>
        )}
      </WordChips>
      {allCount > likelyCount && <p>{left.rare(allCount - likelyCount)}</p>}
      {rare.length > 0 && <p class="word-rare">{rare.map((word) => word.toUpperCase()).join(' ')}</p>}
      {withheldCount > 0 && <p class="aside">{left.withheld(withheldCount)}</p>}
      <div class="drawer-map">
        <GoodGuess />
        <LettersByPlace found={found} />
      </div>
    </div>
  );
}

/** A good guess and its reason, which replace the button that requests them. */
function GoodGuess(): VNode {
  const controller = useWord();
  const good = controller.good.value;
  if (good !== undefined) return <p class="word-good">{good}</p>;
  return <Button onPress={() => void controller.showGood()}>{messages().left.showGood}</Button>;
}

/** The number of letters shown in a column. The number of further ones appears below. */
const SHOWN_MAX = 6;

/** For each place, the letters that fitting words have there, the likeliest first: the more ink, the likelier. */
function LettersByPlace({ found }: { readonly found: WordsFound }): VNode {
  const { play } = useWord();
  const { left } = messages();
  return (
    <div class="letters-by-place">
      <h3>
        {left.byPlace} <small>{left.byPlaceHelp}</small>
      </h3>
      <ol class="place-columns">
        {found.shares.map((row, place) => {
          const letters = row
            .map((share, letter) => [play.alphabet.letters[letter] as string, share] as const)
            .filter(([, share]) => share > 0)
            .toSorted((a, b) => b[1] - a[1]);
          return (
            <li key={place}>
              <span class="place-number">
                <span class="unseen">{left.place(place + 1)}</span>
                <span aria-hidden="true">{place + 1}</span>
              </span>
              <ul>
                {letters.slice(0, SHOWN_MAX).map(([letter, share]) => (
                  <li
                    key={letter}
                    class={share === 1 ? 'place-letter place-sure' : 'place-letter'}
                    style={{ '--share': String(share) }}
                  >
                    <span class="unseen">{left.cell(letter, share)}</span>
                    <b aria-hidden="true">{letter.toUpperCase()}</b>
                  </li>
                ))}
              </ul>
              {letters.length > SHOWN_MAX && (
                <span class="place-more">
                  <MoreCount count={letters.length - SHOWN_MAX} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The number of further items: words for screen readers, a figure on the screen. */
function MoreCount({ count }: { readonly count: number }): VNode {
  return (
    <>
      <span class="unseen">{messages().left.further(count)}</span>
      <span aria-hidden="true">+{count}</span>
    </>
  );
}
