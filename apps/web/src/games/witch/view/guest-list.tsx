import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { descriptionOf, nameOf } from '../session/roster.ts';
import { useBoard } from './board-context.ts';

/**
 * The witches who are announced for tonight, in words only. Hidden while a question is open, because it would
 * give the answer away.
 */
export function GuestList(): VNode {
  const { tonight, quiz } = useBoard().session.view.value;
  const { tonight: text } = messages();
  if (quiz) return <p class="aside">{text.away}</p>;
  return (
    <>
      <p class="aside">{text.caption}</p>
      <dl class="guests">
        {tonight.map((witch) => (
          <div class="guest" key={witch}>
            <dt>{nameOf(witch)}</dt>
            <dd>{descriptionOf(witch)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
