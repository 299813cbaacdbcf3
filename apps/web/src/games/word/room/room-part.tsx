import type { PublicTurn, RoomFault } from '@inkling/games/contract/room';
import { ROOM_LENGTHS } from '@inkling/games/word/rules/languages';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../../../shell/language/language.ts';
import type { RulesFieldsProps, SheetGame, SheetsPart } from '../../../shell/parts/room-part.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import { SIGNS } from '../../../shell/share/share-text.ts';
import { NumberPick, Pick, Switch } from '../../../ui/fields.tsx';
import { parseWordSettings, WORD_SETTINGS, type WordSettings } from '../model/keyboard.ts';
import { LANGUAGE_LISTS, LIST_OF_LANGUAGE } from '../model/names.ts';
import { SHARE_MARKS } from '../result/share-turns.ts';
import { messages, NOUNS } from './messages.ts';
import { readGuess } from './typed-guess.ts';
import { makeRules, readRules, tryOf, type WordRoomRules } from './word-rules.ts';

/** Word in a room. Words are shown in capitals, as on the game's own sheets. */
export function roomPart(settings: ReadonlySignal<WordSettings>): SheetsPart {
  return {
    kind: 'sheets',
    nouns: NOUNS,
    get usualRules() {
      return makeRules({
        length: USUAL_LENGTH,
        turnsMax: 6,
        isHard: false,
        list: LIST_OF_LANGUAGE[language.value],
      });
    },
    RulesFields,
    typedRules(text, now) {
      if (text.includes('@')) return readRules(text) && text;
      const typed = readRules(`${text}@${readRules(now)?.list ?? 'english'}`);
      return typed && makeRules(isPlayed(typed) ? typed : { ...typed, list: 'english' });
    },
    terms(rules) {
      const read = readRules(rules);
      return read ? messages().terms(read) : rules;
    },
    messages: () => ({ ...messages(), refusal, wrong: ({ turn }) => messages().wrong(turn + 1) }),
    open(rules) {
      const read = readRules(rules);
      return read && wordGame(read, settings);
    },
  };
}

function refusal({ code, letter = '', place = 0, count = 1 }: RoomFault, rules: string): string | undefined {
  const { refusals, notInList, hardPlace, hardCopies } = messages();
  if (code === 'not-in-list') return notInList(readRules(rules)?.list ?? 'english');
  if (code === 'hard-place') return hardPlace(letter.toUpperCase(), place + 1);
  if (code === 'hard-copies') return hardCopies(letter.toUpperCase(), count);
  return refusals[code];
}

/** Creates the part with the keyboard layout that is set on this device. */
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
    // These modules draw the game as on its own page. They are loaded lazily, because only rooms need them.
    loadEnd: async () => (await import('./word-end.tsx')).wordEnd(rules),
    openField: async () => (await import('./word-field.tsx')).openWordField(rules, settings),
  };
}

function sayMarks(turn: PublicTurn): string {
  return messages().marked(turn.guess, tryOf(turn).marks);
}

/** The tiles. Loaded with the first word that is shown, because the lobby shows none. */
const tiles: Signal<typeof import('../review/word-row.tsx') | undefined> = signal(undefined);

function useTiles(): typeof tiles.value {
  useEffect(() => {
    void import('../review/word-row.tsx').then((loaded) => {
      tiles.value = loaded;
    });
  }, []);
  return tiles.value;
}

function Letters({ guess }: { readonly guess: string }): VNode {
  const drawn = useTiles();
  return drawn ? <drawn.PlainWord word={guess} /> : <b aria-hidden="true">{guess.toUpperCase()}</b>;
}

function MarkedWord({ turn }: { readonly turn: PublicTurn }): VNode {
  const drawn = useTiles();
  const { guess, marks } = tryOf(turn);
  if (drawn) return <drawn.WordRow word={guess} marks={marks} />;
  return (
    <>
      <Letters guess={guess} />
      {marks.map((mark) => SIGNS[SHARE_MARKS[mark]])}
    </>
  );
}

/** Whether rooms have words of that length in that language. */
function isPlayed({ list, length }: WordRoomRules): boolean {
  return ROOM_LENGTHS[list].includes(length);
}

/** Every language has words of this length. */
const USUAL_LENGTH = 5;

/** The fields for the language, the number of letters and turns, and for whether marks must be used. */
function RulesFields({ rules, onChoose }: RulesFieldsProps): VNode | null {
  const now = readRules(rules);
  if (!now) return null;
  const { list: listLabel, lists, length, turns, hard } = messages();
  return (
    <>
      <Pick
        label={listLabel}
        options={LANGUAGE_LISTS}
        value={now.list}
        name={(list) => lists[list]}
        onPick={(list) => {
          const next = { ...now, list };
          onChoose(makeRules(isPlayed(next) ? next : { ...next, length: USUAL_LENGTH }));
        }}
      />
      <Pick
        label={length}
        options={ROOM_LENGTHS[now.list]}
        value={now.length}
        name={String}
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
