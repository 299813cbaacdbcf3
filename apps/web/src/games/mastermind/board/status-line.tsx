import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import type { Draft } from '../session/draft.ts';

/** The id of the line, so that the main button can name it as its description. */
export const STATUS_ID = 'game-status';

/** One line that says how far the game is and what is missing. `turn` counts from 1. */
export function StatusLine(props: {
  readonly turn: number;
  readonly turnsMax: number;
  readonly draft: Draft;
  /** Why the guess that is set cannot be made yet, or that it can. */
  readonly reason: string;
}): VNode {
  const { status } = messages();
  const isEmpty = props.draft.symbols.every((symbol) => symbol === undefined);
  return (
    <p class="status" id={STATUS_ID}>
      <b>{status.turn(props.turn, props.turnsMax)}</b> {isEmpty ? status.begin : props.reason}
    </p>
  );
}
