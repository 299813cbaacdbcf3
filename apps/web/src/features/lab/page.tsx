import './style/figures.css';
import './style/tree.css';
import './style/columns.css';
import './style/here.css';
import './style/pages.css';
import './style/forms.css';
import './style/wide.css';
import { computed } from '@preact/signals';
import type { VNode } from 'preact';
import { Announcer } from '../../shell/announcer.ts';
import { settled } from '../../shell/language/language.ts';
import { appMessages } from '../../shell/messages/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import type { LabPart } from '../../shell/parts/lab-part.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import { CompareController } from './compare/compare-controller.ts';
import { ComparePage } from './compare/compare-page.tsx';
import { LabController } from './lab-controller.ts';
import { LabFrame } from './lab-frame.tsx';
import { messages } from './messages/language.ts';
import {
  ADDRESS_VERSION,
  type LabAddress,
  makeAddress,
  otherVersion,
  parseAddress,
} from './model/address.ts';
import { type LabContext, usualGame } from './model/lab-context.ts';
import type { OpenPage } from './model/page-controller.ts';
import { PartitionController } from './partition/partition-controller.ts';
import { PartitionPage } from './partition/partition-page.tsx';
import { TreeController } from './tree/tree-controller.ts';
import { treeFiles } from './tree/tree-files.ts';
import { TreePage } from './tree/tree-page.tsx';
import { PagePicture } from './view/page-picture.tsx';

/** Opens the page of the Lab that the address names. An invalid address opens the front page with a message. */
export async function openLab(services: PageServices): Promise<Page> {
  const parts = await Promise.all(services.games.flatMap((game) => game.lab?.() ?? []));
  await settled();
  const announcer = new Announcer();
  const context: LabContext = {
    parts,
    tasks: (game) => game.part.tasks,
    say: (sentence) => announcer.say(sentence),
    site: () => location.href,
    show: (shown) => history.replaceState(history.state, '', `#/lab/${makeAddress(shown)}`),
    play: async (game, turns) => {
      const address = await game.part.playFrom?.(game.rules, turns, services);
      if (address === undefined) return false;
      location.hash = address;
      return true;
    },
    go: (wanted) => {
      location.hash = `#/lab/${makeAddress(wanted)}`.replace(/\/$/, '');
    },
  };
  const open = await openPage(parseAddress(services.path, parts), context, services);
  const controller = new LabController(context, open);
  return {
    title: computed(() => messages().title(open.page)),
    View: () => (
      <LabFrame controller={controller} announcement={announcer.sentence} preferences={services.preferences}>
        <open.View />
      </LabFrame>
    ),
    press: (event, target) => controller.press(event, target),
    sayState: () => controller.sayState(),
    close: () => controller.close(),
  };
}

async function openPage(
  address: LabAddress | undefined,
  context: LabContext,
  { storage, path }: Pick<PageServices, 'storage' | 'path'>,
): Promise<OpenPage> {
  switch (address?.page) {
    case 'compare': {
      const controller = new CompareController(context);
      if (address.asked) {
        controller.choose(address.asked.game, address.asked.players);
        if (address.asked.players.length > 0) controller.play();
      }
      return { page: 'compare', controller, View: () => <ComparePage controller={controller} /> };
    }
    case 'partition': {
      const controller = new PartitionController(context);
      if (address.asked) controller.reach(address.asked);
      else controller.choose(usualGame(context));
      return { page: 'partition', controller, View: () => <PartitionPage controller={controller} /> };
    }
    case 'tree': {
      const controller = new TreeController(context, treeFiles(storage));
      if (address.asked) void controller.reach(address.asked);
      else controller.openUsual();
      return { page: 'tree', controller, View: () => <TreePage controller={controller} /> };
    }
    case 'proofs':
      return (await import('./proofs/proofs-page.tsx')).openProofs(context, address.asked);
    case 'own':
      return (await import('./own/own-page.tsx')).openOwn(context, storage, address.packed);
    default:
      return {
        page: 'index',
        View: () => (
          <IndexPage parts={context.parts} fault={address === undefined ? faultOf(path) : undefined} />
        ),
      };
  }
}

/** Returns a message about why an address is invalid. */
function faultOf(path: string): string {
  const version = otherVersion(path);
  return version === undefined
    ? messages().badAddress
    : appMessages().app.otherLinkVersion(version, ADDRESS_VERSION);
}

/** The pages of the Lab. */
const ENTRIES = ['tree', 'compare', 'partition', 'proofs', 'own'] as const;

/** The pages for which games provide examples. */
const EXAMPLES = ['tree', 'compare', 'partition'] as const;

/** The front page of the Lab: its pages, and examples to start with. */
function IndexPage(props: {
  readonly parts: readonly LabPart[];
  /** Why the address did not open another page. */
  readonly fault: string | undefined;
}): VNode {
  const { index, pageNames } = messages();
  return (
    <section class="lab-index" aria-labelledby="lab-heading">
      <h2 id="lab-heading">{index.heading}</h2>
      {props.fault !== undefined && (
        <p class="notice" role="alert">
          {props.fault}
        </p>
      )}
      <p class="lab-lead">{index.lead}</p>
      <ul class="lab-entries">
        {ENTRIES.map((page) => (
          <li key={page}>
            <PagePicture page={page} />
            <h3>{index.entries[page].name}</h3>
            <p>{index.entries[page].does}</p>
            <p class="actions">
              <a class="press" href={`#/lab/${page}`}>
                {index.entries[page].open}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <Rows heading={index.begin} inPairs>
        {EXAMPLES.flatMap((page) =>
          props.parts
            .flatMap((part) => part.examples(page))
            .map(([address, example]) => (
              <Row
                key={address}
                name={example}
                note={pageNames[page]}
                act={index.openExample}
                address={`#/${address}`}
              />
            )),
        )}
      </Rows>
    </section>
  );
}
