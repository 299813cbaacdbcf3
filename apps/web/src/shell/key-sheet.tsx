import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Dialog } from '../ui/dialog.tsx';
import type { CommandRow, KeyRow } from '../ui/keycap.tsx';
import { appMessages as shellWords } from './messages/language.ts';
import type { Preferences } from './preferences.ts';

/** What a sheet of keys says. */
export interface KeyWords {
  readonly heading: string;
  readonly shortcuts: string;
  readonly commands: string;
  readonly commandRows: readonly CommandRow[];
  readonly turnOn: string;
  readonly close: string;
}

/** All keys and commands of a place, and the switch that turns the keys off. */
export function KeySheet(props: {
  readonly words: KeyWords;
  readonly rows: readonly KeyRow[];
  readonly preferences: Signal<Preferences>;
  readonly onClose: () => void;
}): VNode {
  const { words, rows, preferences, onClose } = props;
  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <div class="key-lists">
        <section aria-labelledby="keys-heading">
          <h3 id="keys-heading">{words.shortcuts}</h3>
          <dl class="key-list">
            {rows.map(([names, does]) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="commands-heading">
          <h3 id="commands-heading">{words.commands}</h3>
          <dl class="key-list">
            {[...words.commandRows, shellWords().app.languageCommand].map(([command, does]) => (
              <div key={command}>
                <dt>
                  <code>{command}</code>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <label class="switch">
        <input
          type="checkbox"
          checked={preferences.value.shortcuts}
          onChange={(event) => {
            preferences.value = { ...preferences.value, shortcuts: event.currentTarget.checked };
          }}
        />
        {words.turnOn}
      </label>
      <div class="actions">
        <button type="button" class="press press-main" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
