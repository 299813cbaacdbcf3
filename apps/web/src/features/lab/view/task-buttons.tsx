import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';

/** A button that stops a running task, or continues a stopped one. */
export function TaskButtons(props: {
  readonly state: 'running' | 'stopped' | undefined;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}): VNode | null {
  if (props.state === 'running') return <Button onPress={props.onStop}>{messages().stop}</Button>;
  return props.state === 'stopped' ? <Button onPress={props.onGoOn}>{messages().goOn}</Button> : null;
}

/** The progress of a running task as actual counts, with a determinate bar if the total is known. */
export function Progress(props: {
  readonly text: string;
  readonly counted?: { readonly done: number; readonly total: number } | undefined;
}): VNode {
  const { text, counted } = props;
  return (
    <>
      <progress {...(counted && { value: counted.done, max: counted.total })} aria-label={text} />
      <span>{text}</span>
    </>
  );
}
