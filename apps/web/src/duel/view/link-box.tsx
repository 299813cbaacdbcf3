import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { toClipboard } from '../../shell/clipboard.ts';
import { words } from '../words/language.ts';
import { useDuel } from './desk-context.ts';

/** A link to send, in sight and ready to copy. */
export function LinkBox(props: {
  readonly heading: string;
  readonly help: string;
  readonly link: string;
}): VNode {
  const desk = useDuel();
  const id = useId();
  return (
    <div class="duel-link">
      <label for={id}>{props.heading}</label>
      <p class="aside">{props.help}</p>
      <div class="duel-line">
        <input id={id} readOnly value={props.link} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class="press"
          aria-label={`${words().copyLink}: ${props.heading}`}
          onClick={async () => desk.say((await toClipboard(props.link)) ? words().copied : words().notCopied)}
        >
          {words().copyLink}
        </button>
      </div>
    </div>
  );
}
