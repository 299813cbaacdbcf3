import type { VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { PreferencesOfPage } from './command-line.ts';
import { parseLanguageLine } from './language/language.ts';
import { appMessages } from './messages/language.ts';

/**
 * The last announcement, in the only live region of the page, and, for users who want it, the command line with the
 * terminal's commands. A line that is not understood (`onRun` returns false) stays, so that it can be corrected, and is
 * selected, so that the next line replaces it. The announced and the visible text are separate elements, because a
 * screen reader repeats a text whose nodes are split anew.
 */
export function Console(props: {
  readonly announcement: string;
  /** Sentences that the page already shows elsewhere: here they are announced but not shown. */
  readonly shown?: readonly string[];
  /** Example commands, shown in the empty line. */
  readonly placeholder: string;
  /** The maximum number of characters in a line. */
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
            if (input.current) void keepInSight(input.current, (box) => settle(box, run(box.value)));
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

/**
 * Scrolls the line back into the window if a longer answer above it has pushed it out. Where more of the page has
 * changed, such as at the end of a game, that is what the user wants to see.
 */
async function keepInSight(
  box: HTMLInputElement,
  run: (box: HTMLInputElement) => Promise<void>,
): Promise<void> {
  const answer = box.form?.previousElementSibling;
  const heights = () => [answer?.getBoundingClientRect().height ?? 0, box.getBoundingClientRect().bottom];
  const [answerBefore = 0, bottomBefore = 0] = heights();
  await run(box);
  // The answer is drawn before the next frame.
  await new Promise(requestAnimationFrame);
  const [answerNow = 0, bottomNow = 0] = heights();
  const isPushed = bottomNow > bottomBefore && bottomNow - bottomBefore <= answerNow - answerBefore + 1;
  if (isPushed && bottomBefore <= window.innerHeight) box.scrollIntoView({ block: 'nearest' });
}

/** Empties the line if it was understood, or else selects it, unless the user has started another one in the meantime. */
async function settle(box: HTMLInputElement, understood: boolean | Promise<boolean>): Promise<void> {
  const { value: line } = box;
  const isUnderstood = typeof understood === 'boolean' ? understood : await understood;
  if (box.value !== line) return;
  if (isUnderstood) {
    box.value = '';
    return;
  }
  // The button that runs the line may have the focus.
  if (box.form?.contains(document.activeElement)) box.focus();
  box.select();
}

/**
 * The last announcement, repeated next to the buttons when the console may be out of sight. Hidden from screen readers,
 * which announce the console's own text.
 */
export function AnnouncementNear({ announcement }: { readonly announcement: string }): VNode {
  return (
    <p class="reason said-near" aria-hidden="true">
      {announcement}
    </p>
  );
}

/** Returns the announcement without the sentences that the page already shows. */
export function unshownPart(announcement: string, shown: readonly string[]): string {
  return shown.reduce((left, sentence) => left.replaceAll(sentence, ''), announcement).trim();
}
