/** The words used in the example games, in one language. */
export interface GalleryWords {
  readonly yes: string;
  readonly no: string;
  readonly people: {
    readonly name: string;
    readonly questions: readonly string[];
    readonly hair: readonly string[];
  };
  readonly coins: {
    readonly name: string;
    readonly heavy: string;
    readonly light: string;
    readonly left: string;
    readonly right: string;
    readonly even: string;
  };
  readonly numbers: {
    readonly name: string;
    readonly higher: string;
    readonly lower: string;
    readonly found: string;
  };
  readonly ship: { readonly name: string; readonly hit: string; readonly miss: string };
  readonly animals: {
    readonly name: string;
    readonly names: readonly string[];
    readonly questions: readonly string[];
    readonly places: readonly string[];
  };
  readonly traits: { readonly name: string; readonly questions: readonly string[] };
}

export type GalleryGame = Exclude<keyof GalleryWords, 'yes' | 'no'>;

/** The example games, each as text that a user could have pasted. */
export const GALLERY: Readonly<Record<GalleryGame, (words: GalleryWords) => string>> = {
  people: ({ people: { questions, hair }, yes, no }) =>
    csv('', PEOPLE, questions, (question, person) =>
      question === 3 ? (hair[Number(HAIR[person])] ?? '') : HAS[question]?.[person] === '1' ? yes : no,
    ),
  coins: ({ coins: { heavy, light, left, right, even } }) => {
    const secrets = Array.from(COINS).flatMap((coin) => [`${coin} ${heavy}`, `${coin} ${light}`]);
    return csv('', secrets, WEIGHINGS, (weighing, secret) => {
      const [first = '', second = ''] = (WEIGHINGS[weighing] ?? '').split('-');
      const coin = COINS[secret >> 1] ?? '';
      if (!first.includes(coin) && !second.includes(coin)) return even;
      return first.includes(coin) === (secret % 2 === 0) ? left : right;
    });
  },
  numbers: ({ numbers: { higher, lower, found } }) => {
    const all = Array.from({ length: 30 }, (_, i) => String(i + 1));
    return csv(`solved=${found}`, all, all, (guess, secret) =>
      guess === secret ? found : guess < secret ? higher : lower,
    );
  },
  ship: ({ ship: { hit, miss } }) =>
    csv('', SHIPS, SQUARES, (shot, ship) => (SHIPS[ship]?.includes(SQUARES[shot] ?? '-') ? hit : miss)),
  animals: ({ animals: { names, questions, places }, yes, no }) =>
    csv('', names, questions, (question, animal) => {
      const sign = ANIMALS[question]?.[animal] ?? '0';
      if (question === 0) return sign;
      return question === 1 ? (places[Number(sign)] ?? '') : sign === '1' ? yes : no;
    }),
  traits: ({ traits: { questions }, yes, no }) => {
    const all = Array.from({ length: 24 }, (_, i) => i + 1);
    return csv('', all.map(String), questions, (question, at) =>
      TRAITS[question]?.(all[at] ?? 0) ? yes : no,
    );
  },
};

const PEOPLE = ['Ada', 'Bea', 'Carl', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana', 'Ivo', 'June', 'Karl', 'Lea'];
/** One digit per person for each question: hat, beard, glasses, hair colour (see `HAIR`), earrings. */
const HAS: readonly string[] = ['100101001001', '001010101000', '110010000110', '', '010100010100'];
const HAIR = '012102321303';

const COINS = 'abcdefghijkl';
const WEIGHINGS = [
  'abcd-efgh',
  'abe-cfi',
  'abe-cdf',
  'aei-bfj',
  'adg-beh',
  'aij-bik',
  'ij-kl',
  'i-j',
  'k-l',
  'ijk-abc',
  'a-b',
  'c-d',
  'g-h',
  'ef-gi',
  'abf-cei',
].filter((weighing) => new Set(weighing).size === weighing.length);

const SIDE = 5;
const square = (row: number, column: number) => `${'abcde'[row]}${column + 1}`;
const SQUARES = Array.from({ length: SIDE ** 2 }, (_, at) => square(Math.floor(at / SIDE), at % SIDE));
const SHIPS = Array.from({ length: SIDE }, (_, line) =>
  [0, 1, 2].flatMap((first) => [
    [0, 1, 2].map((step) => square(line, first + step)).join(' '),
    [0, 1, 2].map((step) => square(first + step, line)).join(' '),
  ]),
).flat();

/**
 * One column per animal: cat, rabbit, tiger, horse, hen, owl, penguin, bat, snake, frog, salmon, snail, whale,
 * bee, spider, octopus. One row per question: number of legs; habitat (0 land, 1 water, 2 air); whether it
 * flies, lays eggs, has fur, lives with people, is larger than people, eats animals.
 */
const ANIMALS: readonly string[] = [
  '4444222204000688',
  '0000021201101201',
  '0000010100000100',
  '0000111011110111',
  '1111000100000000',
  '1101100000000100',
  '0011000000001000',
  '1010011111101011',
];

const TRAITS: readonly ((number: number) => boolean)[] = [
  (number) => number % 2 === 0,
  (number) => number > 12,
  (number) => number % 3 === 0,
  (number) => [2, 3, 5, 7, 11, 13, 17, 19, 23].includes(number),
  (number) => Number.isInteger(Math.sqrt(number)),
  (number) => number > 9,
  (number) => (number % 10) + Math.floor(number / 10) > 5,
  (number) => number % 5 === 0,
];

/** Returns a table with its answers as CSV. Cells are quoted if necessary. */
function csv(
  corner: string,
  secrets: readonly string[],
  guesses: readonly string[],
  answer: (guess: number, secret: number) => string,
): string {
  const rows = [
    [corner, ...secrets],
    ...guesses.map((guess, row) => [guess, ...secrets.map((_, column) => answer(row, column))]),
  ];
  return `${rows.map((row) => row.map(cellText).join(',')).join('\n')}\n`;
}

/** Returns a cell as CSV, quoted if necessary. */
export function cellText(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
