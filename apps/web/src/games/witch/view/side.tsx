import type { VNode } from 'preact';
import { Drawer } from '../../../shell/game/drawer.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { seenTiles } from '../session/board-model.ts';
import { useWitch } from './board-context.ts';
import { FoundRow } from './found-row.tsx';
import { PaperTiles } from './paper-tiles.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { TurnPanel } from './turn-panel.tsx';

/** Beside the board: the score, what the game waits for, who was found, what things are worth, and what was seen. */
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
  return (
    <ul class="worth">
      {messages().table.worth.map(([what, points]) => (
        <li key={what}>
          {what} <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

/** What was seen of the tiles that lie face down: closed, only how many; open, which, and their pictures if asked for. */
function SeenDrawer(): VNode | null {
  const controller = useWitch();
  const { session, aids } = controller;
  const { table } = messages();
  if (!aids) return null;
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
        <Press onPress={() => controller.note({ pictures: !pictures })}>
          {pictures ? table.seenHide : table.seenPictures}
        </Press>
      </div>
    </Drawer>
  );
}
