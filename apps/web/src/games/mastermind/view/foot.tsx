import type { VNode } from 'preact';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';

/** The name by which the game can be played again. */
export function Foot(): VNode | null {
  const { session } = useMastermind();
  if (session.seating.value.seat !== 'breaker') return null;
  return (
    <p>
      {messages().sheet.seed} <b>{session.sheet.value.seed}</b>
    </p>
  );
}
