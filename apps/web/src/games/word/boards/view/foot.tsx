import type { VNode } from 'preact';
import { Pick } from '../../../../ui/fields.tsx';
import { messages } from '../../messages/language.ts';
import { LAYOUTS } from '../../model/keyboard.ts';
import { useBoards } from '../session/controller.ts';

/** What a person sets once for all games of words: the order of the keys. */
export function Foot(): VNode {
  const { settings } = useBoards();
  const said = messages().settings;
  return (
    <div class="settings">
      <Pick
        label={said.keyboard}
        options={LAYOUTS}
        value={settings.value.keyboard}
        name={(layout) =>
          layout === 'auto' || layout === 'alphabet' ? said.layouts[layout] : layout.toUpperCase()
        }
        onPick={(keyboard) => {
          settings.value = { ...settings.value, keyboard };
        }}
      />
    </div>
  );
}
