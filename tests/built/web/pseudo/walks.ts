import { layout } from '../coven.ts';
import { EVERY_LOOK } from '../looks.ts';
import { settled } from '../open-page.ts';
import { all, flip, newGame, played, type Reach, stay, type } from './reach.ts';

/** A puzzle whose proof has ten steps. */
const PUZZLE = 'mastermind/p4c6r/eaeb11.deef11.edfb11.aced02.eeed10';

type State = readonly [name: string, place: string, reach: Reach];

/** Returns other lists of keys, which the same dialog shows, or none for `npm test`. */
const moreKeys = (name: string, place: string): readonly State[] =>
  EVERY_LOOK ? [[name, place, type('?')]] : [];

/**
 * Every state, grouped into walks in which one page goes from state to state. The walks to places with nothing
 * in them come before those that play.
 */
export const WALKS: readonly (readonly [name: string, states: readonly State[]])[] = [
  [
    'the first pages',
    [
      ['the games', '', stay],
      ['the settings', '', (page) => page.locator('.corner button').click()],
      ['a first code', 'first/mastermind', stay],
      ['a first word', 'first/word', stay],
      ['a first witch', 'first/witch', stay],
      ['no first game', 'first/nothing', stay],
    ],
  ],
  [
    'places with nothing in them',
    [
      ['no server to play on', 'online', stay],
      ...moreKeys('the keys of playing together', 'online'),
      ['no review', 'review', stay],
      ['no history', 'history', stay],
      ...moreKeys('the keys of history', 'history'),
      ['no duel', 'duel', stay],
      ...moreKeys('the keys of a duel', 'duel'),
      ['the maker of a duel', 'duel', type('make p4c6r aabc', 'abcd', 'reveal')],
    ],
  ],
  [
    'the puzzles',
    [
      ['a week of them', 'puzzles', (page) => page.locator('.stub').first().waitFor()],
      ['one of them', `puzzles/${PUZZLE}`, (page) => page.locator('.puzzle-side .press').nth(2).click()],
      [
        'its proof',
        `puzzles/${PUZZLE}`,
        async (page) => {
          await page.locator('.puzzle-links button').first().click();
          for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
        },
      ],
      ['a booklet', 'puzzles/book/6/2', (page) => page.locator('.book-answers li').first().waitFor()],
      ['a link without one', 'puzzles/mastermind/p4c6r/aabb20', stay],
    ],
  ],
  [
    'Mastermind',
    [
      ['a fresh sheet', 'mastermind', stay],
      ['what can stand where', 'mastermind', type('choices')],
      ['what is not understood', 'mastermind', type('nonsense!')],
      ['the keys', 'mastermind', type('?')],
      ['the question for a new sheet', 'mastermind', newGame],
      ['five places, a turn, and a why', 'mastermind', type('new 5 carol', 'SSPPT', 'why 1 s')],
      ['a why of what is possible', 'mastermind', type('new 4 holly', 'SSPP', 'why 1 b')],
      ['a hint', 'mastermind', type('new 4 holly-3417', 'SSPP', 'STNS', 'hint', 'hint', 'hint', 'hint')],
      ['a suggestion', 'mastermind', type('new 4 holly-3417', 'SSPP', 'suggest')],
    ],
  ],
  [
    'the end of Mastermind',
    [
      ['a win', 'mastermind', played],
      ['a review', 'review', (page) => page.locator('.review-turn').nth(1).click()],
      ['a review, shared', 'review', (page) => page.locator('.review-share button').first().click()],
      ['everything to share', 'review', (page) => page.locator('.share-ways button').first().click()],
      ['a history', 'history', (page) => page.locator('.saved-game').first().waitFor()],
      [
        'the question before a sheet is deleted',
        'history',
        (page) => page.locator('.saved-game button').last().click(),
      ],
      ['a loss', 'mastermind', type('new p4c6r 2 turns holly', 'BBBB', 'BBBB')],
    ],
  ],
  [
    'Word',
    [
      ['a word game before its first try', 'word', stay],
      ['solve a word', 'wordsolver', stay],
      ['rounds', 'wordsolver', type('salet:wgwyw', 'why 2 s')],
      ['a contradiction', 'wordsolver', type('clear', 'salet:wgwyw', 'crane:wwwww')],
      ['no word', 'wordsolver', type('clear', 'zzzzz:ggwww')],
      ...moreKeys('the keys of the words', 'wordsolver'),
      ['the question for a new word', 'word', newGame],
      ['a list of one’s own', 'word', (page) => page.locator('.foot button').last().click()],
      ['a word game', 'word', type('new 5 hard holly', 'salet', 'words', 'why 2 a')],
      ['a word that was found', 'word', type('new 5 holly', 'salet', 'lifer')],
      ['a word that ran away', 'runaway-word', type('salet', 'crony', 'bumph', 'fudge', 'vodka', 'wizen')],
    ],
  ],
  [
    'several words',
    [
      ['eight of them', 'boards', type('new 8 holly', 'crane')],
      ['the question for other words', 'boards', newGame],
      ...moreKeys('the keys of several words', 'boards'),
      ['two of them, and what fits', 'boards', type('new 2 holly', 'words', 'lifer')],
      ['a hint for one of them', 'boards', type('hint')],
      ['two that were found', 'boards', type('squid')],
    ],
  ],
  [
    'the row that lies',
    [
      ['a lie that is doubted', 'liar', type('new holly', 'SSPP', 'TTNN', 'doubt 2', 'choices', 'hint')],
      ['the question for a new code with lies', 'liar', newGame],
      ...moreKeys('the keys of lies', 'liar'),
      ['the lie that was told', 'liar', type('new 2 holly', 'SSPP', 'resign')],
    ],
  ],
  [
    'the witch',
    [
      ['a fresh board', 'witch', stay],
      [
        'all found',
        'witch',
        async (page) => {
          const board = layout('easy', 'holly');
          await type(
            'new easy holly',
            ...all(board).flatMap((pair) => [...pair.map(board.name), 'skip']),
          )(page);
        },
      ],
      ['a miss', 'witch', flip((board) => [all(board)[0]?.[0] ?? 0, all(board)[1]?.[0] ?? 0])],
      ['the question', 'witch', flip((board) => all(board)[0] ?? [])],
      [
        'her description',
        'witch',
        async (page) => {
          await flip((board) => all(board)[0] ?? [])(page);
          await settled(page);
          await type('hint')(page);
        },
      ],
      ['a bonus', 'witch', flip((board) => board.bonuses)],
      ['the rules', 'witch', type('rules')],
      ['the settings', 'witch', type('settings')],
      ...moreKeys('the keys of the table', 'witch'),
    ],
  ],
  [
    'the lessons',
    [
      ['the pages to learn from', 'learn', stay],
      ['no page to learn from', 'learn/nothing', stay],
      ['what can be learned about scoring', 'learn/scoring', type('next', 'quiz', 'answer 1,2')],
      ['what can be learned about 1122', 'learn/knuth', type('guess 1123', 'play')],
      ['what can be learned about entropy', 'learn/entropy', type('after 1,1', 'bits')],
      ...moreKeys('the keys of the lessons to learn', 'learn/states'),
      [
        'what can be learned about four states',
        'learn/states',
        async (page) => {
          await type('essay 4', 'end')(page);
          await settled(page);
          await page.locator('.essay-print > summary').click();
        },
      ],
      ['what cannot be learned about scoring', 'learn/scoring', type('score 1122', 'answer 3,1')],
      ['what can be learned about the centre', 'learn/witch-centre', type('pair 2 3', 'corners off', 'next')],
      ['what can be learned about the evaluators', 'learn/evaluators', type('speed fast', 'step')],
    ],
  ],
  [
    'contests of the Lab',
    [
      ['the Lab', 'lab', stay],
      ['a damaged link to the Lab', 'lab/nowhere', stay],
      ['a table that somebody brings', 'lab/own', (page) => page.locator('.own-form .press-main').click()],
      [
        'a game of somebody’s own',
        'lab/own',
        async (page) => {
          await page.locator('.own-gallery .press').nth(4).click();
          await page.locator('.own-tree').waitFor();
        },
      ],
      ['the proofs', 'lab/proofs', stay],
      [
        'a proof that is walked',
        'lab/proofs/1/p4c4r-905',
        async (page) => {
          await page.locator('.proofs-cases .press').first().click();
          await page.locator('.proofs-guess').waitFor();
          await page.locator('.proofs-lemma summary').click();
        },
      ],
      ['the same in play', 'own', (page) => page.locator('.own-questions').waitFor()],
      ['a Lab contest before it is played', 'lab/compare', stay],
      ...moreKeys('the keys of a Lab contest', 'lab/compare'),
      ['what the Lab does not understand', 'lab/compare', type('nonsense!')],
      [
        'a Lab contest that is over',
        'lab/compare/1/p3c4r/knuth,random,optimal',
        (page) => page.locator('.lab-player').nth(2).waitFor(),
      ],
      [
        'a Lab contest of a sample',
        'lab/compare/1/p6c7r/states,knuth',
        (page) => page.locator('.lab-player').first().waitFor(),
      ],
    ],
  ],
  [
    'partitions and trees of the Lab',
    [
      ['a Lab partition with a history', 'lab/partition/1/p3c4r/aab~abc', type('open 2', 'partition aab')],
      ...moreKeys('the keys of a Lab partition', 'lab/partition'),
      [
        'a Lab partition of words',
        'lab/partition/1/word5/raise',
        (page) => page.locator('.lab-split').first().waitFor(),
      ],
      ['the Lab before there is a tree', 'lab/tree', stay],
      ...moreKeys('the keys of a Lab tree', 'lab/tree'),
      [
        'a node of a Lab tree',
        'lab/tree/1/optimal/p3c4r',
        async (page) => {
          await page.locator('.lab-columns').waitFor();
          await type('open 2', 'where aab')(page);
        },
      ],
      [
        'the icicle of a Lab tree',
        'lab/tree/1/parts/p3c4r',
        async (page) => {
          await page.locator('.lab-columns').waitFor();
          await type('icicle')(page);
          await page.locator('.lab-icicle').waitFor();
        },
      ],
      [
        'the outline of a Lab tree',
        'lab/tree/1/knuth/p3c4r',
        async (page) => {
          await page.locator('.lab-columns').waitFor();
          await type('outline')(page);
        },
      ],
    ],
  ],
];
