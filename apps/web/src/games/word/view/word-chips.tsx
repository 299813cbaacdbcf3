import type { ComponentChildren, VNode } from 'preact';
import { messages } from '../messages/language.ts';

/** Words to choose the next guess from. */
export function WordChips(props: {
  readonly words: readonly string[];
  readonly disabled?: boolean;
  readonly onTake: (word: string) => void;
  /** The content after the last word. */
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <ul class="word-chips">
      {props.words.map((word) => (
        <li key={word}>
          <button
            type="button"
            class="word-chip"
            aria-label={messages().left.use(word, true)}
            disabled={props.disabled}
            onClick={() => props.onTake(word)}
          >
            {word.toUpperCase()}
          </button>
        </li>
      ))}
      {props.children}
    </ul>
  );
}
