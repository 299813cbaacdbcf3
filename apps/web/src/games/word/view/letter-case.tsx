import type { Mark } from '@inkling/core/marks';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { rove } from '../../../ui/roving.ts';
import { useMouseTyping } from '../../../ui/typing-focus.ts';
import { wordWords } from '../messages/language.ts';
import { MarkSign } from './mark-sign.tsx';
import { useWordDesk } from './word-desk-context.ts';

/**
 * The letters to type with, laid out as a type case, A to Z, because keys of 44 px in the order of a typewriter do
 * not fit on a phone. One tab stop. `best` is what is known of a letter.
 */
export function LetterCase({ best }: { readonly best: Readonly<Record<string, Mark>> }): VNode {
  const desk = useWordDesk();
  const { letters } = wordWords();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  return (
    <div
      class="letter-case"
      role="toolbar"
      aria-label={letters.heading}
      ref={box}
      {...useMouseTyping()}
      onKeyDown={(event) => {
        const next = rove(event.key, at, ENGLISH.letters.length + 1);
        if (next === undefined) return;
        event.preventDefault();
        box.current?.querySelectorAll('button')[next]?.focus();
      }}
    >
      {ENGLISH.letters.map((letter, index) => (
        <button
          key={letter}
          type="button"
          class={`case-key${best[letter] === 0 ? ' case-key-absent' : ''}`}
          tabIndex={index === at ? 0 : -1}
          aria-label={letters.letter(letter, best[letter])}
          onFocus={() => setAt(index)}
          onClick={() => desk.type(letter)}
        >
          <span aria-hidden="true">{letter}</span>
          {best[letter] !== undefined && <MarkSign mark={best[letter]} />}
        </button>
      ))}
      <button
        type="button"
        class="case-key case-erase"
        tabIndex={at === ENGLISH.letters.length ? 0 : -1}
        aria-label={letters.erase}
        onFocus={() => setAt(ENGLISH.letters.length)}
        onClick={() => desk.erase()}
      >
        <span aria-hidden="true">⌫</span>
      </button>
    </div>
  );
}
