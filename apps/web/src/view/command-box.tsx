import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** Accepts the terminal's words. What is not understood stays, so that it can be mended. */
export function CommandBox(): VNode {
  const desk = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const { command } = words();
  return (
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
        maxLength={200}
      />
      <button type="submit" class="press">
        {command.run}
      </button>
    </form>
  );
}
