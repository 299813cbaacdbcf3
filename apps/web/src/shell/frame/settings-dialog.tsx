import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Dialog } from '../../ui/dialog.tsx';
import { Press } from '../../ui/press.tsx';
import type { Preferences } from '../preferences.ts';
import { AllSettings } from './all-settings.tsx';
import { messages } from './messages/language.ts';

/** The settings, over any page. */
export function SettingsDialog(props: {
  readonly preferences: Signal<Preferences>;
  readonly onClose: () => void;
}): VNode {
  const { preferences, onClose } = props;
  const { dialog } = messages();
  return (
    <Dialog heading={dialog.heading} onClose={onClose}>
      <AllSettings preferences={preferences} />
      <div class="actions">
        <Press main onPress={onClose}>
          {dialog.done}
        </Press>
      </div>
    </Dialog>
  );
}
