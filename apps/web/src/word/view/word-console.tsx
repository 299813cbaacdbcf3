import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { wordWords } from '../words/language.ts';
import { useWordDesk } from './word-desk-context.ts';

/** The last line that was said, and the line to answer it. What is not understood stays, so that it can be mended. */
export function WordConsole(): VNode {
  const desk = useWordDesk();
  const input = useRef<HTMLInputElement>(null);
  const { command } = wordWords();
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
        />
        <button type="submit" class="press">
          {command.run}
        </button>
      </form>
    </div>
  );
}
