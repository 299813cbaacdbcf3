import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { Form } from './form.tsx';

/** One line to fill in, with what to do with it. */
export function TextLine(props: {
  readonly label: string;
  readonly help: string;
  readonly act: string;
  /** What is wrong with the line, until it is changed. */
  readonly fault?: string | undefined;
  readonly onEdit?: () => void;
  /** Takes the line; it stays in sight until `empty` is called. */
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

/** A line to send or to keep, in sight and ready to copy. */
export function CopyLine(props: {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
  readonly copy: string;
  /** To copy it is what most people want here. */
  readonly isMain?: boolean;
  readonly onCopy: () => void;
  /** Somebody copies it by hand. */
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
