import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { isCostly } from '../model/costly-turns.ts';
import type { OpenPractice, ReviewSession } from '../session/review-session.ts';
import { useFocusOnHeading } from './place-on-page.ts';

/** Returns the address for practising the next due turn. It differs each time, so that the page is reopened. */
export function dueAddress(): string {
  const [, visit = '0'] = /^#\/review\/practice\/(\d+)$/.exec(location.hash) ?? [];
  return `#/review/practice/${(Number(visit) + 1) % 1000}`;
}

/** A turn being practised: the game's own view of it, and the next actions. */
export function PracticePanel(props: {
  readonly session: ReviewSession;
  readonly open: OpenPractice;
  readonly due: number;
}): VNode {
  const { session, open, due } = props;
  const text = messages().practice;
  const { View } = open.practice;
  const heading = useFocusOnHeading();
  const others = session.turns.filter((turn, at) => at !== open.turn && isCostly(turn)).length;
  return (
    <section class="review-practice" aria-labelledby="practice-heading">
      <h3 id="practice-heading" ref={heading} tabIndex={-1}>
        {text.heading(open.turn + 1)}
      </h3>
      <View />
      <div class="actions">
        <Button keycap="G" off={open.end.value !== undefined} onPress={() => open.practice.giveUp()}>
          {text.giveUp}
        </Button>
        {others > 0 && (
          <Button keycap="C" onPress={() => session.startPractice(open.turn + 1)}>
            {text.next}
          </Button>
        )}
        {due > 0 && open.end.value !== undefined && (
          <a class="press" href={dueAddress()}>
            {text.due(due)}
          </a>
        )}
        <Button keycap="E" onPress={() => session.endPractice()}>
          {text.end}
        </Button>
      </div>
    </section>
  );
}
