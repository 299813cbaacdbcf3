import type { VNode } from 'preact';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';

/** What the pegs of an answer mean; before there are two answers, what is looked for as well. */
export function KeyLegend(): VNode | null {
  const controller = useMastermind();
  const { guide, seats, marks } = messages();
  const { view, seating, isOver } = controller.session;
  const { turns, turnsMax, rules } = view.value;
  const { seat } = seating.value;
  if (isOver) return null;
  const legend = (
    <ul class="key-legend">
      <li>
        <KeyMarks feedback={{ exact: 1, near: 0 }} places={1} /> <span>{marks.exact}</span>
      </li>
      <li>
        <KeyMarks feedback={{ exact: 0, near: 1 }} places={1} /> <span>{marks.near}</span>
      </li>
    </ul>
  );
  if (turns.length > 1) return legend;
  return (
    <section class="guide" aria-labelledby="guide-heading">
      <h3 class="unseen" id="guide-heading">
        {guide.heading}
      </h3>
      <p>
        {seat === 'breaker'
          ? guide.goal(rules.places, rules.symbols, rules.repeats, turnsMax)
          : seats.explained[seat]}
      </p>
      {legend}
      <p>
        {guide.reading}{' '}
        <a class="guide-lesson" href="#/learn/scoring">
          {guide.lesson}
        </a>
      </p>
    </section>
  );
}
