import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { WordMarks } from './word-marks.tsx';

/** The progress of the game, and the meaning of the marks. */
export function Legend(): VNode {
  const { play, remark, state, kind } = useWord();
  const { legend, play: text } = messages();
  const view = play.view.value;
  const { length, tries, hard } = play.params.value;
  const turn = (view?.turns.length ?? 0) + (view?.over ? 0 : 1);
  const missing = length - splitLetters(play.draft).length;
  return (
    <div class="word-legend">
      <h2 id="board-heading">{text.tries(turn, tries)}</h2>
      {!view?.over && (
        <p>
          {turn === 1 && missing === length
            ? kind.words().goal(length, tries)
            : missing === 0
              ? remark.value === '' && legend.ready(length)
              : legend.type(missing)}
        </p>
      )}
      {hard && <p>{legend.hard}</p>}
      <WordMarks />
      {state.value.withNotes && <p class="aside word-noted">{legend.noted}</p>}
    </div>
  );
}
