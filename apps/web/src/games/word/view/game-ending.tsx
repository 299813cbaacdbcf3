import type { WordView } from '@inkling/games/word/rules/game';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { wordWords } from '../messages/language.ts';
import { shareShapes, shareWords } from '../session/share.ts';
import { useWordDesk } from './word-desk-context.ts';

/** The perforation tears: the result, the word, what can be shared, and what to do next. */
export function GameEnding({ view }: { readonly view: WordView }): VNode {
  const desk = useWordDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const { play, helper } = wordWords();
  const { length, hard, tries } = view.params;
  const { seed } = desk.play.sheet.value;
  const found = view.solved ? view.turns.length : undefined;
  const title = play.shareHeading(seed, length, hard, found, tries);
  const shapes = shareShapes(title, view);
  useLayoutEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, []);
  const copy = async (text: string) => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    desk.teller.say(copied ? play.copied : play.notCopied);
  };
  return (
    <section class="ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {found === undefined ? play.lost : play.won(found)}
      </h2>
      <p>{play.secret(view.secret ?? '')}</p>
      <pre class="word-share">{shapes}</pre>
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => desk.begin({ length, hard }, '')}>
          {play.again}
        </button>
        <button type="button" class="press" onClick={() => void copy(shapes)}>
          {play.copyShapes}
        </button>
        <button
          type="button"
          class="press"
          onClick={() => void copy(shareWords(title, view, play.shareLine))}
        >
          {play.copyWords}
        </button>
        <button type="button" class="press" onClick={() => desk.openInHelper()}>
          {play.toHelper}
        </button>
        <button type="button" class="press" onClick={() => desk.undo()}>
          {helper.undo}
        </button>
      </div>
    </section>
  );
}
