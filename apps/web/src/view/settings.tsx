import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { type Preferences, THEMES } from '../session/preferences.ts';
import { words } from '../words/language.ts';

/** What a person sets once: the light, how much the page helps, and whether it is heard. */
export function Settings({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { settings } = words();
  const { theme, aids, sound } = preferences.value;
  return (
    <div class="settings">
      <label class="setting">
        {settings.theme}
        <select
          onChange={(event) => {
            const chosen = THEMES.find((name) => name === event.currentTarget.value) ?? 'auto';
            preferences.value = { ...preferences.value, theme: chosen };
          }}
        >
          {THEMES.map((name) => (
            <option key={name} value={name} selected={name === theme}>
              {settings.themes[name]}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={aids}
          onChange={(event) => {
            preferences.value = { ...preferences.value, aids: event.currentTarget.checked };
          }}
        />
        {settings.aids}
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={sound}
          onChange={(event) => {
            preferences.value = { ...preferences.value, sound: event.currentTarget.checked };
          }}
        />
        {settings.sound}
      </label>
    </div>
  );
}
