import type { VNode } from 'preact';
import { useId } from 'preact/hooks';

/** A whole number between two ends. */
export function PickNumber(props: {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly onPick: (value: number) => void;
}): VNode {
  const { label, from, to, value, onPick } = props;
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <PickOne
      label={label}
      options={numbers.map(String)}
      value={String(value)}
      name={(option) => option}
      onPick={(option) => onPick(Number(option))}
    />
  );
}

/** One of a few. */
export function PickOne<Option extends string>(props: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  name(option: Option): string;
  readonly onPick: (option: Option) => void;
}): VNode {
  const id = useId();
  const { label, options, value, name, onPick } = props;
  return (
    <span class="duel-pick online-pick">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option === event.currentTarget.value);
          if (picked !== undefined) onPick(picked);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </span>
  );
}
