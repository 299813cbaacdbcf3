import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Pick, Switch } from '../ui/fields.tsx';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES } from './language/language.ts';
import { appMessages } from './messages/language.ts';
import { type Preferences, THEMES } from './preferences.ts';

/** What holds on every page, and is set once: the language, the light, and whether the page is heard. */
export function Footer({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { settings } = appMessages();
  return (
    <section class="app-footer" aria-label={settings.everywhere}>
      <LanguageChoice preferences={preferences} />
      <LightChoice preferences={preferences} />
      <Switch
        on={preferences.value.sound}
        onTurn={(sound) => {
          preferences.value = { ...preferences.value, sound };
        }}
      >
        {settings.sound}
      </Switch>
    </section>
  );
}

/** The languages, each in its own words. */
function LanguageChoice({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { app } = appMessages();
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
  const { settings } = appMessages();
  return (
    <Pick
      label={settings.theme}
      options={THEMES}
      value={preferences.value.theme}
      name={(theme) => settings.themes[theme]}
      onPick={(theme) => {
        preferences.value = { ...preferences.value, theme };
      }}
    />
  );
}
