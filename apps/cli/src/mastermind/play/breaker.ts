import { parseCode } from '@inkling/games/mastermind/notation';
import { sayCodeFault } from '../../words/faults.ts';
import type { Table } from './table.ts';
import { readTableWord } from './table-words.ts';

/** The person guesses until the game is over; `left` when they leave before that. */
export async function playBreaker(table: Table): Promise<'over' | 'left'> {
  const { talk, screen, desk, skin } = table;
  while (!desk.isOver) {
    const entry = await talk.ask(...screen.askGuess(desk.view));
    if (entry === undefined) return 'left';
    const word = readTableWord(entry);
    if (word?.kind === 'quit') return 'left';
    if (word) {
      table.answer(word);
      continue;
    }
    const code = parseCode(entry, desk.view.rules, skin);
    if (!code.ok) talk.say(sayCodeFault(code.error, desk.view.rules, skin));
    else if (table.play({ kind: 'guess', code: code.value })) table.sayLastTurn();
  }
  return 'over';
}
