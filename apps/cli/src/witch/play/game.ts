import { RandomStream, seedRandom } from '@inkling/core/random';
import { MEMORY_BOTS } from '@inkling/solvers/memory/bots';
import { witchBotMove } from 'inkling/witch-bot';
import { reviewWitch } from 'inkling/witch-review';
import { askAgain } from '../../playing/again.ts';
import { bold } from '../../shell/style.ts';
import { GOODBYE, KEPT } from '../../words/play.ts';
import {
  askForName,
  askForTile,
  COVERED,
  saySheet,
  sayWitchFault,
  sayWitchTask,
  WITCH_TITLE,
} from '../../words/witch-play.ts';
import { readWitchWord, type WitchTable } from './table.ts';

/** One game from its opening to the answer to "play again?"; `onEnd` is told when it is over. */
export async function playGame(table: WitchTable, onEnd: () => void): Promise<'again' | 'left'> {
  const { desk, talk, style } = table;
  talk.say(
    ...(talk.isPlain ? [`${WITCH_TITLE}`] : ['', bold(WITCH_TITLE, style)]),
    ...sayWitchTask(table.view),
    'Type ? for the other words.',
  );
  if (!desk.isFresh && talk.isPlain) talk.say(...table.boardLines());
  if ((await playUntilOver(table)) === 'left') {
    talk.say(desk.isFresh ? GOODBYE : KEPT);
    return 'left';
  }
  onEnd();
  if (!talk.isPlain) talk.say('', ...table.boardLines(), '');
  talk.say(...saySheet(table.view, reviewWitch(table.view)));
  const again = await askAgain(talk, 'Play again?', (entry) => {
    const word = readWitchWord(entry);
    if (word === undefined || word === 'quit') return word === 'quit' ? 'left' : undefined;
    table.answer(word);
    return false;
  });
  if (again === 'again') return 'again';
  talk.say(GOODBYE);
  return 'left';
}

async function playUntilOver(table: WitchTable): Promise<'over' | 'left'> {
  const { desk, talk } = table;
  while (!desk.isOver) {
    const { view } = table;
    const bot = MEMORY_BOTS.find((one) => one === view.params.opponent);
    if (bot && view.seat === 'second') {
      const random = new RandomStream(seedRandom(`${desk.sheet.seed}/${bot}/${desk.sheet.cursor}`));
      const played = desk.play(witchBotMove(view, bot, random));
      if (!played.ok) throw new Error(`a bot's move is refused: ${played.error.code}`);
      table.tell();
      await talk.world.breathe();
      continue;
    }
    const entry = await talk.ask(...question(table));
    if (entry === undefined) return 'left';
    const word = readWitchWord(entry);
    if (word === 'quit') return 'left';
    if (word) {
      table.answer(word);
      continue;
    }
    const hinted = view.quiz?.hint;
    const played = desk.enter(view.seat, view.phase === 'quiz' ? entry : rowFirst(entry));
    if (!played.ok) talk.say(sayWitchFault(played.error));
    else if (played.value.kind === 'cover') talk.say(COVERED);
    const { quiz } = table.view;
    if (quiz?.hint !== undefined && hinted === undefined) talk.say(quiz.hint);
    table.tell();
  }
  return 'over';
}

function question(table: WitchTable): readonly string[] {
  const { view, talk } = table;
  const asked = view.phase === 'quiz' ? askForName(view, table.acquaintance()) : [askForTile(view)];
  return talk.isPlain ? asked : ['', ...table.boardLines(), ...asked];
}

/** `b3` and `peek b3` in the form of the game: row first, both numbers. */
function rowFirst(entry: string): string {
  const match = /^\s*(?:(flip|peek)\s+)?([a-t])\s*(\d{1,2})\s*$/i.exec(entry);
  if (!match) return entry;
  const [, kind, col = 'a', row = ''] = match;
  const square = `${row},${col.toLowerCase().charCodeAt(0) - 0x60}`;
  return kind === undefined ? square : `${kind} ${square}`;
}
