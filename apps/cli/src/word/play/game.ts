import { askAgain } from '../../playing/again.ts';
import { bold } from '../../shell/style.ts';
import { GOODBYE, KEPT } from '../../words/play.ts';
import {
  askForWord,
  sayWordEnding,
  sayWordPlayFault,
  sayWordTask,
  WORD_TITLE,
} from '../../words/word-play.ts';
import { shareLines } from './cells.ts';
import type { WordTable } from './table.ts';
import { readPlayWord } from './words.ts';

/** One game from its opening to the answer to "play again?"; `onEnd` is told when it is over. */
export async function playGame(
  table: WordTable,
  isKept: boolean,
  onEnd: () => void,
): Promise<'again' | 'left'> {
  const { desk, talk, style } = table;
  talk.say(
    ...(talk.isPlain ? [`${WORD_TITLE}.`] : ['', bold(WORD_TITLE, style)]),
    ...sayWordTask(table.view),
  );
  if (talk.isPlain) talk.say('Type ? for the other words.', askForWord(table.view));
  else
    talk.say(
      '',
      '  [A] exact   (a) near    a  absent',
      '',
      '? lists the other words you can type; Ctrl-C leaves.',
    );
  talk.say(...table.boardLines());
  for (;;) {
    if ((await guessUntilOver(table)) === 'left') {
      talk.say(desk.isFresh || !isKept ? GOODBYE : KEPT);
      return 'left';
    }
    onEnd();
    const again = await askAgain(talk, sayEnd(table), (entry) => answerAfter(table, entry));
    if (again === 'reopened') continue;
    if (again === 'left') talk.say(GOODBYE);
    return again;
  }
}

async function guessUntilOver(table: WordTable): Promise<'over' | 'left'> {
  const { desk, talk } = table;
  while (!desk.isOver) {
    const { view } = table;
    const entry = await talk.ask(...(talk.isPlain ? [] : ['', askForWord(view)]));
    if (entry === undefined) return 'left';
    const word = readPlayWord(entry, view.params.length);
    if (word === 'quit') return 'left';
    if (word) {
      table.answer(word);
      continue;
    }
    const played = desk.enter('breaker', entry.replace(/^\//, '').replace(/\s+/g, ''));
    if (played.ok) table.sayLastTurn();
    else talk.say(sayWordPlayFault(played.error));
  }
  return 'over';
}

/** Says how it ended, shows the word and what can be shared, and gives the question that follows. */
function sayEnd(table: WordTable): string {
  const { view, talk, style } = table;
  const { before, after } = sayWordEnding(view);
  const word = view.solved ? '' : ` ${(view.secret ?? '').toUpperCase()}.`;
  const gap = talk.isPlain ? [] : [''];
  talk.say(...gap, `${before}${word}`, ...gap, ...shareLines(table.shareCard(), style), ...gap);
  return after;
}

function answerAfter(table: WordTable, entry: string): boolean | 'left' | undefined {
  const word = readPlayWord(entry, Number.NaN);
  if (word === undefined || word === 'quit') return word === 'quit' ? 'left' : undefined;
  const before = table.desk.sheet;
  table.answer(word);
  return table.desk.sheet !== before;
}
