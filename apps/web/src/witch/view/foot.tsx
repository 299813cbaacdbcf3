import type { VNode } from 'preact';
import { TILE_SIZES } from '../session/look.ts';
import { isBot } from '../session/setup.ts';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** What a person sets once: the size of the tiles, and whether a bot waits. */
export function Foot(): VNode {
  const desk = useDesk();
  const { settings } = words();
  const { look } = desk.parts;
  return (
    <div class="settings">
      <label class="setting">
        {settings.tile}
        <select
          onChange={(event) => {
            const tile = TILE_SIZES.find((size) => size === event.currentTarget.value) ?? 'fluid';
            look.value = { ...look.value, tile };
          }}
        >
          {TILE_SIZES.map((size) => (
            <option key={size} value={size} selected={size === look.value.tile}>
              {settings.tiles[size]}
            </option>
          ))}
        </select>
      </label>
      {isBot(desk.session.setup.opponent) && (
        <label class="switch">
          <input
            type="checkbox"
            checked={look.value.botGoesOn}
            onChange={(event) => {
              look.value = { ...look.value, botGoesOn: event.currentTarget.checked };
            }}
          />
          {settings.botGoesOn}
        </label>
      )}
    </div>
  );
}
