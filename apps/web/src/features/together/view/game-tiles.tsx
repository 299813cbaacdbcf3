import type { VNode } from 'preact';
import { Icon } from '../../../ui/icon.tsx';
import type { GameTile } from '../controller/lobby-parts.ts';
import { messages } from '../messages/language.ts';

/** Pictures of the games, to choose one from. */
export function GameTiles(props: {
  readonly tiles: readonly GameTile[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}): VNode {
  const { tiles, chosen, onChoose } = props;
  return (
    <fieldset class="friend-games">
      <legend>{messages().make.heading}</legend>
      {tiles.map(({ id, name, home }) => (
        <label key={id} class="friend-game">
          <input type="radio" name="friend-game" checked={id === chosen} onChange={() => onChoose(id)} />
          <span class="friend-cover" data-field={home?.field}>
            <b>{name()}</b>
            {home && <home.Picture />}
          </span>
          <Icon name="tick" />
        </label>
      ))}
    </fieldset>
  );
}
