import type { VNode } from 'preact';
import type { GameEntry } from '../../../shell/page.ts';
import { Pick } from '../../../ui/fields.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { gameName } from '../game/load-room-game.ts';
import { messages } from '../messages/language.ts';
import { type RoomGame, sheetsOf } from '../session/room-game.ts';
import { breakersOf, makersOf, type RoomRequest } from '../session/room-request.ts';

/** What is agreed before a room is opened; a secret that is kept is set here, because its promise comes first. */
export function MakeForm(props: {
  readonly controller: LobbyController;
  readonly games: readonly GameEntry[];
}): VNode | null {
  const { controller, games } = props;
  const { make, entry } = messages();
  const [request, game, offered] = [
    controller.request.value,
    controller.game.value,
    controller.offered.value,
  ];
  if (!request || !game || !offered) return null;
  const { part } = game;
  const field = controller.field.value;
  return (
    <section class="duel-make" aria-labelledby="make-heading">
      <h2 id="make-heading">{make.heading}</h2>
      <div class="duel-terms">
        <Pick
          label={make.game}
          value={request.game}
          options={games.map(({ id }) => id).filter((id) => offered.has(id))}
          name={(id) => gameName(games, id)}
          onPick={(id) =>
            void controller.choose({ ...request, game: id, rules: offered.get(id)?.usualRules ?? '' })
          }
        />
        <part.RulesFields
          rules={request.rules}
          onChoose={(rules) => void controller.choose({ ...request, rules })}
        />
      </div>
      <WhoPlays controller={controller} request={request} game={game} />
      <p class="aside">
        {part.kind === 'table' ? part.help() : make.makerHelp(request.maker)} {make.watched}
      </p>
      {field && (
        <>
          <h3>{make.code}</h3>
          <p class="aside">{make.codeHelp}</p>
          <field.Field label={entry.code} />
        </>
      )}
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => void controller.make()}>
          {make.open}
        </button>
        {field && sheetsOf(game, request.rules)?.drawSecret && (
          <button type="button" class="press" onClick={() => controller.drawSecret()}>
            {make.draw}
          </button>
        )}
      </div>
    </section>
  );
}

/** Who makes the secret, and who looks for it. */
function WhoPlays(props: {
  readonly controller: LobbyController;
  readonly request: RoomRequest;
  readonly game: RoomGame;
}): VNode {
  const { controller, request, game } = props;
  const { make } = messages();
  const makers = makersOf(request, game);
  const breakers = breakersOf(request, game);
  return (
    <div class="duel-terms">
      {makers.length > 1 && (
        <Pick
          label={make.maker}
          value={request.maker}
          options={makers}
          name={(maker) => make.makers(maker)}
          onPick={(maker) => void controller.choose({ ...request, maker })}
        />
      )}
      {breakers.length > 0 && (
        <Pick
          label={make.breakers}
          value={request.breakers}
          options={breakers}
          name={(each) => make.breakersOf(each, request.maker)}
          onPick={(each) => void controller.choose({ ...request, breakers: each })}
        />
      )}
    </div>
  );
}
