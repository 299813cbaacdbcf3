import type { ComponentChildren, VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { appMessages } from '../messages/language.ts';
import { SEED_LENGTH_MAX } from '../seed.ts';
import { useDialog } from './controller-context.ts';

/** The dialog in which a game is set up: the game's fields, its seed, which few users need, and two buttons. */
export function NewGameForm(props: {
  /** The explanation of the seed, and any texts that this game words differently. */
  readonly messages: { readonly seedHelp: string } & Partial<ReturnType<typeof appMessages>['newGame']>;
  /** The fields that choose what is played. */
  readonly children: ComponentChildren;
  /** The fields for appearance and help. */
  readonly further?: ComponentChildren;
  /** Whether the secret comes from a seed, so that one can be entered. */
  readonly hasSeed?: boolean;
  /** The initial value of the seed field. */
  readonly seed?: string | undefined;
  /** Why the game cannot start with the current choices. */
  readonly fault?: string | undefined;
  readonly onStart: (seed: string) => void;
  /** Replaces the default action on closing, which only closes the dialog. */
  readonly onClose?: () => void;
}): VNode {
  const { children, further, hasSeed = true, fault, onStart } = props;
  const messages = { ...appMessages().newGame, ...props.messages };
  const { close } = useDialog();
  const { onClose = close } = props;
  const [seed, setSeed] = useState(props.seed ?? '');
  const faultId = useId();
  const canFail = 'fault' in props;
  return (
    <Dialog heading={messages.heading} onClose={onClose}>
      <Form
        noValidate
        onSubmit={() => {
          if (fault !== undefined) return;
          onClose();
          onStart(seed);
        }}
      >
        {children}
        {further}
        {hasSeed && (
          <label class="text-field">
            {messages.seed}
            <input
              value={seed}
              maxLength={SEED_LENGTH_MAX}
              autocomplete="off"
              aria-describedby="seed-help"
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
        )}
        <p class="aside" id="seed-help">
          {messages.seedHelp}
        </p>
        <div class="actions">
          <Button main submits off={fault !== undefined} aria-describedby={canFail ? faultId : undefined}>
            {messages.start}
          </Button>
          <Button onPress={onClose}>{messages.leave}</Button>
          {canFail && (
            <p class="reason" id={faultId} role="status">
              {fault}
            </p>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
