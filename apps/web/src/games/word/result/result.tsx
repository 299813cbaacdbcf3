import type { VNode } from 'preact';
import type { GameResult, StoryProps } from '../../../shell/game-result.ts';
import { savedReviewAddress } from '../../../shell/review-address.ts';
import { messages } from '../messages/language.ts';
import { isOwn, lengthsOfList } from '../model/lists.ts';
import { lengthsOfOwn } from '../model/own-list.ts';
import type { WordController } from '../session/controller.ts';
import { useWord } from '../session/controller.ts';
import type { PlayParams } from '../session/format.ts';
import { Played, Secret } from './letters.tsx';
import { shareOf } from './share.ts';
import { JudgedStory } from './story.tsx';

/** The result that the page shows once the word is found or the tries are used up. */
export function resultOf(
  controller: WordController,
  Story: NonNullable<GameResult['Story']>,
): GameResult | undefined {
  const view = controller.play.view.value;
  if (!view?.over) return undefined;
  const { result, header } = messages();
  const words = controller.kind.words();
  const params = controller.play.params.value;
  const { list, length, tries } = params;
  const harder = harderThan(controller);
  const share = shareOf(controller);
  return {
    game: result.game(controller.kind.name(), length, header.list[isOwn(list) ? 'own' : list]),
    isWon: view.solved,
    headline: view.solved ? words.won(view.turns.length) : words.lost,
    ...(!view.solved && { kicker: result.notFound(tries) }),
    ...(!view.solved && { Secret }),
    secretText: words.secret(view.secret ?? ''),
    Played,
    Story,
    review: savedReviewAddress(controller.play.sheet),
    ...(share && { share }),
    again: () => controller.again(),
    ...(harder && {
      harder: {
        name: params.hard ? result.letters(harder.length) : result.hard,
        start: () => controller.begin(harder, ''),
      },
    }),
    Further,
    ...(!controller.play.isResultFinal && {
      back: { name: messages().play.undo, go: () => controller.undo() },
    }),
  };
}

export function Story(props: StoryProps): VNode {
  const controller = useWord();
  const { play } = controller;
  return (
    <JudgedStory
      {...props}
      {...play.params.value}
      of={play.rounds.value}
      review={(judgesFirst) => controller.review(judgesFirst)}
    />
  );
}

/** The params of a harder game: hard mode first, then longer words if the list has them. */
function harderThan({ play, saved }: WordController): PlayParams | undefined {
  const params = play.params.value;
  if (!params.hard) return { ...params, hard: true };
  const lengths = isOwn(params.list) ? lengthsOfOwn(saved.ownList.value) : lengthsOfList(params.list);
  return lengths.includes(params.length + 1) ? { ...params, length: params.length + 1 } : undefined;
}

/** A link to the solver with the tries of this game. */
function Further(): VNode {
  const controller = useWord();
  return (
    <a class="quiet" href={`#/wordsolver/${controller.solverPath()}`}>
      {messages().play.toSolver}
    </a>
  );
}
