import type { VNode } from 'preact';
import { THEMES } from '../session/preferences.ts';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** What a person sets once: the light, and how much the page helps. */
export function Settings(): VNode {
  const desk = useDesk();
  const { settings } = words();
  const { theme, aids } = desk.preferences.value;
  return (
    <div class="settings">
      <label class="setting">
        {settings.theme}
        <select
          onChange={(event) => {
            const chosen = THEMES.find((name) => name === event.currentTarget.value) ?? 'auto';
            desk.preferences.value = { ...desk.preferences.value, theme: chosen };
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
            desk.preferences.value = { ...desk.preferences.value, aids: event.currentTarget.checked };
          }}
        />
        {settings.aids}
      </label>
    </div>
  );
}
