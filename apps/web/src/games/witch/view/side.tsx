import { COVEN } from '@inkling/art/coven';
import { freeSquares } from '@inkling/games/witch/rules/setting';
import type { TileFace } from '@inkling/games/witch/rules/state';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Drawer } from '../../../shell/game/drawer.tsx';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { worthOf } from '../session/announcements.ts';
import { seenTiles } from '../session/board-model.ts';
import { descriptionOf } from '../session/roster.ts';
import { useWitch } from './board-context.ts';
import { FoundRow } from './found-row.tsx';
import { Picture } from './picture.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { TurnPanel } from './turn-panel.tsx';

/**
 * The column next to the board: the score, what the game waits for, who was found, what earns points, and what
 * was seen.
 */
export function Side(): VNode {
  const { session } = useWitch();
  const { phase } = session.view.value;
  return (
    <div class={`coven-findings coven-${phase}`}>
      <ScoreSheet />
      <TurnPanel />
      <FoundRow />
      <Worth />
      <SeenDrawer />
      <PaperTiles />
    </div>
  );
}

function Worth(): VNode {
  const { session } = useWitch();
  return (
    <ul class="worth">
      {worthOf(session.view.value).map(([what, points]) => (
        <li key={what}>
          {what} <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

/**
 * What was seen of the tiles that are face down. Closed, only their number; open, which tiles, and their
 * pictures on request.
 */
function SeenDrawer(): VNode {
  const controller = useWitch();
  const { session } = controller;
  const { table } = messages();
  const { drawerOpen, pictures } = session.notes.value;
  return (
    <Drawer
      heading={table.seen}
      teaser={table.seenCount(seenTiles(session.view.value).size)}
      isOpen={drawerOpen}
      onTurn={(open) => controller.turnDrawer(open)}
    >
      <div class="drawer-inside">
        <p>{table.seenMarked}</p>
        <Button onPress={() => controller.note({ pictures: !pictures })}>
          {pictures ? table.seenHide : table.seenPictures}
        </Button>
      </div>
    </Drawer>
  );
}

/**
 * Print only: tiles to cut out, and a list of the witches. They are always the first ones of the coven, so that
 * they reveal nothing about the board.
 */
function PaperTiles(): VNode | null {
  const { board } = useWitch().session.view.value.params;
  if (!useIsPrinted()) return null;
  const { table } = messages();
  const witches = COVEN.slice(0, freeSquares(board) / 2);
  const many = (count: number, face: TileFace) => Array.from({ length: count }, () => face);
  const faces: readonly TileFace[] = [
    ...witches.flatMap((_, witch) => many(2, { type: 'gameTile', witch })),
    ...many(board.bonuses, { type: 'bonus' }),
    ...many(board.bombs, { type: 'bomb' }),
  ];
  return (
    <section class="paper-tiles">
      <p>{table.cutOut}</p>
      <ul class="paper-faces">
        {faces.map((face, at) => (
          <li key={at}>
            <Picture face={face} id={`paper-${at}`} />
          </li>
        ))}
      </ul>
      <dl class="guests">
        {witches.map(({ name }, witch) => (
          <div class="guest" key={name}>
            <dt>{name}</dt>
            <dd>{descriptionOf(witch)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Whether the page is laid out for printing. A browser announces it by an event, its developer tools by the
 * media query alone.
 */
function useIsPrinted(): boolean {
  const isPrinted = useSignal(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const look = (event: Event) => {
      isPrinted.value = event.type === 'beforeprint' || paper.matches;
    };
    paper.addEventListener('change', look);
    window.addEventListener('beforeprint', look);
    window.addEventListener('afterprint', look);
    return () => {
      paper.removeEventListener('change', look);
      window.removeEventListener('beforeprint', look);
      window.removeEventListener('afterprint', look);
    };
  }, []);
  return isPrinted.value;
}
