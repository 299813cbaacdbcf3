import type { VNode } from 'preact';

/** A named list of which one entry is chosen. */
export function Choice<Value extends string | number>(props: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
}): VNode {
  const { label, value, options, onChoose } = props;
  return (
    <label class="setting">
      {label}
      <select
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each} selected={each === value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A whole number between two ends. */
export function NumberChoice(props: {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly onChoose: (value: number) => void;
}): VNode {
  const { label, from, to, value, onChoose } = props;
  const options = Array.from({ length: to - from + 1 }, (_, i) => [from + i, String(from + i)] as const);
  return <Choice label={label} value={value} options={options} onChoose={onChoose} />;
}
