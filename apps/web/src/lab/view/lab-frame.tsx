import type { ComponentChildren, VNode } from 'preact';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import type { LabDesk } from '../lab-desk.ts';
import { words } from '../words/language.ts';
import type { LabPage } from '../words/words.ts';

const PAGES: readonly LabPage[] = ['index', 'compare', 'partition', 'tree'];
const LINE_LENGTH_MAX = 2000;

/** What every page of the Lab has: the way to the others, the console, and the sheet of keys. */
export function LabFrame({
  desk,
  children,
}: {
  readonly desk: LabDesk;
  readonly children: ComponentChildren;
}): VNode {
  const { pages, pageNames, command, keys } = words();
  return (
    <>
      <div class="ticket">
        <nav class="lab-pages" aria-label={pages}>
          {PAGES.map((page) => (
            <a
              key={page}
              href={page === 'index' ? '#/lab' : `#/lab/${page}`}
              aria-current={page === desk.page ? 'page' : undefined}
            >
              {pageNames[page]}
            </a>
          ))}
        </nav>
        <button type="button" class="press" onClick={() => desk.openKeys()}>
          {keys.open} <span class="keycap">?</span>
        </button>
      </div>
      <main class="lab" id="board" tabIndex={-1}>
        {children}
        <Console
          said={desk.context.said.value}
          words={command}
          lengthMax={LINE_LENGTH_MAX}
          onRun={(line) => desk.run(line)}
        />
      </main>
      {desk.keysOpen.value && (
        <KeySheet
          words={keys}
          rows={keys.rows(desk.page)}
          preferences={desk.preferences}
          onClose={() => {
            desk.keysOpen.value = false;
          }}
        />
      )}
    </>
  );
}
