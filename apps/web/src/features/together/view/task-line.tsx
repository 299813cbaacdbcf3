import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { unshownPart } from '../../../shell/console.tsx';
import type { GuessField } from '../../../shell/parts/room-part.ts';

/**
 * What to do. The console's line may be far from the board, so a refusal is shown here as well until the guess changes.
 */
export function TaskLine(props: {
  readonly task: string;
  /** The last reply to what the user did. Empty if it is shown elsewhere. */
  readonly said: string;
  /** What the page also shows elsewhere. */
  readonly shown: readonly string[];
  readonly field: GuessField | undefined;
}): VNode {
  const { task, said, shown, field } = props;
  const set = field ? setIn(field) : '';
  const told = useRef({ said, set });
  if (told.current.said !== said) told.current = { said, set };
  const left = told.current.set === set && !said.includes(task) && unshownPart(said, shown);
  return <p class="online-task">{left || task}</p>;
}

function setIn(field: GuessField): string {
  const read = field.read();
  return read.ok ? read.value : '';
}
