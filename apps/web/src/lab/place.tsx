import './view/figures.css';
import './tree/tree.css';
import './lab.css';
import { computed, signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Place, Shell } from '../shell/place.ts';
import { CompareDesk } from './compare/compare-desk.ts';
import { startContest } from './compare/contesting.ts';
import { ComparePage } from './compare/view/compare-page.tsx';
import { LabDesk, type OpenPage } from './lab-desk.ts';
import { pressLabKey } from './lab-keys.ts';
import { PartitionDesk } from './partition/partition-desk.ts';
import { startSplitting } from './partition/splitting.ts';
import { PartitionPage } from './partition/view/partition-page.tsx';
import { type LabAddress, makeAddress, parseAddress } from './session/address.ts';
import { type LabContext, labContext } from './session/lab-context.ts';
import { USUAL_GAME } from './session/lab-game.ts';
import type { Notation } from './session/notation.ts';
import { startGrowing } from './tree/growing.ts';
import { TreeDesk } from './tree/tree-desk.ts';
import { treeFiles } from './tree/tree-files.ts';
import { TreePage } from './tree/view/tree-page.tsx';
import { IndexPage } from './view/index-page.tsx';
import { LabFrame } from './view/lab-frame.tsx';
import { words } from './words/language.ts';

/** How codes are written is kept from page to page while the app is open. */
const notation = signal<Notation>('winter');

/** Opens the page of the Lab that the address names. A damaged address opens the front page and says so. */
export async function openLab(shell: Shell): Promise<Place> {
  const address = parseAddress(shell.path);
  const context = labContext({
    notation,
    site: () => location.href,
    show: (shown) => history.replaceState(history.state, '', `#/lab/${makeAddress(shown)}`),
    go: (wanted) => {
      location.hash = `#/lab/${makeAddress(wanted)}`.replace(/\/$/, '');
    },
  });
  const open = openPage(address ?? { page: 'index' }, context, shell);
  const desk = new LabDesk(context, open, shell.preferences);
  return {
    title: computed(() => words().title(desk.page)),
    View: () => (
      <LabFrame desk={desk}>
        <Page open={open} isDamaged={address === undefined} />
      </LabFrame>
    ),
    press: (event, target) => pressLabKey(desk, event, target, document),
    retell: () => desk.sayState(),
    close: () => desk.close(),
  };
}

function openPage(address: LabAddress, context: LabContext, shell: Shell): OpenPage {
  switch (address.page) {
    case 'index':
      return { page: 'index' };
    case 'compare': {
      const desk = new CompareDesk(context, { start: startContest });
      if (address.asked) {
        desk.choose(address.asked.game, address.asked.contestants);
        if (address.asked.contestants.length > 0) desk.play();
      }
      return { page: 'compare', desk };
    }
    case 'partition': {
      const desk = new PartitionDesk(context, { start: startSplitting });
      if (address.asked) desk.reach(address.asked);
      else desk.choose(USUAL_GAME);
      return { page: 'partition', desk };
    }
    case 'tree': {
      const desk = new TreeDesk(context, { start: startGrowing, files: treeFiles(shell.storage) });
      const { asked } = address;
      if (asked) void desk.reach(asked.source, asked.game, asked.path);
      return { page: 'tree', desk };
    }
  }
}

function Page({ open, isDamaged }: { readonly open: OpenPage; readonly isDamaged: boolean }): VNode {
  switch (open.page) {
    case 'index':
      return <IndexPage isDamaged={isDamaged} />;
    case 'compare':
      return <ComparePage desk={open.desk} />;
    case 'partition':
      return <PartitionPage desk={open.desk} />;
    case 'tree':
      return <TreePage desk={open.desk} />;
  }
}
