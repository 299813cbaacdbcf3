import type { VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { PreferencesOfPage } from './command-line.ts';
import { parseLanguageLine } from './language/language.ts';
import { appMessages } from './messages/language.ts';

/**
 * The last line that was said, which is the one place that is read aloud, and, for people who want it, the line to answer it
 * with the terminal's words. What is not understood (`onRun` gives false) stays, so that it can be mended. What is read aloud
 * and what is seen are two texts: a screen reader reads a text again when it is divided anew.
 */
export function Console(props: {
  readonly announcement: string;
  /** Sentences that the page shows already: here they are only read aloud. */
  readonly shown?: readonly string[];
  /** Commands to begin with, in the empty line. */
  readonly placeholder: string;
  /** Characters that one line may have. */
  readonly lengthMax: number;
  readonly onRun: (line: string) => boolean | Promise<boolean>;
}): VNode {
  const { announcement } = props;
  const seen = unshownPart(announcement, props.shown ?? []);
  const input = useRef<HTMLInputElement>(null);
  const { label, run: runLabel } = appMessages().command;
  const preferences = useContext(PreferencesOfPage);
  const isShown = preferences?.value.commands ?? true;
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    if (isShown && !wasShown.current) input.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const run = (line: string): boolean | Promise<boolean> => {
    const language = parseLanguageLine(line);
    if (language === undefined || !preferences) return props.onRun(line);
    preferences.value = { ...preferences.value, language };
    return true;
  };
  return (
    <div class="console">
      <p class="unseen" role="status" aria-live="polite" aria-atomic="true">
        {announcement}
      </p>
      <p class={seen ? 'said' : 'said said-none'} aria-hidden="true">
        {seen}
      </p>
      {isShown && (
        <Form
          class="command"
          onSubmit={() => {
            if (input.current) void empty(input.current, run(input.current.value));
          }}
        >
          <label for="command">
            <span aria-hidden="true">---&gt;</span>
            <span class="unseen">{label}</span>
          </label>
          <input
            id="command"
            ref={input}
            placeholder={props.placeholder}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={props.lengthMax}
          />
          <Button submits>{runLabel}</Button>
        </Form>
      )}
    </div>
  );
}

/** Empties the line once it is understood, unless another was begun meanwhile. */
async function empty(box: HTMLInputElement, understood: boolean | Promise<boolean>): Promise<void> {
  const { value: line } = box;
  if ((typeof understood === 'boolean' ? understood : await understood) && box.value === line) box.value = '';
}

/** What was said last, beside the buttons, where the console is a window away. Hidden from screen readers: the console's line is read aloud. */
export function AnnouncementNear({ announcement }: { readonly announcement: string }): VNode {
  return (
    <p class="reason said-near" aria-hidden="true">
      {announcement}
    </p>
  );
}

/** What is left to show of what was said, without the sentences that the page shows already. */
export function unshownPart(announcement: string, shown: readonly string[]): string {
  return shown.reduce((left, sentence) => left.replaceAll(sentence, ''), announcement).trim();
}
