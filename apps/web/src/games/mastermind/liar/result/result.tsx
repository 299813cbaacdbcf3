import type { VNode } from 'preact';
import type { GameResult } from '../../../../shell/game-result.ts';
import { savedReviewAddress } from '../../../../shell/review-address.ts';
import { SpelledCode } from '../../board/spelled-code.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { messages } from '../messages/language.ts';
import { type LiarController, useLiar } from '../session/controller.ts';
import { Rows } from '../view/rows.tsx';
import { shareOfGame } from './share.ts';

/** Returns what the page shows once the game is over: the code, and which rows were false. */
export function resultOf(controller: LiarController): GameResult | undefined {
  const { status, turns, params, secret = [], lies = [] } = controller.view.value;
  if (status.phase !== 'over') return undefined;
  const text = messages();
  const { ending } = codeMessages();
  const isWon = status.winner === 'breaker';
  return {
    game: text.game(params.liesMax),
    isWon,
    headline: isWon ? ending.won(turns.length) : ending.lost,
    ...(!isWon && { kicker: ending.notFound(turns.length), Secret }),
    secretText: `${ending.code(namesOf(controller.skin, secret))} ${text.liesFound(lies)}`,
    Played,
    review: savedReviewAddress(controller.sheet),
    share: shareOfGame(controller.view.value, {
      helps: controller.state.value,
      sheet: controller.sheet,
    }),
    again: () => controller.again(),
    ...(params.liesMax === 1 && {
      harder: { name: text.lies(2), start: () => controller.begin({ ...controller.setup, liesMax: 2 }, '') },
    }),
    back: { name: codeMessages().guess.undo, go: () => controller.undo() },
  };
}

function Secret(): VNode {
  const { skin, view } = useLiar();
  return <SpelledCode skin={skin} code={view.value.secret ?? []} />;
}

function Played(): VNode {
  const { view } = useLiar();
  return (
    <div class="liar-played">
      <p>{messages().liesFound(view.value.lies ?? [])}</p>
      <Rows />
    </div>
  );
}
