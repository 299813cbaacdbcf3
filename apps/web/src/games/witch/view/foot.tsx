import type { VNode } from 'preact';
import { Pick, Switch } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { isBot } from '../session/setup.ts';
import { TILE_SIZES } from '../settings/look.ts';
import { useWitch } from './board-context.ts';

/** What a person sets once: the size of the tiles, and whether a bot waits. */
export function Foot(): VNode {
  const controller = useWitch();
  const { settings } = messages();
  const { look } = controller;
  return (
    <div class="settings">
      <Pick
        label={settings.tile}
        options={TILE_SIZES}
        value={look.value.tile}
        name={(size) => settings.tiles[size]}
        onPick={(tile) => {
          look.value = { ...look.value, tile };
        }}
      />
      {isBot(controller.session.setup.opponent) && (
        <Switch
          on={look.value.botGoesOn}
          onTurn={(botGoesOn) => {
            look.value = { ...look.value, botGoesOn };
          }}
        >
          {settings.botGoesOn}
        </Switch>
      )}
    </div>
  );
}
