import type { VNode } from 'preact';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { readinessOf } from './readiness.ts';

/** The id of the line, so that the main button can name it as its description. */
export const STATUS_ID = 'game-status';

/** One line that says how far the game is and what is missing. */
export function Status(): VNode {
  const controller = useMastermind();
  const { status } = messages();
  const { turnsMax } = controller.session.view.value;
  const isEmpty = controller.session.draft.value.symbols.every((symbol) => symbol === undefined);
  return (
    <p class="status" id={STATUS_ID}>
      <b>{status.turn(controller.turnNumber, turnsMax)}</b>{' '}
      {isEmpty ? status.begin : readinessOf(controller).reason}
    </p>
  );
}
