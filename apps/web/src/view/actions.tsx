import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../words/language.ts';
import { nameOf } from '../words/names.ts';
import { useDesk } from './desk-context.ts';

/** Print, undo, redo, hint; and, in text, why the guess cannot be printed yet. */
export function Actions(): VNode {
  const desk = useDesk();
  const reasonId = useId();
  const { guess } = words();
  const submission = desk.session.submission.value;
  const aids = desk.preferences.value.aids;
  const told = submission.ready && !aids ? { ...submission, contradicts: [] } : submission;
  return (
    <div class="actions">
      <button
        type="button"
        class="press press-main"
        aria-disabled={submission.ready ? undefined : 'true'}
        aria-describedby={reasonId}
        onClick={() => desk.submit()}
      >
        {guess.print}
        <Key>Enter</Key>
      </button>
      <button type="button" class="press" onClick={() => desk.undo()}>
        {guess.undo}
        <Key>U</Key>
      </button>
      <button type="button" class="press" onClick={() => desk.redo()}>
        {guess.redo}
        <Key>R</Key>
      </button>
      <button type="button" class="press" onClick={() => void desk.hintMore()}>
        {guess.hint}
        <Key>H</Key>
      </button>
      <p class="reason" id={reasonId}>
        {guess.reason(told, (symbol) => nameOf(desk.skin, symbol))}
      </p>
    </div>
  );
}

/** The key that does the same; hidden where there is no keyboard. */
function Key({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <span class="keycap" aria-hidden="true">
      {children}
    </span>
  );
}
