import type { VNode } from 'preact';

/** Something that is on or off. */
export function Switch(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}): VNode {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={({ currentTarget }) => props.onTurn(currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
