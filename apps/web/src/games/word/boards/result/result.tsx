import type { VNode } from 'preact';
import type { GameResult } from '../../../../shell/game-result.ts';
import { makeSeededLink } from '../../../../shell/saved/seeded-link.ts';
import type { ShareMark, ShareSpec } from '../../../../shell/share-spec.ts';
import { Press } from '../../../../ui/press.tsx';
import { messages as wordMessages } from '../../messages/language.ts';
import { messages } from '../messages/language.ts';
import { type BoardsController, useBoards } from '../session/controller.ts';
import { Boards } from '../view/board.tsx';

/** What the page shows once all words are found or the tries are used up. */
export function resultOf(controller: BoardsController): GameResult | undefined {
  const view = controller.view.value;
  if (!view?.over) return undefined;
  const said = messages();
  const { setup } = controller;
  const found = view.boards.filter(({ isFound }) => isFound).length;
  const secrets = view.boards.map(({ secret = '' }) => secret);
  const harder = setup.value.boards === 2 ? 4 : setup.value.boards === 4 ? 8 : undefined;
  return {
    game: said.game(setup.value.boards, wordMessages().header.list[setup.value.list]),
    isWon: view.solved,
    headline: view.solved ? said.won(view.guesses.length) : said.lost(found, view.boards.length),
    secretText: said.secrets(secrets),
    Played,
    ...shareOf(controller),
    again: () => controller.again(),
    ...(harder && {
      harder: {
        name: said.words(harder),
        start: () => controller.begin({ ...setup.value, boards: harder }, ''),
      },
    }),
    Further,
  };
}

/** A row for each guess, a mark for each word: found by then, or not yet. */
function shareOf({ view, state, setup, sheet }: BoardsController): { readonly share?: ShareSpec } {
  if (!view.value) return {};
  const { guesses, boards, solved } = view.value;
  const said = messages();
  const share: ShareSpec = {
    game: said.name,
    result: said.shared(solved, guesses.length, setup.value.tries, boards.length),
    withNotes: state.value.withNotes,
    layout: 'rows',
    rows: guesses.map((_, row) =>
      boards.map(({ isFound, turns }): ShareMark => (isFound && turns.length <= row + 1 ? 'exact' : 'none')),
    ),
    spoken: (turn, row) => said.spoken(turn, row.filter((mark) => mark === 'exact').length),
    page: '#/boards',
    sameGame: makeSeededLink(sheet),
  };
  return { share };
}

function Played(): VNode | null {
  const { view, setup } = useBoards();
  return view.value ? (
    <div class={`several several-${setup.value.boards}`}>
      <Boards view={view.value} />
    </div>
  ) : null;
}

/** The way back into the game. */
function Further(): VNode {
  const controller = useBoards();
  return (
    <div class="result-further">
      <Press class="press-quiet" onPress={() => controller.undo()}>
        {wordMessages().play.undo}
      </Press>
    </div>
  );
}
