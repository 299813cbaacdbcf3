import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../../../shell/preferences.ts';
import { Pick, Switch } from '../../../ui/fields.tsx';
import { skinChosen } from '../board/chosen-skin.ts';
import { messages } from '../messages/language.ts';
import { HELPS, type Settings, SKIN_CHOICES } from '../session/settings.ts';

/** How the elements look, and how much the page helps. These hold for all sheets, so they change at once. */
export function AidFields(props: {
  readonly preferences: Signal<Preferences>;
  readonly settings: Signal<Settings>;
  readonly symbols: number;
}): VNode {
  const { preferences, settings, symbols } = props;
  const { aids, skin } = messages();
  const { value: chosen } = settings;
  const { aids: given } = preferences.value;
  const isLetters =
    chosen.skin !== 'letters' && skinChosen(chosen.skin, symbols) === skinChosen('letters', symbols);
  const change = (part: Partial<Settings>) => {
    settings.value = { ...settings.value, ...part };
  };
  return (
    <>
      <Pick
        label={skin.label}
        options={SKIN_CHOICES}
        value={chosen.skin}
        name={(name) => skin.names[name]}
        onPick={(name) => change({ skin: name })}
      />
      {isLetters && <p class="aside">{skin.tooSmall}</p>}
      <fieldset class="choice choice-aids">
        <legend>{aids.legend}</legend>
        <Switch
          class=""
          on={!given}
          onTurn={(on) => {
            preferences.value = { ...preferences.value, aids: !on };
          }}
        >
          {aids.none}
        </Switch>
        {HELPS.map((help) => (
          <Switch
            key={help}
            class=""
            disabled={!given}
            on={given && chosen.helps.includes(help)}
            onTurn={(on) =>
              change({ helps: HELPS.filter((name) => (name === help ? on : chosen.helps.includes(name))) })
            }
          >
            {aids.names[help]}
          </Switch>
        ))}
        <Switch class="" on={chosen.consistentOnly} onTurn={(consistentOnly) => change({ consistentOnly })}>
          {aids.consistentOnly}
        </Switch>
      </fieldset>
    </>
  );
}
