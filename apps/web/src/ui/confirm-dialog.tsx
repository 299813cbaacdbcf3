import type { ComponentChildren, VNode } from 'preact';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks for confirmation before an irreversible action. The button that cancels comes first. */
export function ConfirmDialog(props: {
  readonly heading: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ComponentChildren;
}): VNode {
  const { heading, yes, no, onYes, onNo, children } = props;
  return (
    <Dialog heading={heading} onClose={onNo}>
      <p>{children}</p>
      <div class="actions">
        <Button onPress={onNo}>{no}</Button>
        <Button main onPress={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
