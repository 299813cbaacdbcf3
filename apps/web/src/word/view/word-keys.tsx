import type { VNode } from 'preact';
import { Dialog } from '../../view/dialog.tsx';
import { wordWords } from '../words/language.ts';
import { useWordDesk } from './word-desk-context.ts';

/** All keys and commands of the word place, and the switch that turns the keys off. */
export function WordKeys(): VNode {
  const desk = useWordDesk();
  const { keys } = wordWords();
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
          checked={desk.preferences.value.shortcuts}
          onChange={(event) => {
            const shortcuts = event.currentTarget.checked;
            desk.preferences.value = { ...desk.preferences.value, shortcuts };
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
