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
