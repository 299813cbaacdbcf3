import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import { ClueList } from './clue-list.tsx';
import { GradeDots } from './grade-dots.tsx';

/** Puzzles for paper; the answers stand on the last page. */
export function BookPage({ puzzles }: { readonly puzzles: readonly ShownPuzzle[] }): VNode {
  const { title, print, answers, line } = messages().book;
  return (
    <main class="puzzle-book" id="board" tabIndex={-1}>
      <header>
        <h2>{title(puzzles.length)}</h2>
        <div class="actions no-print">
          <Press main onPress={() => window.print()}>
            {print}
          </Press>
          <a class="press" href="#/puzzles">
            {messages().all}
          </a>
        </div>
      </header>
      <ol class="book-puzzles">
        {puzzles.map((shown, at) => (
          <li key={shown.address}>
            <h3>
              {at + 1}. {shown.look.text().title} <GradeDots grade={shown.proof.grade} />
            </h3>
            <p class="quiet">{shown.look.text().terms}</p>
            <ClueList shown={shown} />
            <p class="book-holes" aria-hidden="true">
              {shown.proof.answer.map((_, place) => (
                <i key={place} />
              ))}
            </p>
          </li>
        ))}
      </ol>
      <section class="book-answers">
        <h3>{answers}</h3>
        <ol>
          {puzzles.map(({ address, look, proof }, at) => (
            <li key={address}>{line(at + 1, proof.answer.map(look.nameOf).join(', '))}</li>
          ))}
        </ol>
      </section>
    </main>
  );
}
