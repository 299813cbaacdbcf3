import type { VNode } from 'preact';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { Pegs } from './pegs.tsx';

/** The guess that waits for an answer: a player's, or the one of the turn that is corrected. */
export function PendingRow(): VNode | null {
  const controller = useMastermind();
  const { view, editing, seating } = controller.session;
  const at = editing.value;
  const guess = at === undefined ? view.value.pending : view.value.turns[at]?.guess;
  if (!guess) return null;
  const number = at === undefined ? controller.turnNumber : at + 1;
  const { maker, seats } = messages();
  const asked =
    seating.value.seat === 'maker' ? maker.asked(seating.value.player) : seats.names[seating.value.seat];
  return (
    <div class="pegboard-row guess pending">
      <span class="unseen">
        {messages().turns.turn(number)}, {asked}: {namesOf(controller.skin, guess).join(', ')}
      </span>
      <span class="bar-number" aria-hidden="true">
        {number}
      </span>
      <span class="pegs" aria-hidden="true">
        <Pegs code={guess} />
      </span>
      <span class="pending-who" aria-hidden="true">
        {asked}
      </span>
    </div>
  );
}
