import { describe, expect, it } from 'vitest';
import { english as englishHistory } from '../features/history/messages/english.ts';
import { german as germanHistory } from '../features/history/messages/german.ts';
import { spanish as spanishHistory } from '../features/history/messages/spanish.ts';
import { english as englishLab } from '../features/lab/messages/english.ts';
import { german as germanLab } from '../features/lab/messages/german.ts';
import { spanish as spanishLab } from '../features/lab/messages/spanish.ts';
import { english as englishCodeLab } from '../games/mastermind/lab/messages/english.ts';
import { german as germanCodeLab } from '../games/mastermind/lab/messages/german.ts';
import { spanish as spanishCodeLab } from '../games/mastermind/lab/messages/spanish.ts';
import { english as englishMastermind } from '../games/mastermind/messages/english.ts';
import { german as germanMastermind } from '../games/mastermind/messages/german.ts';
import { spanish as spanishMastermind } from '../games/mastermind/messages/spanish.ts';
import { english as englishWitch } from '../games/witch/messages/english.ts';
import { german as germanWitch } from '../games/witch/messages/german.ts';
import { spanish as spanishWitch } from '../games/witch/messages/spanish.ts';
import { english as englishWordLab } from '../games/word/lab/messages/english.ts';
import { german as germanWordLab } from '../games/word/lab/messages/german.ts';
import { spanish as spanishWordLab } from '../games/word/lab/messages/spanish.ts';
import { english as englishWord } from '../games/word/messages/english.ts';
import { german as germanWord } from '../games/word/messages/german.ts';
import { spanish as spanishWord } from '../games/word/messages/spanish.ts';
import { english as englishWordSolver } from '../games/word/solver/messages/english.ts';
import { german as germanWordSolver } from '../games/word/solver/messages/german.ts';
import { spanish as spanishWordSolver } from '../games/word/solver/messages/spanish.ts';
import { grammarOf } from '../shell/language/grammar.ts';

describe('numbers', () => {
  it('are written as each language writes them', () => {
    const written = ['de', 'es'].map((locale) => {
      const { number, figure, percent, listed } = grammarOf(locale);
      return [
        number(1296),
        number(12_960),
        figure(-0.5, 2),
        percent(0.004),
        percent(0.25),
        percent(0.999),
        listed(['1', '2', '3']),
      ];
    });
    expect(written).toMatchInlineSnapshot(`
      [
        [
          "1296",
          "12.960",
          "−0,50",
          "< 1 %",
          "25 %",
          "> 99 %",
          "1, 2 und 3",
        ],
        [
          "1296",
          "12.960",
          "−0,50",
          "< 1 %",
          "25 %",
          "> 99 %",
          "1, 2 y 3",
        ],
      ]
    `);
  });
});

/** The catalogues with the most messages that depend on a count. */
const CATALOGUES = {
  en: {
    history: englishHistory,
    lab: englishLab,
    codeLab: englishCodeLab,
    mastermind: englishMastermind,
    witch: englishWitch,
    wordLab: englishWordLab,
    word: englishWord,
    wordSolver: englishWordSolver,
  },
  de: {
    history: germanHistory,
    lab: germanLab,
    codeLab: germanCodeLab,
    mastermind: germanMastermind,
    witch: germanWitch,
    wordLab: germanWordLab,
    word: germanWord,
    wordSolver: germanWordSolver,
  },
  es: {
    history: spanishHistory,
    lab: spanishLab,
    codeLab: spanishCodeLab,
    mastermind: spanishMastermind,
    witch: spanishWitch,
    wordLab: spanishWordLab,
    word: spanishWord,
    wordSolver: spanishWordSolver,
  },
};

describe.each(Object.entries(CATALOGUES))('counts in %s', (_, catalogues) => {
  it('have the forms of 0, 1, 2, 5 and a million', () => {
    const { mastermind, word, wordSolver, witch, history, lab, codeLab, wordLab } = catalogues;
    const told = [0, 1, 2, 5, 1_000_000].map((count) => [
      mastermind.title('·', 3, count),
      mastermind.palette.element('·', count),
      mastermind.speech.won(count),
      mastermind.speech.undone(3, count),
      mastermind.speech.turn(1, ['·'], count, count, undefined),
      mastermind.codes.left(count, 1296),
      mastermind.guide.goal(count, count, true, count),
      word.hidden.goal(count, count),
      word.legend.type(count),
      word.header.rules(count, count),
      word.left.teaser(count),
      word.left.likely(count),
      word.left.rare(count),
      word.ownList.kept(count, count),
      wordSolver.solver.rounds(count),
      wordSolver.known.strings(BigInt(count)),
      wordSolver.grid.found(count, 4463),
      word.left.withheld(count),
      word.speech.left(count),
      wordSolver.speech.added(count, ''),
      wordSolver.speech.resumed(count),
      word.speech.resumed(count),
      word.play.shareLine(1, count, count),
      witch.speech.state(count, count, count, count),
      witch.table.seenCount(count),
      history.count(count),
      history.deleted(count),
      history.imported({ added: count, extended: count, known: count, refused: count, failed: count }),
      history.timeline.luck(count + 2, count, 0),
      history.timeline.luck(count + 2, 0, count),
      history.timeline.luck(count + 2, 2, count),
      history.timeline.luck(count + 2, count, 1),
      history.confirm.all(count),
      lab.number(count),
      codeLab.rules.size(BigInt(count)),
      lab.compare.stopped(count, undefined),
      lab.compare.exact(count),
      codeLab.willSample(count),
      wordLab.unsolved('entropy', count),
      lab.partition.more(count),
      lab.partition.open(codeLab.answer(count, count), count),
      lab.tree.icicle(count),
      lab.tree.node(
        codeLab.answer(1, 0),
        'SSPP',
        { left: count, average: 4.5, worst: 5, possible: false, depth: 1 },
        count,
      ),
    ]);
    expect(told).toMatchSnapshot();
  });
});
