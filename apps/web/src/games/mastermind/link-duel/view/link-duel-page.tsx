import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../../shell/console.tsx';
import { KeySheet } from '../../../../shell/key-sheet.tsx';
import type { Preferences } from '../../../../shell/preferences.ts';
import { runLine } from '../controller/link-duel-commands.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { BreakerPage } from './breaker-page.tsx';
import { Front } from './front.tsx';
import { FRONT } from './link-box.tsx';
import { MakerPage } from './maker-page.tsx';

/** The duel that lies open, or the front; what was said, and the line to answer it. */
export function LinkDuelPage({ preferences }: { readonly preferences: Signal<Preferences> }): VNode {
  const controller = useLinkDuel();
  const duel = controller.open.value;
  const notice = controller.notice.value;
  const { back, placeholder, keyRows, commandRows } = messages();
  return (
    <main class="duel" id="board" tabIndex={-1}>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      {duel && (
        <p class="duel-back">
          <a class="press" href={FRONT}>
            ← {back}
          </a>
        </p>
      )}
      {!duel ? <Front /> : duel.role === 'maker' ? <MakerPage duel={duel} /> : <BreakerPage duel={duel} />}
      <Console
        said={controller.announcer.said.value}
        placeholder={placeholder}
        lengthMax={400}
        onRun={(line) => runLine(controller, line)}
      />
      {controller.dialog.value && (
        <KeySheet
          rows={keyRows}
          commandRows={commandRows}
          preferences={preferences}
          onClose={() => {
            controller.dialog.value = undefined;
          }}
        />
      )}
    </main>
  );
}
