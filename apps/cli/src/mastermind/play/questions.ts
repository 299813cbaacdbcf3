import type { MastermindSeat } from '@inkling/games/mastermind/game';
import type { Talk } from '../../playing/talk.ts';
import { quoted } from '../../words/numbers.ts';
import { HELP, NO_GAME_YET, NOT_A_SEAT, NOT_YES_OR_NO, SEAT_QUESTION } from '../../words/play.ts';
import type { Table } from './table.ts';
import { readTableWord } from './table-words.ts';

/** The seat that the person wants; `undefined` when they leave. */
export async function askSeat(talk: Talk): Promise<MastermindSeat | undefined> {
  talk.say(SEAT_QUESTION);
  for (;;) {
    const entry = await talk.ask();
    if (entry === undefined) return undefined;
    const text = entry
      .trim()
      .toLowerCase()
      .replace(/^code\s+/, '');
    if (text === 'maker' || text === 'm') return 'maker';
    if (text === 'breaker' || text === 'b') return 'breaker';
    const word = readTableWord(entry);
    if (word?.kind === 'quit') return undefined;
    if (word?.kind === 'help')
      talk.say(
        NOT_A_SEAT,
        'The breaker guesses; the maker has the code.',
        ...HELP.map(([name]) => `  ${name}`),
      );
    else talk.say(word ? NO_GAME_YET : text === '' ? NOT_A_SEAT : `${quoted(entry)}? ${NOT_A_SEAT}`);
  }
}

/** After a game: another one, none, or this one again because a word took something back. */
export async function askAgain(table: Table, question: string): Promise<'again' | 'reopened' | 'left'> {
  const { talk, desk } = table;
  talk.say(`${question} (yes or no)`);
  for (;;) {
    const entry = await talk.ask();
    if (entry === undefined) return 'left';
    const text = entry.trim().toLowerCase();
    if (text === 'yes' || text === 'y') return 'again';
    if (text === 'no' || text === 'n') return 'left';
    const word = readTableWord(entry);
    if (word?.kind === 'quit') return 'left';
    if (!word) {
      talk.say(text === '' ? NOT_YES_OR_NO : `${quoted(entry)}? ${NOT_YES_OR_NO}`);
      continue;
    }
    const before = desk.sheet;
    table.answer(word);
    if (desk.sheet !== before) return 'reopened';
  }
}
