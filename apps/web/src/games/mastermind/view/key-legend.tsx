import type { VNode } from 'preact';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { MarkLegend } from './mark-legend.tsx';

/** What the pegs of an answer mean; before there are two answers, what is looked for as well. */
export function KeyLegend(): VNode | null {
  const controller = useMastermind();
  const { guide, seats } = messages();
  const { view, seating, isOver } = controller.session;
  const { turns, turnsMax, rules } = view.value;
  const { seat } = seating.value;
  if (isOver) return null;
  if (turns.length > 1) return <MarkLegend />;
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
      <MarkLegend />
      <p>
        {guide.reading}{' '}
        <a class="guide-lesson" href="#/learn/scoring">
          {guide.lesson}
        </a>
      </p>
    </section>
  );
}
