import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Switch } from '../ui/fields.tsx';
import { appMessages } from './messages/language.ts';
import type { Preferences } from './preferences.ts';

/** Whether a game shows what is still possible. */
export function AidsSwitch({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  return (
    <Switch
      on={preferences.value.aids}
      onTurn={(aids) => {
        preferences.value = { ...preferences.value, aids };
      }}
    >
      {appMessages().settings.aids}
    </Switch>
  );
}
