import './word-field.css';
import { fail, ok } from '@inkling/core/result';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { language } from '../../../shell/language/language.ts';
import type { GuessField } from '../../../shell/parts/room-part.ts';
import { EraseButton, Slots } from '../../../ui/slots.tsx';
import { SymbolBar } from '../../../ui/symbol-bar.tsx';
import { keyboardRows, type Layout, type WordSettings } from '../model/keyboard.ts';
import { messages } from './messages.ts';
import { LETTERS } from './word-rules.ts';

/** A word that is being typed, on the keyboard or on the letters below it. */
export function openWordField(length: number, settings: ReadonlySignal<WordSettings>): GuessField {
  const typed: Signal<string> = signal('');
  const put = (letter: string) => {
    if (typed.value.length < length) typed.value += letter;
  };
  const erase = () => {
    typed.value = typed.value.slice(0, -1);
  };
  return {
    Field: ({ label }) => (
      <Field
        label={label}
        length={length}
        typed={typed.value}
        layout={settings.value.keyboard}
        onPut={put}
        onErase={erase}
      />
    ),
    read: () => (typed.value.length === length ? ok(typed.value) : fail(messages().incomplete)),
    fill(text) {
      typed.value = text.slice(0, length);
    },
    clear() {
      typed.value = '';
    },
    isEmpty: () => typed.value === '',
    press({ key }) {
      const letter = key.toLowerCase();
      if (key === 'Backspace') erase();
      else if (LETTERS.includes(letter)) put(letter);
      else return false;
      return true;
    },
  };
}

function Field(props: {
  readonly label: string;
  readonly length: number;
  readonly typed: string;
  readonly layout: Layout;
  readonly onPut: (letter: string) => void;
  readonly onErase: () => void;
}): VNode {
  const { label, length, typed, layout, onPut, onErase } = props;
  const words = messages();
  const nameOf = (symbol: number) => LETTERS[symbol] ?? '';
  const { rows } = keyboardRows(layout, language.value, { letters: LETTERS });
  const keys = rows.flat();
  const keyOf = (at: number) => keys[at] ?? '';
  const rowFrom = (at: number) => rows.find(([first]) => first === keyOf(at));
  const symbols = Array.from({ length }, (_, at) =>
    at < typed.length ? LETTERS.indexOf(typed[at] as string) : undefined,
  );
  return (
    <div class="match-entry">
      <fieldset class="match-slots">
        <legend class="unseen">{label}</legend>
        <Slots
          symbols={symbols}
          current={Math.min(typed.length, length - 1)}
          label={(place, symbol) => words.slot(place + 1, symbol === undefined ? undefined : nameOf(symbol))}
          draw={(symbol) => <LetterTile letter={nameOf(symbol)} />}
          onMove={() => undefined}
        />
        <EraseButton label={words.erase} onPress={onErase} />
      </fieldset>
      <SymbolBar
        label={words.palette}
        count={keys.length}
        class="match-palette match-keyboard"
        itemClass={(at) => {
          const row = rowFrom(at);
          return row ? `match-symbol match-row-of-${row.length}` : 'match-symbol';
        }}
        nameOf={keyOf}
        hasTitles
        draw={(symbol) => <LetterTile letter={keyOf(symbol)} />}
        onPick={(symbol) => onPut(keyOf(symbol))}
      />
    </div>
  );
}

/** One letter, silent. */
export function LetterTile({ letter }: { readonly letter: string }): VNode {
  return (
    <span class="match-letter" aria-hidden="true">
      {letter}
    </span>
  );
}
