import './word-field.css';
import { fail, ok } from '@inkling/core/result';
import { bestMarks } from '@inkling/games/word/rules/game';
import { ALPHABETS, typedLetters } from '@inkling/games/word/rules/languages';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { language } from '../../../shell/language/language.ts';
import type { FieldProps, GuessField } from '../../../shell/parts/room-part.ts';
import { messages as gameMessages } from '../messages/language.ts';
import type { Layout, WordSettings } from '../model/keyboard.ts';
import { LIST_OF_LANGUAGE } from '../model/names.ts';
import { EmptyWord } from '../review/word-row.tsx';
import { Keyboard, lookOfMark } from '../view/keyboard.tsx';
import { LetterTiles } from '../view/letter-tile.tsx';
import { TryGrid } from '../view/try-grid.tsx';
import { WordMarks } from '../view/word-marks.tsx';
import { messages } from './messages.ts';
import { tryOf, type WordRoomRules } from './word-rules.ts';

/** Opens the field for typing a word, with the grid and the keys of the game's own page. */
export function openWordField(rules: WordRoomRules, settings: ReadonlySignal<WordSettings>): GuessField {
  const { length } = rules;
  const alphabet = ALPHABETS[rules.list];
  const typed: Signal<string> = signal('');
  const put = (letter: string) => {
    if (typed.value.length < length) typed.value += letter;
  };
  const erase = () => {
    typed.value = typed.value.slice(0, -1);
  };
  return {
    Board: ({ turns, pending, isSet }) => (
      <div class="room-grid">
        <TryGrid
          turns={turns.map(tryOf)}
          length={length}
          tries={rules.turnsMax}
          draft={pending ?? (isSet ? typed.value : undefined)}
        />
      </div>
    ),
    Legend: WordMarks,
    Places: () => <EmptyWord length={length} />,
    Field: (props) => (
      <Field
        {...props}
        alphabet={alphabet}
        isForeign={LIST_OF_LANGUAGE[language.value] !== rules.list}
        length={length}
        typed={typed.value}
        layout={settings.value.keyboard}
        onPut={put}
        onErase={erase}
      />
    ),
    read: () => (typed.value.length === length ? ok(typed.value) : fail(messages().incomplete)),
    fill(text) {
      const letters = text.slice(0, length);
      if (Array.from(letters).every((letter) => alphabet.numbers.has(letter))) typed.value = letters;
    },
    clear() {
      typed.value = '';
    },
    begun: () => typed.value,
    press({ key }) {
      const letters = /^\p{L}$/u.test(key) ? typedLetters(alphabet, key) : [];
      if (key === 'Backspace') erase();
      else if (letters.some((letter) => alphabet.numbers.has(letter))) letters.forEach(put);
      else return false;
      return true;
    },
  };
}

interface WordFieldProps extends FieldProps {
  readonly alphabet: Alphabet;
  /** Whether the words are in another language than the page. */
  readonly isForeign: boolean;
  readonly length: number;
  readonly typed: string;
  readonly layout: Layout;
  readonly onPut: (letter: string) => void;
  readonly onErase: () => void;
}

/** The keys, with what the turns so far show about each letter. When a secret is set, its letters appear above them. */
function Field(props: WordFieldProps): VNode {
  const { label, turns, enter, alphabet, isForeign, length, typed, layout, onPut, onErase } = props;
  const marks = bestMarks((turns ?? []).map(tryOf));
  const isWaiting = enter?.isWaiting === true;
  return (
    <fieldset class={isForeign ? 'word-keys room-keys room-keys-foreign' : 'word-keys room-keys'}>
      <legend class="unseen">{label}</legend>
      {!turns && <SecretRow label={label} length={length} typed={typed} />}
      <Keyboard
        alphabet={alphabet}
        layout={layout}
        lookOf={(letter) => lookOfMark(letter, marks[letter])}
        enter={enter?.label ?? (turns ? gameMessages().letters.enter : messages().done)}
        isEnterOff={isWaiting || enter?.isOff === true || typed.length < length}
        onLetter={(letter) => {
          if (!isWaiting) onPut(letter);
        }}
        onErase={() => {
          if (!isWaiting) onErase();
        }}
        onEnter={() => {
          if (!isWaiting) enter?.press();
        }}
      />
      {turns && <WordMarks />}
    </fieldset>
  );
}

/** The secret that is being typed. */
function SecretRow(props: {
  readonly label: string;
  readonly length: number;
  readonly typed: string;
}): VNode {
  const { label, length, typed } = props;
  const letters = Array.from({ length }, (_, place) => typed[place]);
  return (
    <div class="letter-grid" style={{ '--letters': String(length) }}>
      <div class="letter-row">
        <span class="unseen">{`${label}: ${gameMessages().play.places(letters)}`}</span>
        <LetterTiles letters={letters} />
      </div>
    </div>
  );
}
