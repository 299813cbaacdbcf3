import { LEVELS } from '@inkling/games/witch/rules/setting';
import type { VNode } from 'preact';
import type { GameResult } from '../../../shell/game-result.ts';
import { savedReviewAddress } from '../../../shell/review-address.ts';
import { messages } from '../messages/language.ts';
import { endSentence, whoSits } from '../session/announcements.ts';
import type { WitchController } from '../session/controller.ts';
import { atLevel } from '../session/setup.ts';
import { BestTable } from '../view/best-table.tsx';
import { Played } from '../view/board.tsx';
import { useWitch } from '../view/board-context.ts';
import { FoundRow } from '../view/found-row.tsx';
import { shareOf } from './share.ts';
import { Story } from './story.tsx';

/** Returns what the page shows once all pairs are found; undefined before that. */
export function resultOf(controller: WitchController): GameResult | undefined {
  const { session } = controller;
  if (!session.isOver) return undefined;
  const { bar } = messages();
  const { setup } = session;
  const view = session.view.value;
  const winner = view.status.phase === 'over' ? view.status.winner : undefined;
  const harder = LEVELS[LEVELS.indexOf(setup.level) + 1];
  return {
    game: `${bar.name}, ${bar.level[setup.level]}`,
    isWon: setup.opponent === 'nobody' || (winner !== undefined && whoSits(view, winner) !== 'bot'),
    headline: endSentence(view),
    Played,
    Story,
    review: savedReviewAddress(session.sheet.value),
    share: shareOf(view, session.sheet.value, session.notes.value.withNotes),
    again: () => controller.begin(setup, ''),
    ...(harder && {
      harder: { name: bar.level[harder], start: () => controller.begin(atLevel(setup, harder), '') },
    }),
    Further,
    back: { name: messages().ending.again, go: () => controller.again() },
  };
}

/** Which witches were found, and the best results. */
function Further(): VNode {
  const controller = useWitch();
  return (
    <>
      <FoundRow />
      {controller.session.setup.opponent === 'nobody' && <BestTable />}
    </>
  );
}
