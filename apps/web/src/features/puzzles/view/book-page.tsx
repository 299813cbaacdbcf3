import type { Clue } from '@inkling/deduction/last-code/code-puzzle';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { claimOf, reasonOf } from '../model/sentences.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import { ClueList } from './clue-list.tsx';
import { GradeDots } from './grade-dots.tsx';

/** A booklet of puzzles to print. The solutions and then the proofs are at the end, on separate pages. */
export function BookPage({ puzzles }: { readonly puzzles: readonly ShownPuzzle[] }): VNode {
  const { title, print, answers, proofs, line } = messages().book;
  return (
    <main class="puzzle-book" id="board" tabIndex={-1}>
      <header>
        <h2>{title(puzzles.length)}</h2>
        <div class="actions no-print">
          <Button main onPress={() => window.print()}>
            {print}
          </Button>
          <a class="press" href="#/puzzles">
            {messages().all}
          </a>
        </div>
        <Kinds puzzles={puzzles} />
      </header>
      <ol class="book-puzzles">
        {puzzles.map((shown, at) => (
          <li key={shown.address}>
            <h3>
              {at + 1}. {shown.look.text().title} <GradeDots grade={shown.proof.grade} />
            </h3>
            <p>{shown.look.text().terms}</p>
            {shown.look.symbols.length <= PIECES_SHOWN_MAX && (
              <p class="book-pieces" aria-hidden="true">
                {shown.look.symbols.map((symbol) => (
                  <shown.look.Piece key={symbol} symbol={symbol} />
                ))}
              </p>
            )}
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
            <li key={address}>{line(at + 1, look.answerText(proof.answer))}</li>
          ))}
        </ol>
      </section>
      <section class="book-proofs">
        <h3>{proofs}</h3>
        <ol>
          {puzzles.map((shown, at) => (
            <li key={shown.address}>
              <h4>{line(at + 1, shown.look.answerText(shown.proof.answer))}</h4>
              <ol>
                {shown.proof.steps.map((step, number) => (
                  <li key={number}>
                    <b>{claimOf(step.claim, shown).join(' ')}</b> {reasonOf(step, shown).join(' ')}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}

/** Puzzles with more symbols than this use letters, which need no legend. */
const PIECES_SHOWN_MAX = 12;

/**
 * An explanation of each kind of puzzle, with one of its clues in words, because paper cannot answer questions.
 */
function Kinds({ puzzles }: { readonly puzzles: readonly ShownPuzzle[] }): VNode {
  const titles = puzzles.map(({ look }) => look.text().title);
  return (
    <dl class="book-kinds">
      {[...new Set(titles)].map((title) => {
        const at = titles.indexOf(title);
        const { look, puzzle } = puzzles[at] as ShownPuzzle;
        const { task, clue } = look.text();
        return (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {task} {messages().book.firstClue(at + 1, clue(puzzle.clues[0] as Clue))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
