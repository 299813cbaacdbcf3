import type { Mark } from '@inkling/core/marks';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { appMessages } from '../../../shell/messages/language.ts';
import { rove } from '../../../ui/roving.ts';
import { useMouseTyping } from '../../../ui/typing-focus.ts';
import { messages } from '../messages/language.ts';
import { keyboardRows, type Layout, ROW_KEYS_MAX } from '../model/keyboard.ts';
import { MARK_CLASSES } from './letter-tile.tsx';
import { MarkSign } from './mark-sign.tsx';

interface KeyboardProps {
  readonly alphabet: Alphabet;
  readonly layout: Layout;
  /** Returns what the key of a letter shows. */
  lookOf(letter: string): KeyLook;
  /** The short label of Enter, a single word. */
  readonly enter: string;
  /** The full label of Enter, for screen readers. */
  readonly enterLabel?: string;
  /** Whether Enter would have no effect yet. */
  readonly isEnterOff: boolean;
  onLetter(letter: string): void;
  onErase(): void;
  onEnter(): void;
}

/** What a key shows in addition to its letter: a label for screen readers, and what is known about the letter. */
export interface KeyLook {
  readonly label: string;
  readonly class?: string;
  readonly sign?: VNode;
}

/** The look of a key for the best mark that its letter has received. */
export function lookOfMark(letter: string, mark: Mark | undefined): KeyLook {
  const label = messages().letters.letter(letter, mark);
  if (mark === undefined) return { label };
  return { label, class: `marked-${MARK_CLASSES[mark]}`, sign: <MarkSign mark={mark} /> };
}

/** An on-screen keyboard. It is one tab stop; the arrow keys move through its keys in reading order. */
export function Keyboard(props: KeyboardProps): VNode {
  const { alphabet, layout, lookOf, enter, enterLabel, isEnterOff } = props;
  const { letters } = messages();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const { rows, endsBesideLetters } = keyboardRows(layout, appMessages().language, alphabet);
  const order = orderOf(rows, endsBesideLetters);
  const stop = (name: string) => {
    const index = order.indexOf(name);
    return { tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) };
  };
  const enterKey = (
    <button
      key="enter"
      type="button"
      class="key key-end key-enter"
      data-once
      aria-label={enterLabel}
      aria-disabled={isEnterOff ? 'true' : undefined}
      onClick={props.onEnter}
      {...stop('enter')}
    >
      <span class="key-word">{enter}</span>
    </button>
  );
  const eraseKey = <EraseKey key="erase" stop={stop('erase')} onErase={props.onErase} />;
  return (
    <div
      class="keyboard"
      role="toolbar"
      aria-label={letters.heading}
      ref={box}
      {...useMouseTyping()}
      onKeyDown={(event) => {
        const next = rove(event.key, at, order.length);
        if (next === undefined) return;
        event.preventDefault();
        box.current?.querySelectorAll('button')[next]?.focus();
      }}
    >
      {rows.map((row, index) => {
        const hasEnds = endsBesideLetters && index === rows.length - 1;
        return (
          <div class="key-row" key={index} style={{ '--first': String(firstColumn(row.length, hasEnds)) }}>
            {hasEnds && enterKey}
            {row.map((letter) => (
              <LetterKey
                key={letter}
                letter={letter}
                look={lookOf(letter)}
                onLetter={props.onLetter}
                stop={stop(letter)}
              />
            ))}
            {hasEnds && eraseKey}
          </div>
        );
      })}
      {!endsBesideLetters && (
        <div class="key-row key-row-ends">
          {enterKey}
          {eraseKey}
        </div>
      )}
    </div>
  );
}

interface Stop {
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

function EraseKey({ stop, onErase }: { readonly stop: Stop; readonly onErase: () => void }): VNode {
  return (
    <button
      type="button"
      class="key key-end"
      aria-label={messages().letters.erase}
      onClick={onErase}
      {...stop}
    >
      <span aria-hidden="true">⌫</span>
    </button>
  );
}

function LetterKey(props: {
  readonly letter: string;
  readonly look: KeyLook;
  readonly stop: Stop;
  onLetter(letter: string): void;
}): VNode {
  const { letter, look, stop, onLetter } = props;
  return (
    <button
      type="button"
      class={look.class === undefined ? 'key' : `key ${look.class}`}
      aria-label={look.label}
      onClick={() => onLetter(letter)}
      {...stop}
    >
      <b aria-hidden="true">{letter.toUpperCase()}</b>
      {look.sign}
    </button>
  );
}

/** The keys in the order in which they appear on the page. */
function orderOf(rows: readonly (readonly string[])[], endsBesideLetters: boolean): readonly string[] {
  if (!endsBesideLetters) return [...rows.flat(), 'enter', 'erase'];
  return [...rows.slice(0, -1).flat(), 'enter', ...(rows.at(-1) ?? []), 'erase'];
}

/** The first column of a row, such that the row is centred. A letter takes two columns, Enter and Delete three each. */
function firstColumn(keys: number, hasEnds: boolean): number {
  const columns = 2 * keys + (hasEnds ? 6 : 0);
  return 1 + Math.max(0, Math.floor((2 * ROW_KEYS_MAX - columns) / 2));
}
