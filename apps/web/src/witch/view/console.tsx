import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** The last line that was said, which is the one that is read aloud, and the line to answer it. */
export function Console(): VNode {
  const desk = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const { command } = words();
  return (
    <div class="console">
      <p class="said" role="status" aria-live="polite" aria-atomic="true">
        {desk.said.value}
      </p>
      <form
        class="command"
        onSubmit={(event) => {
          event.preventDefault();
          const box = input.current;
          // What is not understood stays, so that it can be mended.
          if (box && desk.run(box.value)) box.value = '';
        }}
      >
        <label for="command">
          <span aria-hidden="true">---&gt;</span>
          <span class="unseen">{command.label}</span>
        </label>
        <input
          id="command"
          ref={input}
          placeholder={command.placeholder}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={200}
        />
        <button type="submit" class="press">
          {command.run}
        </button>
      </form>
    </div>
  );
}
