import type { VNode } from 'preact';
import { AidsSwitch } from '../../../shell/aids-switch.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';

/** The name by which the game can be played again, and whether any help is given. */
export function Foot(): VNode {
  const { session, preferences } = useMastermind();
  return (
    <>
      {session.seating.value.seat === 'breaker' && (
        <p>
          {messages().sheet.seed} <b>{session.sheet.value.seed}</b>
        </p>
      )}
      <AidsSwitch preferences={preferences} />
    </>
  );
}
