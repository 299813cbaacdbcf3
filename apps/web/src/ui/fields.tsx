import type { ComponentChildren, VNode } from 'preact';
import { Button } from './button.tsx';

interface OneOf<Option extends string | number> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option | undefined;
  readonly name: (option: Option) => string;
  readonly onPick: (option: Option) => void;
  readonly class?: string;
}

/** A dropdown for one of several options. */
export function Pick<Option extends string | number>(props: OneOf<Option>): VNode {
  const { label, options, value, name, onPick } = props;
  return (
    <label class={props.class ?? 'setting'}>
      {label}
      <select
        onChange={(event) => {
          const picked = options.find((option) => String(option) === event.currentTarget.value);
          if (picked !== undefined) onPick(picked);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option} selected={option === value}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A dropdown for an integer from `from` to `to`, both inclusive. */
export function NumberPick(props: {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly onPick: (value: number) => void;
}): VNode {
  const { label, from, to, value, onPick } = props;
  const options = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return <Pick label={label} value={value} options={options} name={String} onPick={onPick} />;
}

/** Radio buttons for one of a few options, all visible. */
export function Choice<Option extends string | number>(props: OneOf<Option>): VNode {
  const { label, options, value, name, onPick } = props;
  return (
    <fieldset class={props.class ?? 'choice'}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={label} checked={option === value} onChange={() => onPick(option)} />
          {name(option)}
        </label>
      ))}
    </fieldset>
  );
}

/** A group of a few toggle buttons, one of which is pressed. */
export function Segments<Option extends string | number>(props: OneOf<Option>): VNode {
  const { label, options, value, name, onPick } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen.
    <div class={props.class ?? 'segments'} role="group" aria-label={label}>
      {options.map((option) => (
        <Button key={option} aria-pressed={option === value} onPress={() => onPick(option)}>
          {name(option)}
        </Button>
      ))}
    </div>
  );
}

/**
 * A checkbox for a setting that is on or off. If it cannot be changed now, it is still focusable, so that the
 * reason can be read.
 */
export function Switch(props: {
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly disabled?: boolean;
  /** Why it cannot be changed now. `onTurn` is still called, and can announce the reason. */
  readonly offBecause?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}): VNode {
  const { on, offBecause } = props;
  return (
    <label class={props.class ?? 'switch'} title={offBecause}>
      <input
        type="checkbox"
        checked={on}
        disabled={props.disabled}
        aria-disabled={offBecause === undefined ? undefined : 'true'}
        title={offBecause}
        onChange={({ currentTarget }) => {
          props.onTurn(currentTarget.checked);
          if (offBecause !== undefined) currentTarget.checked = on;
        }}
      />
      {props.children}
    </label>
  );
}
