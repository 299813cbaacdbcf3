import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { toClipboard } from '../../../shell/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';

/** The name of a button, and the text that it copies. */
export type Shareable = readonly [name: 'command' | 'summary' | 'link' | 'file', text: () => string];

/** Texts to copy. What was copied last stays in sight, for browsers that keep the clipboard to themselves. */
export function ShareBox(props: {
  readonly say: (sentence: string) => void;
  readonly texts: readonly Shareable[];
}): VNode {
  const shown = useSignal('');
  const { share } = messages();
  const copy = async (text: string) => {
    shown.value = text;
    props.say((await toClipboard(text)) ? share.copied : share.notCopied);
  };
  return (
    <section class="lab-share" aria-labelledby="lab-share-heading">
      <h2 id="lab-share-heading">{share.heading}</h2>
      <div class="actions">
        {props.texts.map(([name, text]) => (
          <Button key={name} onPress={() => void copy(text())}>
            {share[name]}
          </Button>
        ))}
      </div>
      {shown.value && (
        <textarea
          class="lab-text"
          readOnly
          rows={Math.min(shown.value.split('\n').length, 10)}
          aria-label={share.text}
          value={shown.value}
        />
      )}
    </section>
  );
}
