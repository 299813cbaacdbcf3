import type { WordView } from '@inkling/games/word/rules/game';
import type { VNode } from 'preact';
import { Guide } from '../../mastermind/view/guide.tsx';
import { wordWords } from '../messages/language.ts';
import { GameEnding } from './game-ending.tsx';
import { LetterCase } from './letter-case.tsx';
import { Sort } from './sort.tsx';
import { WhySlip } from './why-slip.tsx';
import { useWordDesk } from './word-desk-context.ts';

/** A game: the tries so far, the one being typed, the letters, and the tries to come as unprinted paper. */
export function PlayBoard(): VNode {
  const desk = useWordDesk();
  const { play, opening } = wordWords();
  const view = desk.play.view.value;
  const turn = (view?.turns.length ?? 0) + (view?.over ? 0 : 1);
  return (
    <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading">
        {play.heading} {view && <small>{play.tries(turn, view.params.tries)}</small>}
      </h2>
      {view ? <Game view={view} turn={turn} /> : <p>{opening}</p>}
      <WhySlip />
    </section>
  );
}

function Game({ view, turn }: { readonly view: WordView; readonly turn: number }): VNode {
  const desk = useWordDesk();
  const { play, helper, guide } = wordWords();
  const { letters } = desk.play.draft.value;
  const { length, tries, hard } = view.params;
  const typed = Array.from({ length }, (_, place) => letters[place]);
  return (
    <>
      <ol class="rounds">
        {view.turns.map(({ guess, marks }, index) => (
          <li key={index} class="round try">
            <span class="bar-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="unseen">{play.tried(index + 1, guess, marks)}</span>
            <span class="forme">
              {Array.from(guess, (letter, place) => (
                <Sort key={place} letter={letter} mark={marks[place]} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      {view.over ? (
        <GameEnding view={view} />
      ) : (
        <div class="dock">
          <div class="round round-draft">
            <span class="bar-number">{turn}</span>
            <span class="forme" role="img" aria-label={play.draft(turn, typed)}>
              {typed.map((letter, place) => (
                <Sort key={place} letter={letter} mark={undefined} />
              ))}
            </span>
          </div>
          <LetterCase best={view.letters} />
          <div class="actions">
            <button
              type="button"
              class="press press-main"
              aria-disabled={letters.length === length ? undefined : 'true'}
              onClick={() => desk.submit()}
            >
              {play.guess}
            </button>
            <button type="button" class="press" onClick={() => desk.undo()}>
              {helper.undo}
            </button>
            <button type="button" class="press" onClick={() => desk.redo()}>
              {helper.redo}
            </button>
            <button type="button" class="press" onClick={() => void desk.hint()}>
              {play.hint}
            </button>
            <p class="reason" aria-hidden="true">
              {desk.teller.remarked.value}
            </p>
          </div>
        </div>
      )}
      {!view.over && view.turns.length < 2 && (
        <Guide goal={guide.goal(length, tries, hard)} words={guide} hasInk={desk.preferences.value.aids} />
      )}
      {!view.over && turn < tries && (
        <div class="blank" role="img" aria-label={play.toCome(tries - turn)}>
          {Array.from({ length: tries - turn }, (_, row) => (
            <div class="round" key={row}>
              <span class="bar-number">{turn + row + 1}</span>
              <span class="forme">
                {typed.map((_, place) => (
                  <Sort key={place} letter={undefined} mark={undefined} />
                ))}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
