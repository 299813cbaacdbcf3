import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

/** The rules as shown in the game; `docs/witch-rules.md` is the same for readers. */
export const RULES = {
  heading: 'How to play',
  parts: [
    [
      'Your turn',
      'Every witch lies on the board twice, face down. Turn over two tiles. If they show the same witch, the pair stays, you score, and you go again. If not, both stay face up until you turn them back or play on. There is no clock, unless you choose to play against one.',
    ],
    [
      'The board',
      'The two of a pair never touch: on easy never side by side, on medium and hard not at a corner either. The bonus and bombs never touch each other. Every board that keeps these rules is equally likely. The list of tonight’s witches is below; where they lie is the secret.',
    ],
    [
      'Bonus',
      'It scores and stays. Then you may peek at one face-down tile. The bonus does not count as a flip: your turn goes on.',
    ],
    [
      'Bomb',
      'It ends your turn and stays, spent. It also covers the pair that you found last and takes its points back; if you have none, it takes nothing. In calm mode it is a dud and costs no flip.',
    ],
    [
      'Who’s that witch?',
      'After a match you may say who she is: choose from four names on tonight’s list that have not come up yet; only her face, or her description in the list, tells them apart. A typed name may have one slip. Her description is the hint and costs half. You may skip. You are asked about each witch once; bots are not asked.',
    ],
    [
      'The end',
      'The game is over when all pairs are found; the bonus and bombs may stay face down. With two players, the one with more pairs wins.',
    ],
    [
      'Par and luck',
      'Bad luck costs you nothing; forgetting does. Each flip is compared with what a perfect memory could expect. Par is what it needs on average: 5.92, 10.78 and 17.24 moves on the three levels, if the bonus and bombs cost nothing and nobody uses the rule that mates never touch. You get three stars for 6, 11 and 18 moves or fewer, two for 9, 16 and 27.',
    ],
  ] as readonly (readonly [heading: string, text: string])[],
  pointsHeading: 'Points',
  points: [
    ['a pair', '100, lost again if a bomb covers it'],
    ['the bonus', '100'],
    ['her name, chosen from four', '50, with the hint 25'],
    ['her name, typed', '100, with one slip 80; with the hint half'],
    ['each move lost to forgetting', '−50, at the end'],
  ] as readonly (readonly [what: string, points: string])[],
  close: 'Close',
};

export const KEYS = {
  rows: [
    [['←', '→', '↑', '↓'], 'go to another tile'],
    [['Home', 'End'], 'go to the ends of the row'],
    [['Enter', 'Space'], 'turn the tile over, or peek at it'],
    [['Esc'], 'turn a miss back'],
    [['1', '…', '4'], 'answer: who’s that witch?'],
    [['H'], 'describe her, for half the points'],
    [['S'], 'skip the question or the peek'],
    [['G'], 'go on: the bot’s next move'],
    [['L'], 'hear how the game stands'],
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ] as readonly KeyRow[],
  commandRows: [
    ['b3, or 2,3', 'turn over row b, column 3, or peek at it'],
    ['2', 'answer with the second name'],
    ['Morwenna', 'answer with a name'],
    ['hint, skip', 'in a question'],
    ['cover', 'turn a miss back'],
    ['go', 'the bot’s next move'],
    ['new, new hard, new hard holly', 'a new game, with a level or a seed'],
    ['again', 'the same board again'],
    ['state', 'how the game stands'],
    ['rules, settings, coven', 'how to play; a new game; the faces you know and your best games'],
  ] as readonly CommandRow[],
};
