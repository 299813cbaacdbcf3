import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { type Preferences, THEMES } from '../session/preferences.ts';
import { words } from '../words/language.ts';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES } from './language.ts';

/** What holds in every place, and is set once: the language, the light, and whether the page is heard. */
export function Colophon({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { settings } = words();
  return (
    <section class="colophon" aria-label={settings.everywhere}>
      <LanguageChoice preferences={preferences} />
      <LightChoice preferences={preferences} />
      <label class="switch">
        <input
          type="checkbox"
          checked={preferences.value.sound}
          onChange={(event) => {
            preferences.value = { ...preferences.value, sound: event.currentTarget.checked };
          }}
        />
        {settings.sound}
      </label>
    </section>
  );
}

/** The languages, each in its own words. */
function LanguageChoice({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { app } = words();
  const chosen = preferences.value.language;
  return (
    <label class="setting setting-language">
      {app.language}
      <select
        onChange={(event) => {
          const { value } = event.currentTarget;
          const language = LANGUAGE_CHOICES.find((choice) => choice === value) ?? 'auto';
          preferences.value = { ...preferences.value, language };
        }}
      >
        {LANGUAGE_CHOICES.map((choice) => (
          <option
            key={choice}
            value={choice}
            selected={choice === chosen}
            lang={choice === 'auto' ? undefined : choice}
          >
            {choice === 'auto' ? app.languageAuto : LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

function LightChoice({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { settings } = words();
  return (
    <label class="setting">
      {settings.theme}
      <select
        onChange={(event) => {
          const theme = THEMES.find((name) => name === event.currentTarget.value) ?? 'auto';
          preferences.value = { ...preferences.value, theme };
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name} selected={name === preferences.value.theme}>
            {settings.themes[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
