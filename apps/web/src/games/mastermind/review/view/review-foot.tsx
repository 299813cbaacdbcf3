import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../../shell/console.tsx';
import { KeySheet } from '../../../../shell/key-sheet.tsx';
import { appMessages } from '../../../../shell/messages/language.ts';
import type { Preferences } from '../../../../shell/preferences.ts';
import { Press } from '../../../../ui/press.tsx';
import { runReviewLine } from '../controller/review-commands.ts';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';

/** The line to type on, and the sheet of keys: of the drill while it is open. */
export function ReviewFoot(props: {
  readonly controller: ReviewController;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { controller, preferences } = props;
  const text = messages();
  const part = controller.drill.value ? text.drill : text;
  return (
    <>
      <div class="review-foot">
        <Console
          said={controller.announcer.said.value}
          placeholder={part.placeholder}
          lengthMax={200}
          onRun={(line) => runReviewLine(controller, line)}
        />
        <Press
          onPress={() => {
            controller.keysOpen.value = true;
          }}
        >
          {appMessages().keys.open} <kbd class="keycap">?</kbd>
        </Press>
      </div>
      {controller.keysOpen.value && (
        <KeySheet
          rows={part.keyRows}
          commandRows={part.commandRows}
          preferences={preferences}
          onClose={() => {
            controller.keysOpen.value = false;
          }}
        />
      )}
    </>
  );
}
