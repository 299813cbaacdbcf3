import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { LabContext } from '../session/lab-context.ts';
import { words } from '../words/language.ts';

export interface Shareable {
  readonly name: string;
  text(): string;
}

/** Texts to copy. What was copied last stays in sight, for browsers that keep the clipboard to themselves. */
export function ShareBox(props: {
  readonly context: LabContext;
  readonly texts: readonly Shareable[];
}): VNode {
  const { context, texts } = props;
  const shown = useSignal('');
  const { share } = words();
  const copy = async (text: string) => {
    shown.value = text;
    context.say((await toClipboard(text)) ? share.copied : share.notCopied);
  };
  return (
    <section class="lab-share" aria-labelledby="lab-share-heading">
      <h2 id="lab-share-heading">{share.heading}</h2>
      <div class="actions">
        {texts.map(({ name, text }) => (
          <button key={name} type="button" class="press" onClick={() => void copy(text())}>
            {name}
          </button>
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

/** True when the browser took the text. */
export async function toClipboard(text: string): Promise<boolean> {
  return Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}
