import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../session/preferences.ts';
import { words } from '../words/language.ts';

/** Whether the page shows what is still possible. */
export function AidsSwitch({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={preferences.value.aids}
        onChange={(event) => {
          preferences.value = { ...preferences.value, aids: event.currentTarget.checked };
        }}
      />
      {words().settings.aids}
    </label>
  );
}
