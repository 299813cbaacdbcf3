import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { CommandRow, KeyRow } from '../ui/keycap.tsx';
import { appMessages } from './messages/language.ts';
import type { Preferences } from './preferences.ts';

interface PageKeys {
  readonly rows: readonly KeyRow[];
  readonly commandRows: readonly CommandRow[];
  readonly preferences: Signal<Preferences>;
}

/** The button that opens the keyboard help. */
export function KeysButton({ onPress }: { readonly onPress: () => void }): VNode {
  return (
    <Button quiet keycap="?" onPress={onPress}>
      {appMessages().keys.open}
    </Button>
  );
}

/** The keyboard help of a page that has no other dialog; renders nothing while closed. */
export function OpenKeySheet({ open, ...keys }: PageKeys & { readonly open: Signal<boolean> }): VNode | null {
  if (!open.value) return null;
  const close = () => {
    open.value = false;
  };
  return <KeySheet {...keys} onClose={close} />;
}

/** A dialog with all keys and commands of a page, and the switch that turns the shortcuts on or off. */
export function KeySheet(props: PageKeys & { readonly onClose: () => void }): VNode {
  const { rows, commandRows, preferences, onClose } = props;
  const { app, keys } = appMessages();
  return (
    <Dialog heading={keys.heading} onClose={onClose}>
      <div class="key-lists">
        <section aria-labelledby="keys-heading">
          <h3 id="keys-heading">{keys.shortcuts}</h3>
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
          <h3 id="commands-heading">{keys.commands}</h3>
          <dl class="key-list">
            {[...commandRows, app.languageCommand].map(([command, does]) => (
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
        {keys.turnOn}
      </label>
      <div class="actions">
        <Button main onPress={onClose}>
          {keys.close}
        </Button>
      </div>
    </Dialog>
  );
}
