import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../session/preferences.ts';
import { words } from '../words/language.ts';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES } from './language.ts';

/** The languages, each in its own words. */
export function LanguageChoice({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { app } = words();
  const chosen = preferences.value.language;
  return (
    <section class="colophon" aria-label={app.language}>
      <label class="setting">
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
    </section>
  );
}
