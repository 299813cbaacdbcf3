import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import { appMessages } from '../../shell/messages/language.ts';
import type { Preferences } from '../../shell/preferences.ts';
import { Button } from '../../ui/button.tsx';
import type { LabController } from './lab-controller.ts';
import { messages } from './messages/language.ts';
import type { LabPage } from './model/address.ts';

const PAGES: readonly LabPage[] = ['index', 'compare', 'partition', 'tree', 'proofs', 'own'];
const LINE_LENGTH_MAX = 2000;

/** What every page of the Lab has: the way to the others, the console, and the sheet of keys. */
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
        <Button quiet keycap="?" onPress={() => controller.openKeys()}>
          {appMessages().keys.open}
        </Button>
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
      {controller.keysOpen.value && (
        <KeySheet
          rows={keyRows(current)}
          commandRows={commandRows}
          preferences={props.preferences}
          onClose={() => {
            controller.keysOpen.value = false;
          }}
        />
      )}
    </>
  );
}
