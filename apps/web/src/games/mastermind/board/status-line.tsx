import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import type { Draft } from '../session/draft.ts';

/** The id of the status line, which the main button refers to as its description. */
export const STATUS_ID = 'game-status';

/** A line that shows the current turn and what is missing from the guess. `turn` is one-based. */
export function StatusLine(props: {
  readonly turn: number;
  readonly turnsMax: number;
  readonly draft: Draft;
  /** Why the current draft cannot be submitted yet, or that it can. */
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
