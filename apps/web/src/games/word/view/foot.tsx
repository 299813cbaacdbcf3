import type { VNode } from 'preact';
import { Pick } from '../../../ui/fields.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { LAYOUTS } from '../model/keyboard.ts';
import { useWord } from '../session/controller.ts';

/** What a person sets once: the order of the keys, and a list of their own; and the way to the helper. */
export function Foot(): VNode {
  const { saved, dialog, state, kind } = useWord();
  const { header, settings, play } = messages();
  return (
    <div class="settings">
      {kind.hasSeed && (
        <p>
          {play.seed} <b>{state.value.sheet.seed}</b>
        </p>
      )}
      <Pick
        label={settings.keyboard}
        options={LAYOUTS}
        value={saved.settings.value.keyboard}
        name={(layout) =>
          layout === 'auto' || layout === 'alphabet' ? settings.layouts[layout] : layout.toUpperCase()
        }
        onPick={(keyboard) => {
          saved.settings.value = { ...saved.settings.value, keyboard };
        }}
      />
      <a class="press" href="#/wordhelper">
        {header.helper}
      </a>
      <Press
        onPress={() => {
          dialog.value = 'list';
        }}
      >
        {settings.ownList}
      </Press>
    </div>
  );
}
