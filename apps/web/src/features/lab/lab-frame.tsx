import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { Console } from '../../shell/console.tsx';
import { KeysButton, OpenKeySheet } from '../../shell/key-sheet.tsx';
import type { Preferences } from '../../shell/preferences.ts';
import type { LabController } from './lab-controller.ts';
import { messages } from './messages/language.ts';
import type { LabPage } from './model/address.ts';

const PAGES: readonly LabPage[] = ['index', 'compare', 'partition', 'tree', 'proofs', 'own'];
const LINE_LENGTH_MAX = 2000;

/** The frame of every page of the Lab: links to the other pages, the console, and the sheet of keys. */
export function LabFrame(props: {
  readonly controller: LabController;
  readonly announcement: ReadonlySignal<string>;
  readonly preferences: Signal<Preferences>;
  readonly children: ComponentChildren;
}): VNode {
  const { controller } = props;
  const { pages, pageNames, placeholder, keyRows, commandRows } = messages();
  const current = controller.open.page;
  return (
    <>
      <div class="game-header game-header-open">
        <nav class="lab-pages" aria-label={pages}>
          {PAGES.map((page) => (
            <a
              key={page}
              href={page === 'index' ? '#/lab' : `#/lab/${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {pageNames[page]}
            </a>
          ))}
        </nav>
        <KeysButton onPress={() => controller.openKeys()} />
      </div>
      <main class="lab" id="board" tabIndex={-1}>
        {props.children}
        <Console
          announcement={props.announcement.value}
          placeholder={placeholder}
          lengthMax={LINE_LENGTH_MAX}
          onRun={(line) => controller.run(line)}
        />
      </main>
      <OpenKeySheet
        open={controller.keysOpen}
        rows={keyRows(current)}
        commandRows={commandRows}
        preferences={props.preferences}
      />
    </>
  );
}
