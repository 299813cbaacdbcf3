import type { VNode } from 'preact';
import { PegShade } from '../../../ui/piece.tsx';
import { useMastermind } from '../controller/controller.ts';
import { AutoplayPanel } from './autoplay-panel.tsx';
import { BranchPanel } from './branch-panel.tsx';
import { ContradictionPanel } from './contradiction-panel.tsx';
import { CopyPanel } from './copy-panel.tsx';
import { Cover } from './cover.tsx';
import { Dock } from './dock.tsx';
import { Dragging } from './dragging.tsx';
import { HintPanel } from './hint-panel.tsx';
import { KeyLegend } from './key-legend.tsx';
import { NotesDrawer } from './notes-drawer.tsx';
import { WhyPanel } from './why-panel.tsx';

/** Beside the board: what to do, what it is done with, what the marks mean, and, closed until asked, what helps. */
export function Side(): VNode {
  const controller = useMastermind();
  const { session, isCovered, autoplay } = controller;
  const { drawerOpen } = session.notes.value;
  const isPlaying = autoplay.isPlaying.value;
  return (
    <div class={drawerOpen ? 'play-side play-side-open' : 'play-side'}>
      {isCovered.value ? <Cover /> : <Dock />}
      <KeyLegend />
      <div class="play-panels">
        <ContradictionPanel />
        <HintPanel />
        <WhyPanel />
        <CopyPanel />
        <BranchPanel />
        {isPlaying && !drawerOpen && <AutoplayPanel />}
      </div>
      <NotesDrawer />
      <Dragging />
      <PegShade />
    </div>
  );
}
