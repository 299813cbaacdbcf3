import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { toClipboard } from '../../../shell/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';

/** The name of a button, and a function that returns the string that it copies. */
export type Shareable = readonly [name: 'command' | 'summary' | 'link' | 'file', text: () => string];

/**
 * Buttons that copy text. The last copied text stays visible, for browsers that do not allow access to the
 * clipboard.
 */
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
