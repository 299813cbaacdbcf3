import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Pick } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { LAYOUTS, type WordSettings } from '../model/keyboard.ts';

/** The choice of the keyboard layout, for all word games. */
export function KeyboardPick({ settings }: { readonly settings: Signal<WordSettings> }): VNode {
  const text = messages().settings;
  return (
    <Pick
      label={text.keyboard}
      options={LAYOUTS}
      value={settings.value.keyboard}
      name={(layout) =>
        layout === 'auto' || layout === 'alphabet' ? text.layouts[layout] : layout.toUpperCase()
      }
      onPick={(keyboard) => {
        settings.value = { ...settings.value, keyboard };
      }}
    />
  );
}
