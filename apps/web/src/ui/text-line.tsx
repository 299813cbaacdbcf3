import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { Form } from './form.tsx';

/** A single-line text input with a button that submits it. */
export function TextLine(props: {
  readonly label: string;
  readonly help: string;
  readonly act: string;
  /** What is wrong with the line. Shown until the user edits it. */
  readonly fault?: string | undefined;
  readonly onEdit?: () => void;
  /** Called with the submitted line, which stays in the input until `empty` is called. */
  readonly onGive: (text: string, empty: () => void) => void;
}): VNode {
  const { fault } = props;
  const id = useId();
  const [help, faultId] = [useId(), useId()];
  const box = useRef<HTMLInputElement>(null);
  return (
    <Form
      class="match-link"
      onSubmit={() => {
        const line = box.current;
        props.onGive(line?.value ?? '', () => line && (line.value = ''));
      }}
    >
      <label for={id}>{props.label}</label>
      <p class="aside" id={help}>
        {props.help}
      </p>
      <div class="match-line">
        <input
          id={id}
          ref={box}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={400}
          aria-describedby={fault ? `${help} ${faultId}` : help}
          aria-invalid={fault ? true : undefined}
          onInput={() => props.onEdit?.()}
        />
        <Button submits>{props.act}</Button>
      </div>
      {fault && (
        <p class="notice" id={faultId}>
          {fault}
        </p>
      )}
    </Form>
  );
}

/** A read-only line to send or save, with a button that copies it. */
export function CopyLine(props: {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
  readonly copy: string;
  /** Whether copying is the primary action here. */
  readonly isMain?: boolean;
  readonly onCopy: () => void;
  /** Called when the user copies the text from the input. */
  readonly onTake?: () => void;
}): VNode {
  const id = useId();
  return (
    <div class="match-link">
      <label for={id}>{props.label}</label>
      {props.help && <p class="aside">{props.help}</p>}
      <div class="match-line">
        <input
          id={id}
          readOnly
          value={props.text}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={() => props.onTake?.()}
        />
        <Button
          main={props.isMain ?? false}
          aria-label={`${props.copy}: ${props.label}`}
          onPress={props.onCopy}
        >
          {props.copy}
        </Button>
      </div>
    </div>
  );
}
