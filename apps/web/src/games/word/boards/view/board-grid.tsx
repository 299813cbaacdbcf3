import type { BoardsView, BoardView } from '@inkling/games/word/boards/rules/game';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { messages as wordMessages } from '../../messages/language.ts';
import { LetterTiles } from '../../view/letter-tile.tsx';
import { messages } from '../messages/language.ts';
import { useBoards } from '../session/controller.ts';

interface BoardProps {
  readonly at: number;
  readonly board: BoardView;
  readonly view: BoardsView;
  readonly isLarge: boolean;
}

/** One board: its guesses with marks, the one being typed, and room for more. A press on its name enlarges it. */
export function BoardGrid(props: BoardProps): VNode {
  const { at, board, view, isLarge } = props;
  const controller = useBoards();
  const { turns, isFound } = board;
  const { length, tries } = view.params;
  const isOpen = !isFound && !view.over;
  const typed = splitLetters(controller.play.draft);
  const places = Array.from({ length }, () => undefined);
  const blank = Math.max(0, tries - turns.length - (isOpen ? 1 : 0));
  // The user has already seen the rows that existed when the page was opened: only later ones turn over.
  const seen = useRef(turns.length);
  seen.current = Math.min(seen.current, turns.length);
  const names = ['several-board', isFound && 'several-found', isLarge && 'several-large'];
  return (
    <section class={names.filter(Boolean).join(' ')}>
      <h2>
        <button type="button" aria-expanded={isLarge} onClick={() => controller.enlarge(at)}>
          <BoardName {...props} />
        </button>
      </h2>
      <ol class="several-grid">
        {turns.map(({ guess, marks }, row) => (
          <li key={row} class={row >= seen.current ? 'letter-row letter-row-new' : 'letter-row'}>
            <span class="unseen">{wordMessages().play.tried(row + 1, guess, marks)}</span>
            <LetterTiles letters={Array.from(guess)} marks={marks} />
          </li>
        ))}
        {isOpen && (
          <li
            key={`typed ${controller.refusals.value}`}
            class={controller.refusals.value > 0 ? 'letter-row letter-row-refused' : 'letter-row'}
            aria-hidden="true"
          >
            <LetterTiles letters={places.map((_, place) => typed[place])} />
          </li>
        )}
        {Array.from({ length: blank }, (_, row) => (
          <li key={`blank ${row}`} class="letter-row letter-row-blank" aria-hidden="true">
            <LetterTiles letters={places} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Arrows that point to two corners, or from them. */
const ENLARGE = 'M7 1h4v4M11 1 7 5M5 11H1V7M1 11l4-4';
const SHRINK = 'M7 1v4h4M11 1 7 5M5 11V7H1M1 11l4-4';

/** The number of a board, and its result: the number of tries that found its word, or the secret after a loss. */
function BoardName({ at, board, view, isLarge }: BoardProps): VNode {
  const text = messages();
  const { length } = board.turns;
  return (
    <>
      <span class="unseen">{text.board(at + 1)}</span>
      <b aria-hidden="true">{at + 1}</b>{' '}
      {board.isFound && (
        <>
          <span class="unseen">{text.foundIn(length)}</span>
          <span class="several-state" aria-hidden="true">{`✓\u00a0${length}`}</span>
        </>
      )}
      {!board.isFound && view.over && <span class="several-state">{(board.secret ?? '').toUpperCase()}</span>}
      <svg class="several-enlarge" viewBox="0 0 12 12" aria-hidden="true">
        <path d={isLarge ? SHRINK : ENLARGE} />
      </svg>
    </>
  );
}
