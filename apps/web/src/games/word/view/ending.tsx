import type { WordView } from '@inkling/games/word/rules/game';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { shareShapes, shareWords } from '../model/share.ts';
import { useWord } from './controller-context.ts';
import { LetterTile } from './letter-tile.tsx';

/** The result, the word, what can be shared, and what to do next. */
export function Ending({ view }: { readonly view: WordView }): VNode {
  const controller = useWord();
  const heading = useRef<HTMLHeadingElement>(null);
  const { play } = messages();
  const { length, hard, tries } = view.params;
  const { sheet, withNotes } = controller.state.value;
  const found = view.solved ? view.turns.length : undefined;
  const title = `${play.shareHeading(sheet.seed, length, hard, found, tries)}, ${play.notes(withNotes)}`;
  const shapes = shareShapes(title, view);
  useLayoutEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, []);
  const copy = async (text: string) => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    controller.say(copied ? play.copied : play.notCopied);
  };
  return (
    <section class="ending word-ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {found === undefined ? play.lost : play.won(found)}
      </h2>
      <p>{play.secret(view.secret ?? '')}</p>
      {found === undefined && (
        <div class="letter-row word-secret" aria-hidden="true">
          {Array.from(view.secret ?? '', (letter, place) => (
            <LetterTile key={place} letter={letter} />
          ))}
        </div>
      )}
      <div class="actions">
        <Press main onPress={() => controller.again()}>
          {play.again}
        </Press>
        <Press onPress={() => void copy(shapes)}>{play.copyShapes}</Press>
        <Press onPress={() => void copy(shareWords(title, view, play.shareLine))}>{play.copyWords}</Press>
        <a class="press" href={`#/wordhelper/${controller.helperPath()}`}>
          {play.toHelper}
        </a>
        <Press class="press-quiet" onPress={() => controller.undo()}>
          {play.undo}
        </Press>
      </div>
      <pre class="word-share">{shapes}</pre>
    </section>
  );
}
