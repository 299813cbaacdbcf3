import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../../session/preferences.ts';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import { words } from '../words/language.ts';
import { BreakerPage } from './breaker-page.tsx';
import { useDuel } from './desk-context.ts';
import { Front } from './front.tsx';
import { MakerPage } from './maker-page.tsx';

/** The duel that lies open, or the front; what was said, and the line to answer it. */
export function DuelPage({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const desk = useDuel();
  const duel = desk.open.value;
  const notice = desk.notice.value;
  return (
    <main class="duel" id="board" tabIndex={-1}>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      {duel && (
        <p class="duel-back">
          <a class="press" href="#/duel">
            ← {words().back}
          </a>
        </p>
      )}
      {!duel ? <Front /> : duel.role === 'maker' ? <MakerPage duel={duel} /> : <BreakerPage duel={duel} />}
      <Console
        said={desk.said.value}
        words={words().command}
        lengthMax={400}
        onRun={(line) => desk.run(line)}
      />
      {desk.dialog.value && (
        <KeySheet
          words={words().keys}
          rows={words().keyRows}
          preferences={preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
    </main>
  );
}
