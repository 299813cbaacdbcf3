import type { VNode } from 'preact';
import { Drawer } from '../../../../shell/game/drawer.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';
import { type PlayController, sayGood } from './play-controller.ts';

/** The drawer with the secrets that are still possible. */
export function PlayDrawer(props: { readonly controller: PlayController; readonly game: OpenedGame }): VNode {
  const { controller, game } = props;
  const { play } = messages();
  const { value: position } = controller.position;
  const { value: suggestion } = controller.suggestion;
  const left = position?.left ?? game.secrets.length;
  const secrets = position?.secrets ?? [];
  return (
    <Drawer
      heading={play.drawer}
      teaser={play.left(left, game.secrets.length)}
      isOpen={controller.isDrawerOpen.value}
      onTurn={(isOpen) => {
        controller.isDrawerOpen.value = isOpen;
      }}
    >
      <div class="drawer-inside">
        <ul class="own-left">
          {secrets.map((secret) => (
            <li key={secret}>{game.secrets[secret]}</li>
          ))}
          {left > secrets.length && <li class="own-more">{play.more(left - secrets.length)}</li>}
        </ul>
        {controller.seat.value === 'guess' && !position?.over && (
          <>
            <Button onPress={() => void controller.hint()}>{play.show}</Button>
            {suggestion && <p>{sayGood(game, suggestion)}</p>}
          </>
        )}
      </div>
    </Drawer>
  );
}
