import type { VNode } from 'preact';
import type { GameResult } from '../../../../shell/game-result.ts';
import { savedReviewAddress } from '../../../../shell/review-address.ts';
import { messages as wordMessages } from '../../messages/language.ts';
import { messages } from '../messages/language.ts';
import { type BoardsController, useBoards } from '../session/controller.ts';
import { Boards } from '../view/board.tsx';
import { shareOfGame } from './share.ts';

/** The result that the page shows once all words are found or the tries are used up. */
export function resultOf(controller: BoardsController): GameResult | undefined {
  const view = controller.play.view.value;
  if (!view?.over) return undefined;
  const text = messages();
  const { setup } = controller.play;
  const found = view.boards.filter(({ isFound }) => isFound).length;
  const secrets = view.boards.map(({ secret = '' }) => secret);
  const harder = setup.value.boards === 2 ? 4 : setup.value.boards === 4 ? 8 : undefined;
  return {
    game: text.game(setup.value.boards, wordMessages().header.list[setup.value.list]),
    isWon: view.solved,
    headline: view.solved ? text.won(view.guesses.length) : text.lost(found, view.boards.length),
    secretText: text.secrets(secrets),
    Played,
    review: savedReviewAddress(controller.play.sheet),
    share: shareOfGame(view, { helps: controller.state.value, sheet: controller.play.sheet }),
    again: () => controller.again(),
    ...(harder && {
      harder: {
        name: text.words(harder),
        start: () => controller.begin({ ...setup.value, boards: harder }, ''),
      },
    }),
    back: { name: wordMessages().play.undo, go: () => controller.undo() },
  };
}

function Played(): VNode | null {
  const { view, setup } = useBoards().play;
  return view.value ? (
    <div class={`several several-${setup.value.boards}`}>
      <Boards view={view.value} />
    </div>
  ) : null;
}
