import type { VNode } from 'preact';
import { Pick, Segments } from '../../../ui/fields.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';
import type { RoomGame } from '../session/room-game.ts';
import {
  breakersOf,
  HIDERS,
  hiddenBy,
  hiderOf,
  makersOf,
  type RoomRequest,
} from '../session/room-request.ts';

interface TermsProps {
  readonly controller: LobbyController;
  readonly request: RoomRequest;
  readonly game: RoomGame;
}

/** Who sets the secret: the only option that every user has to choose. */
export function WhoHides({ controller, request, game }: TermsProps): VNode | null {
  const { make, inNounsOf } = messages();
  const question = inNounsOf(game.part).maker;
  const makers = makersOf(request, game);
  const hiders = HIDERS.filter((hider) => makers.some((maker) => hiderOf(maker) === hider));
  if (hiders.length < 2) return null;
  return (
    <div class="friend-question">
      <b aria-hidden="true">{question}</b>
      <Segments
        label={question}
        value={hiderOf(request.maker)}
        options={hiders}
        name={(hider) => make.hiders[hider]}
        onPick={(hider) => void controller.choose({ ...request, ...hiddenBy(hider) })}
      />
    </div>
  );
}

/** The rules and all other options that most people leave unchanged, folded into one line. */
export function RoomTerms({ controller, request, game }: TermsProps): VNode {
  const { part } = game;
  const { make, inNounsOf } = messages();
  const { keeper, makerHelp } = inNounsOf(part);
  const own = makersOf(request, game).filter((maker) => hiderOf(maker) === 'you');
  const breakers = breakersOf(request, game);
  const choose = (change: Partial<RoomRequest>) => void controller.choose({ ...request, ...change });
  return (
    <details class="friend-terms match-fold">
      <summary>
        <span>
          <b>{make.rules}</b> {part.terms(request.rules)}
        </span>
      </summary>
      <div class="match-terms">
        <part.RulesFields rules={request.rules} onChoose={(rules) => choose({ rules })} />
      </div>
      <div class="match-terms">
        {hiderOf(request.maker) === 'you' && own.length > 1 && (
          <Pick
            label={keeper}
            value={request.maker}
            options={own}
            name={make.keepers}
            onPick={(maker) => choose({ maker })}
          />
        )}
        {breakers.length > 1 && (
          <Pick
            label={make.breakers}
            value={request.breakers}
            options={breakers}
            name={(each) => make.breakersOf(each, request.maker)}
            onPick={(each) => choose({ breakers: each })}
          />
        )}
      </div>
      <p class="aside">{part.kind === 'table' ? part.help() : makerHelp(request.maker)}</p>
    </details>
  );
}
