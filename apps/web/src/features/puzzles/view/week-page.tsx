import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Switch } from '../../../ui/fields.tsx';
import { useOneByOne } from '../../../ui/one-by-one.ts';
import { messages } from '../messages/language.ts';
import { morePuzzle } from '../model/more-puzzle.ts';
import { type ListedPuzzle, type ListedSection, puzzlesOfWeek } from '../model/week-puzzles.ts';
import type { Participation } from '../session/participation.ts';
import type { Results } from '../session/results.ts';
import { BookForm } from './book-form.tsx';
import { GradeDots } from './grade-dots.tsx';

/**
 * The puzzles of a week, whose clues are drawn one puzzle at a time; below them more puzzles of each kind, the
 * rating, and the booklet.
 */
export function WeekPage(props: {
  readonly week: number;
  /** Whether this is the requested week. False if this week is shown because the requested week does not exist. */
  readonly isAsked: boolean;
  readonly thisWeek: number;
  readonly sections: readonly ListedSection[];
  readonly results: Signal<Results>;
  readonly participation: Participation;
}): VNode {
  const { week, isAsked, thisWeek, sections, results, participation } = props;
  const { heading, introduction, weekName, thisWeek: now, noSuchWeek, newPack, gradeNote } = messages();
  const puzzles = puzzlesOfWeek(sections, week);
  const { found } = results.value;
  const drawn = useOneByOne(puzzles.length);
  const next = puzzles.find(({ address }) => !(address in found));
  return (
    <main class="puzzles" id="board" tabIndex={-1}>
      {!isAsked && (
        <p class="notice" role="alert">
          {noSuchWeek}
        </p>
      )}
      <header class="puzzles-header">
        <h2>{heading}</h2>
        <p>{introduction(week + 1)}</p>
        <nav aria-label={heading}>
          {week > 0 && (
            <a class="quiet" href={`#/puzzles/week/${week}`}>
              ‹ {weekName(week)}
            </a>
          )}
          {week < thisWeek && (
            <a class="quiet" href={week + 1 === thisWeek ? '#/puzzles' : `#/puzzles/week/${week + 2}`}>
              {week + 1 === thisWeek ? now : weekName(week + 2)} ›
            </a>
          )}
        </nav>
      </header>
      <ol class="stubs">
        {puzzles.map((puzzle, day) => (
          <Stub
            key={puzzle.address}
            puzzle={puzzle}
            day={day}
            isDrawn={day < drawn}
            isNext={puzzle === next}
            tries={found[puzzle.address]}
          />
        ))}
      </ol>
      <p>
        <span aria-hidden="true">
          <GradeDots grade={2} />
        </span>{' '}
        {gradeNote}. {newPack}
      </p>
      <div class="puzzles-more">
        <Kinds sections={sections} shown={puzzles} results={results.value} />
        <div>
          <RatingBox results={results} participation={participation} />
          <BookForm />
        </div>
      </div>
    </main>
  );
}

function Stub(props: {
  readonly puzzle: ListedPuzzle;
  readonly day: number;
  /** Whether its clues are drawn yet. */
  readonly isDrawn: boolean;
  readonly isNext: boolean;
  readonly tries: number | undefined;
}): VNode {
  const { puzzle, day, isDrawn, isNext, tries } = props;
  const { look, address, grade } = puzzle;
  const { title, terms } = look.text();
  const { solve, open, solvedAt, shown } = messages();
  const state = tries === undefined ? open : tries === 0 ? shown : solvedAt(tries);
  return (
    <li class={isNext ? 'stub stub-next' : 'stub'}>
      <a href={`#/puzzles/${address}`}>
        <span class="stub-number">{day + 1}</span>
        <span class="stub-clues" aria-hidden="true">
          {isDrawn &&
            puzzle.firstClues().map((clue, at) => (
              <span key={at}>
                <look.Guess clue={clue} />
                {look.Marks && <look.Marks clue={clue} />}
              </span>
            ))}
        </span>
        <span class="stub-name">
          <b>{title}</b>
          <small>{terms}</small>
          <GradeDots grade={grade} />
        </span>
        {isNext ? <span class="press press-main">{solve}</span> : <span class="stub-state">{state}</span>}
      </a>
    </li>
  );
}

/** One row per kind, with its task. Each grade links to a puzzle of that grade that is not in this week's pack. */
function Kinds(props: {
  readonly sections: readonly ListedSection[];
  readonly shown: readonly ListedPuzzle[];
  readonly results: Results;
}): VNode {
  const { sections, shown, results } = props;
  const { heading, more, named } = messages().kinds;
  const kinds = new Map<string, ListedPuzzle[]>();
  for (const section of sections) {
    const open = morePuzzle(section, shown, results.found);
    const title = open?.look.text().title ?? '';
    if (open) kinds.set(title, [...(kinds.get(title) ?? []), open]);
  }
  return (
    <section aria-labelledby="kinds-heading">
      <h3 id="kinds-heading">{heading}</h3>
      <ul class="puzzle-kinds">
        {[...kinds].map(([title, puzzles]) => (
          <li key={title}>
            <b>{title}</b>
            <p>{puzzles[0]?.look.text().task}</p>
            <ul>
              {puzzles.map(({ address, grade, look }) => (
                <li key={address}>
                  <a href={`#/puzzles/${address}`}>
                    <span class="unseen">{`${more}: ${named(title, look.text().terms)}`}</span>
                    <span aria-hidden="true">{look.text().terms}</span>
                    <GradeDots grade={grade} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RatingBox(props: {
  readonly results: Signal<Results>;
  readonly participation: Participation;
}): VNode {
  const { results, participation } = props;
  const { heading, on, none, notes, is, server } = messages().rating;
  const { isRated, takesPart, person } = results.value;
  const there = participation.rating.value;
  return (
    <section aria-labelledby="rating-heading">
      <h3 id="rating-heading">{heading}</h3>
      {isRated &&
        (person ? (
          <p class="rating-figure">{is(Math.round(person.rating), Math.round(person.deviation))}</p>
        ) : (
          <p>{none}</p>
        ))}
      <p>{notes}</p>
      <Switch on={isRated} onTurn={(isOn) => (results.value = { ...results.value, isRated: isOn })}>
        {on}
      </Switch>
      {isRated && (
        <>
          <Switch on={takesPart} onTurn={(isOn) => void participation.turn(isOn)}>
            {server.on}
          </Switch>
          <p>
            {takesPart && there ? server.is(is(there.rating, there.deviation), there.tries) : server.notes}
          </p>
        </>
      )}
    </section>
  );
}
