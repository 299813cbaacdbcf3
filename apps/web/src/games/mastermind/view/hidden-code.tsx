import type { VNode } from 'preact';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { Pegs } from './pegs.tsx';

/** The cover over the hidden code, which lifts at the end. Silent: the end is told in words. */
export function HiddenCode(): VNode | null {
  const { session } = useMastermind();
  const { status } = messages();
  const { maker, secret, rules } = session.view.value;
  if (maker === 'by-hand') return null;
  return (
    <div class={secret ? 'hidden-code hidden-code-lifted' : 'hidden-code'} aria-hidden="true">
      <span class="pegs">
        {secret ? (
          <Pegs code={secret} />
        ) : (
          Array.from({ length: rules.places }, (_, place) => <i key={place}>?</i>)
        )}
      </span>
      <span class="hidden-code-word">{secret ? status.code : status.hidden}</span>
    </div>
  );
}
