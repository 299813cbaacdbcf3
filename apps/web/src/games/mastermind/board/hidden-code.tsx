import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { Pieces } from './pieces.tsx';

/** The cover over the hidden code, which lifts at the end. Hidden from screen readers, which get the end in words. */
export function HiddenCode(props: {
  readonly skin: Skin;
  readonly places: number;
  readonly secret: ArrayLike<number> | undefined;
}): VNode {
  const { skin, places, secret } = props;
  const { status } = messages();
  return (
    <div class={secret ? 'hidden-code hidden-code-lifted' : 'hidden-code'} aria-hidden="true">
      <span class="pegs">
        {secret ? (
          <Pieces skin={skin} code={secret} />
        ) : (
          Array.from({ length: places }, (_, place) => <i key={place}>?</i>)
        )}
      </span>
      <span class="hidden-code-word">{secret ? status.code : status.hidden}</span>
    </div>
  );
}
