import type { VNode } from 'preact';

/** A row of buttons of which one is pressed in. */
export function Segments<Value extends string | number>(props: {
  /** Names the row for those who do not see it. */
  readonly label: string;
  readonly class?: string;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
}): VNode {
  const { label, value, options, onChoose } = props;
  return (
    <fieldset class={props.class ? `segments ${props.class}` : 'segments'} aria-label={label}>
      {options.map(([each, name]) => (
        <button
          key={each}
          type="button"
          class="press"
          aria-pressed={each === value}
          onClick={() => onChoose(each)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
