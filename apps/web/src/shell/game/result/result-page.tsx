import { useFreeFocus } from '../../../ui/free-focus.ts';
import './style/page.css';
import './style/story.css';
import './style/uncovering.css';
import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import type { GameResult } from '../../game-result.ts';
import type { ReviewNote } from '../../review-note.ts';
import { messages as shareMessages } from '../../share/messages/language.ts';
import { ShareCard } from '../../share/share-card.tsx';
import { ShareDialog } from '../../share/share-dialog.tsx';
import type { PlaySound } from '../../sound.ts';
import { messages } from './messages/language.ts';

/**
 * The end of any game: its sheet, drawn torn off after a win, and next to it what to do next, what happened and what can
 * be shared. After a loss the turns come last. Takes over the focus that the board had.
 */
export function ResultPage(props: {
  readonly result: GameResult;
  /** Whether the game ended while the page was open, rather than being opened again later. */
  readonly isNew: boolean;
  readonly sound: PlaySound;
  readonly say: (sentence: string) => void;
  readonly onJudged?: (note: ReviewNote) => void;
}): VNode {
  const { result, isNew, sound, say, onJudged } = props;
  const { isWon, Story, Further, Played, share, back } = result;
  const isSharing = useSignal(false);
  const nexts = <Nexts result={result} isSharing={isSharing} />;
  useLayoutEffect(() => {
    if (isNew) sound(isWon ? 'chord' : 'thud');
  }, []);
  return (
    <>
      <section
        class={`torn${isWon ? ' torn-off' : ''}${isNew ? ' torn-new' : ''}`}
        id="board"
        tabIndex={-1}
        aria-labelledby="ending-heading"
      >
        <Sheet result={result} />
        {isWon && <Shreds />}
      </section>
      <div class="result-side">
        {Story ? <Story nexts={nexts} isWon={isWon} onJudged={onJudged} /> : nexts}
        {share && <ShareCard spec={share} say={say} />}
        {(Further || back) && (
          <div class="result-further">
            {Further && <Further />}
            {back && (
              <Button quiet onPress={() => back.go()}>
                {back.name}
              </Button>
            )}
          </div>
        )}
      </div>
      {!isWon && (
        <div class="torn-sheet">
          <Played />
        </div>
      )}
      {share && isSharing.value && (
        <ShareDialog
          spec={share}
          say={say}
          onClose={() => {
            isSharing.value = false;
          }}
        />
      )}
    </>
  );
}

function Sheet({ result }: { readonly result: GameResult }): VNode {
  const { game, isWon, headline, kicker, Secret, secretText, Played } = result;
  const heading = useFreeFocus<HTMLHeadingElement>();
  return (
    <div class="torn-sheet">
      <p class="torn-game">{game}</p>
      {kicker && <p class="torn-kicker">{kicker}</p>}
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {headline}
      </h2>
      {secretText && <p class="unseen">{secretText}</p>}
      {Secret && (
        <div class="reveal" aria-hidden="true">
          <span class="reveal-cover" />
          <div class="reveal-secret">
            <Secret />
          </div>
        </div>
      )}
      {isWon && <Played />}
    </div>
  );
}

function Nexts(props: { readonly result: GameResult; readonly isSharing: Signal<boolean> }): VNode {
  const { result, isSharing } = props;
  const text = messages();
  const { isWon, harder, share, onward } = result;
  return (
    <nav class="nexts" aria-label={text.next}>
      {onward ? (
        <a class="press press-main" href={onward.address}>
          {onward.name}
        </a>
      ) : (
        <Button main onPress={() => result.again?.()}>
          {text.again}
        </Button>
      )}
      {share && (
        <Button
          class="next-share"
          onPress={() => {
            isSharing.value = true;
          }}
        >
          {shareMessages().open}
        </Button>
      )}
      {isWon && harder && <Button onPress={() => harder.start()}>{text.harder(harder.name)}</Button>}
      <ReviewWay review={result.review} />
      {onward?.address !== DAY && (
        <a class="quiet" href={DAY}>
          {text.day}
        </a>
      )}
    </nav>
  );
}

function ReviewWay({ review }: Pick<GameResult, 'review'>): VNode | null {
  const text = messages().review;
  if (review === undefined) return null;
  if (typeof review === 'function') return <Button onPress={review}>{text}</Button>;
  return (
    <a class="press" href={review}>
      {text}
    </a>
  );
}

/** The page of the day's puzzles. */
const DAY = '#/daily';

/** Paper shreds that fall once, or lie still if the user prefers no motion. */
function Shreds(): VNode {
  return (
    <span class="shreds" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, at) => (
        <svg
          key={at}
          aria-hidden="true"
          class="shred"
          viewBox="0 0 16 12"
          style={{
            insetInlineStart: `${(at * 37 + 11) % 101}%`,
            insetBlockStart: `${edge(at)}%`,
            rotate: `${(at * 53) % 180}deg`,
          }}
        >
          <ellipse class={`shred-ink-${at % INKS}`} cx="8" cy="6" rx="6" ry={2.5 + (at % 3)} />
        </svg>
      ))}
    </span>
  );
}

/** Returns a vertical position above or below the sheet, in per cent, so that no shred covers text. */
function edge(at: number): number {
  return at % 2 === 0 ? -2 + ((at * 7) % 5) : 97 + ((at * 11) % 9);
}

const COUNT = 34;
const INKS = 5;
