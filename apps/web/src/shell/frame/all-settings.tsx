import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Choice } from '../../ui/fields.tsx';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES } from '../language/language.ts';
import { type Preferences, THEMES } from '../preferences.ts';
import { messages } from './messages/language.ts';

/** All settings of the app: appearance, sound and motion on the left, help on the right. */
export function AllSettings({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { dialog } = messages();
  const set = (change: Partial<Preferences>) => {
    preferences.value = { ...preferences.value, ...change };
  };
  const { theme, sound, still, shortcuts, aids, counts, commands } = preferences.value;
  return (
    <div class="all-settings">
      <Choice
        class="choice settings-look"
        label={dialog.look}
        options={THEMES}
        value={theme}
        name={(name) => dialog.looks[name]}
        onPick={(name) => set({ theme: name })}
      />
      <LanguageChoice preferences={preferences} />
      <OnOff name={dialog.sound} help={dialog.soundHelp} on={sound} onTurn={(on) => set({ sound: on })} />
      <OnOff name={dialog.still} help={dialog.stillHelp} on={still} onTurn={(on) => set({ still: on })} />
      <OnOff name={dialog.aids} help={dialog.aidsHelp} on={aids} onTurn={(on) => set({ aids: on })} />
      <OnOff name={dialog.counts} help={dialog.countsHelp} on={counts} onTurn={(on) => set({ counts: on })} />
      <OnOff
        name={dialog.keys}
        help={dialog.keysHelp}
        on={shortcuts}
        onTurn={(on) => set({ shortcuts: on })}
      />
      <OnOff
        name={dialog.commands}
        help={dialog.commandsHelp}
        on={commands}
        onTurn={(on) => set({ commands: on })}
      />
    </div>
  );
}

function OnOff(props: {
  readonly name: string;
  readonly help: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}): VNode {
  const { name, help, on, onTurn } = props;
  const id = useId();
  return (
    <div class="on-off">
      <label class="switch">
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          onChange={(event) => onTurn(event.currentTarget.checked)}
        />
        {name}
      </label>
      <p class="aside" id={id}>
        {help}
      </p>
    </div>
  );
}

/** The choice of language; each language is named in that language. */
function LanguageChoice({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const { dialog } = messages();
  const chosen = preferences.value.language;
  return (
    <label class="setting setting-language">
      {dialog.language}
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
            {choice === 'auto' ? dialog.sameAsBrowser : LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
