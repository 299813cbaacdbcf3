import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';

/** One line to fill in, with what to do with it. */
export function TextLine(props: {
  readonly label: string;
  readonly help: string;
  readonly act: string;
  readonly onGive: (text: string) => void;
}): VNode {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      class="match-link"
      onSubmit={(event) => {
        event.preventDefault();
        props.onGive(box.current?.value ?? '');
      }}
    >
      <label for={id}>{props.label}</label>
      <p class="aside">{props.help}</p>
      <div class="match-line">
        <input id={id} ref={box} autocomplete="off" autocapitalize="off" spellcheck={false} maxLength={400} />
        <button type="submit" class="press">
          {props.act}
        </button>
      </div>
    </form>
  );
}

/** A line to send or to keep, in sight and ready to copy. */
export function CopyLine(props: {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
  readonly copy: string;
  readonly onCopy: () => void;
}): VNode {
  const id = useId();
  return (
    <div class="match-link">
      <label for={id}>{props.label}</label>
      {props.help && <p class="aside">{props.help}</p>}
      <div class="match-line">
        <input id={id} readOnly value={props.text} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class="press"
          aria-label={`${props.copy}: ${props.label}`}
          onClick={props.onCopy}
        >
          {props.copy}
        </button>
      </div>
    </div>
  );
}
