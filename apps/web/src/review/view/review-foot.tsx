import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../../session/preferences.ts';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import { words as mainWords } from '../../words/language.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { runReviewLine } from '../review-run.ts';
import { words } from '../words/language.ts';

/** The line to type on, and the sheet of keys: of the drill while it is open. */
export function ReviewFoot(props: {
  readonly desk: ReviewDesk;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { desk, preferences } = props;
  const told = words();
  const part = desk.drill.value ? told.drill : told;
  return (
    <>
      <div class="review-foot">
        <Console
          said={desk.said.value}
          words={{ ...mainWords().command, placeholder: part.placeholder }}
          lengthMax={200}
          onRun={(line) => runReviewLine(desk, line)}
        />
        <button
          type="button"
          class="press"
          onClick={() => {
            desk.keysOpen.value = true;
          }}
        >
          {told.keysOpen} <kbd class="keycap">?</kbd>
        </button>
      </div>
      {desk.keysOpen.value && (
        <KeySheet
          words={{ ...mainWords().keys, commandRows: part.commandRows }}
          rows={part.keyRows}
          preferences={preferences}
          onClose={() => {
            desk.keysOpen.value = false;
          }}
        />
      )}
    </>
  );
}
