import type { PlayerOptions } from 'inkling/mastermind/players';
import { GOODBYE, KEPT, sayEnding } from '../../words/play.ts';
import { playBreaker } from './breaker.ts';
import { playMaker } from './maker.ts';
import { askAgain } from './questions.ts';
import type { Table } from './table.ts';

/**
 * One game from its opening to the answer to "play again?". `onEnd` is told when it is over; taking something
 * back after that opens it again.
 */
export async function playGame(
  table: Table,
  player: PlayerOptions,
  onEnd: () => void,
): Promise<'again' | 'left'> {
  const { desk, screen, talk } = table;
  talk.say(...screen.opening(desk.view, desk.seat));
  talk.say(...table.boardLines());
  for (;;) {
    const outcome = desk.seat === 'breaker' ? await playBreaker(table) : await playMaker(table, player);
    if (outcome === 'left') {
      talk.say(desk.isFresh ? GOODBYE : KEPT);
      return 'left';
    }
    onEnd();
    const again = await askAgain(table, sayEnd(table));
    if (again === 'reopened') continue;
    if (again === 'left') talk.say(GOODBYE);
    return again;
  }
}

/** Says how it ended, shows the code, and gives the question that follows. */
function sayEnd({ desk, screen, talk }: Table): string {
  const { view, seat, position } = desk;
  const ending = sayEnding(seat, view, position?.count());
  const won = view.status.phase === 'over' && view.status.winner === 'breaker';
  const code = view.secret ?? (won ? view.turns.at(-1)?.guess : undefined);
  const shown = code === undefined ? '' : screen.code(code);
  if (talk.isPlain) talk.say(`${ending.before}${shown === '' ? '' : ` ${shown}.`}`);
  else talk.say('', ending.before, ...(shown === '' ? [] : ['', `     ${shown}`, '']));
  return ending.after;
}
