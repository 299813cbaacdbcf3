import type { Mark } from '@inkling/core/marks';
import type { PublicTurn } from '@inkling/games/contract/room';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RulesFieldsProps, SheetGame, SheetsPart } from '../../../shell/parts/room-part.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import { NumberPick, Switch } from '../../../ui/fields.tsx';
import { parseWordSettings, WORD_SETTINGS, type WordSettings } from '../model/keyboard.ts';
import type { WordRow } from '../review/word-row.tsx';
import { messages } from './messages.ts';
import { LetterTile, openWordField } from './word-field.tsx';
import { makeRules, readGuess, readRules, type WordRoomRules } from './word-rules.ts';

/** Word in a room. Words are written in capitals, as on the game's own sheets. */
export function roomPart(settings: ReadonlySignal<WordSettings>): SheetsPart {
  return {
    kind: 'sheets',
    usualRules: makeRules({ length: 5, turnsMax: 6, isHard: false }),
    RulesFields,
    typedRules(text) {
      const rules = text.includes('@') ? text : `${text}@english`;
      return readRules(rules) && rules;
    },
    terms(rules) {
      const read = readRules(rules);
      return read ? messages().terms(read.length, read.turnsMax, read.isHard) : rules;
    },
    messages: () => ({ ...messages(), wrong: ({ turn }) => messages().wrong(turn + 1) }),
    open(rules) {
      const read = readRules(rules);
      return read && wordGame(read, settings);
    },
  };
}

/** With the keyboard that is set on this device. */
export async function openRoomPart(saved: Saved): Promise<SheetsPart> {
  return roomPart(await saved.value(WORD_SETTINGS, parseWordSettings));
}

function wordGame(rules: WordRoomRules, settings: ReadonlySignal<WordSettings>): SheetGame {
  return {
    Guess: Letters,
    Turn: MarkedWord,
    sayGuess: (guess) => guess.toUpperCase(),
    sayAnswer: sayMarks,
    sayTurn: sayMarks,
    saySecret: (secret) => messages().secret(secret.toUpperCase()),
    readGuess: (text) => readGuess(text, rules),
    isGuessFirst: (line) => readGuess(line, rules).ok,
    openField: () => openWordField(rules.length, settings),
  };
}

function sayMarks(turn: PublicTurn): string {
  const marks = marksOf(turn);
  return Array.from(
    turn.guess,
    (letter, at) => `${letter.toUpperCase()} ${messages().marks[marks[at] ?? 0]}`,
  ).join(', ');
}

function Letters({ guess }: { readonly guess: string }): VNode {
  return (
    <span class="pegs match-pegs">
      {Array.from(guess, (letter, place) => (
        <LetterTile key={place} letter={letter} />
      ))}
    </span>
  );
}

/** The tiles with their marks come with the first turn: the page on which rooms are opened shows none. */
const row: Signal<typeof WordRow | undefined> = signal(undefined);

function MarkedWord({ turn }: { readonly turn: PublicTurn }): VNode {
  const { guess } = turn;
  const marks = marksOf(turn);
  useEffect(() => {
    void import('../review/word-row.tsx').then(({ WordRow }) => {
      row.value = WordRow;
    });
  }, []);
  const Row = row.value;
  if (Row) return <Row word={guess} marks={marks} />;
  return (
    <>
      <Letters guess={guess} />
      {marks.map((mark) => SIGNS[mark])}
    </>
  );
}

const SIGNS: Readonly<Record<Mark, string>> = { 0: '–', 1: '○', 2: '●' };

function marksOf({ marks }: PublicTurn): readonly Mark[] {
  return Array.isArray(marks) ? marks : [];
}

/** How many letters and turns, and whether marks must be used. */
function RulesFields({ rules, onChoose }: RulesFieldsProps): VNode | null {
  const now = readRules(rules);
  if (!now) return null;
  const { length, turns, hard } = messages();
  return (
    <>
      <NumberPick
        label={length}
        from={3}
        to={10}
        value={now.length}
        onPick={(n) => onChoose(makeRules({ ...now, length: n }))}
      />
      <NumberPick
        label={turns}
        from={1}
        to={20}
        value={now.turnsMax}
        onPick={(n) => onChoose(makeRules({ ...now, turnsMax: n }))}
      />
      <Switch on={now.isHard} onTurn={(isHard) => onChoose(makeRules({ ...now, isHard }))}>
        {hard}
      </Switch>
    </>
  );
}
