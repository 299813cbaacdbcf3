import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';

/** A labelled text input for codes and words, without autocorrection or autocompletion. */
export function TextField(props: {
  readonly label: string;
  readonly text: Signal<string>;
  readonly describedBy?: string;
}): VNode {
  const { label, text } = props;
  return (
    <label class="text-field">
      {label}
      <input
        value={text.value}
        maxLength={100}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={props.describedBy}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
    </label>
  );
}
