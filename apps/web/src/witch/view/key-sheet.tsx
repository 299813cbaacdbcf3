import type { VNode } from 'preact';
import { Dialog } from '../../view/dialog.tsx';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** All keys and commands, and the switch that turns the keys off. */
export function KeySheet(): VNode {
  const desk = useDesk();
  const { keys } = words();
  const { preferences } = desk.parts;
  const close = () => {
    desk.dialog.value = undefined;
  };
  return (
    <Dialog heading={keys.heading} onClose={close}>
      <div class="key-lists">
        <section aria-labelledby="keys-heading">
          <h3 id="keys-heading">{keys.shortcuts}</h3>
          <dl class="key-list">
            {keys.rows.map(([names, does]) => (
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
            {keys.commandRows.map(([command, does]) => (
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
        <button type="button" class="press press-main" onClick={close}>
          {keys.close}
        </button>
      </div>
    </Dialog>
  );
}
