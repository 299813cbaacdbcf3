import type { VNode } from 'preact';
import type { HomePart } from '../../../shell/parts/home-part.ts';
import { Icon } from '../../../ui/icon.tsx';
import { messages } from '../messages/language.ts';

/** A game as it stands on the sheet, with its picture where it has one. */
export interface GameTile {
  readonly id: string;
  name(): string;
  readonly home: HomePart | undefined;
}

/** Which game is played: one of the pictures. */
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
        <label key={id} class="friend-game" data-field={home?.field}>
          <input type="radio" name="friend-game" checked={id === chosen} onChange={() => onChoose(id)} />
          <b>{name()}</b>
          {home && <home.Picture />}
          <Icon name="tick" />
        </label>
      ))}
    </fieldset>
  );
}
