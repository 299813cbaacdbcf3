import { fail, ok, type Result } from '@inkling/core/result';
import { newSheet, replay, type Sheet } from '@inkling/core/sheet';
import type { WordGame } from '@inkling/games/word/game';
import { splitLetters } from '@inkling/games/word/letters';
import { WORD_LENGTH_MAX, type WordLists, type WordParams, wordGame } from 'inkling/word';
import { keepGame, seedOf } from '../../playing/keeping.ts';
import { SheetDesk } from '../../playing/sheet-desk.ts';
import { Talk } from '../../playing/talk.ts';
import { parseSave, type SaveFault } from '../../saves/save.ts';
import { Shelf } from '../../saves/shelf.ts';
import { readCount } from '../../shell/count.ts';
import { EXIT } from '../../shell/exit.ts';
import type { Options } from '../../shell/options.ts';
import { printLines, refuse } from '../../shell/printing.ts';
import { styleFor } from '../../shell/style.ts';
import type { Handler } from '../../shell/verb.ts';
import type { World } from '../../shell/world.ts';
import { sayNoWords } from '../../words/lists.ts';
import { NOTHING_KEPT, sayDamaged } from '../../words/saves.ts';
import { UNKEPT_LIST } from '../../words/word-play.ts';
import { dictionaryOf, onlyLength, readOwnLists } from '../dictionary.ts';
import { playGame } from './game.ts';
import { WordTable } from './table.ts';

/** Plays games until the person has had enough. */
export const play: Handler = async (call, world) => {
  const { words, options } = call;
  if (words.length > 0)
    return refuse(world, 'play takes only options after the game; see inkling help play.');
  if (options.resume) return resume(call, world);
  const wishes = await readWishes(options, world);
  if (!wishes.ok) return refuse(world, wishes.error);
  const { params, lists, isOwn } = wishes.value;
  const game = gameOver(lists, params.list);
  const talk = new Talk(world, options.plain === true);
  if (isOwn) printLines(world.err, [UNKEPT_LIST]);
  for (let round = 1; ; round++) {
    const sheet = newSheet(game.id, game.makeParams(params), seedOf(options.seed, round, world));
    const id = `${game.id}-${world.seed()}`;
    if ((await sitDown({ game, lists, sheet, id, isOwn }, talk, options)) === 'left') return EXIT.done;
  }
};

/** Continues the game of words that was played last. */
export const resume: Handler = async ({ options }, world) => {
  const shelf = new Shelf(world.env);
  const item = shelf.latest(['word']);
  if (!item) {
    printLines(world.err, [NOTHING_KEPT]);
    return EXIT.done;
  }
  const kept = await readKept(item.text, world);
  if (!kept.ok) return refuse(world, sayDamaged(kept.error.line, shelf.setAside(item.id)));
  await sitDown(
    { ...kept.value, id: item.id, isOwn: false },
    new Talk(world, options.plain === true),
    options,
  );
  return EXIT.done;
};

interface Seating {
  readonly game: WordGame;
  readonly lists: WordLists;
  readonly sheet: Sheet;
  readonly id: string;
  /** With lists of the person's own, which are not kept. */
  readonly isOwn: boolean;
}

function sitDown(
  { game, lists, sheet, id, isOwn }: Seating,
  talk: Talk,
  options: Options,
): Promise<'again' | 'left'> {
  const desk = new SheetDesk(game, sheet, (changed) => {
    if (!isOwn) keepGame(id, { player: 'nobody', skin: ENGLISH_LIST, sheet: changed }, talk.world);
  });
  const table = new WordTable(desk, talk, lists, styleFor(talk.world, options));
  return playGame(table, !isOwn, () => new Shelf(talk.world.env).discard(id));
}

interface Wishes {
  readonly params: WordParams;
  readonly lists: WordLists;
  readonly isOwn: boolean;
}

async function readWishes(options: Options, world: World): Promise<Result<Wishes, string>> {
  const wanted = readCount(options.length, 'length', 5, WORD_LENGTH_MAX);
  if (!wanted.ok) return wanted;
  const tries = readCount(options.turns, 'turns', 6, 99);
  if (!tries.ok) return tries;
  const own = await readOwnLists(options);
  if (!own.ok) return own;
  const isOwn = own.value.allowed !== undefined || own.value.likely !== undefined;
  const implied = options.length === undefined ? onlyLength(own.value) : undefined;
  const length = implied ?? wanted.value;
  const lists = await dictionaryOf(own.value, length, options, world);
  if (answersOf(lists).length === 0) return fail(sayNoWords(length, isOwn));
  const list = isOwn ? OWN_LIST : ENGLISH_LIST;
  return ok({ params: { length, tries: tries.value, hard: options.hard === true, list }, lists, isOwn });
}

/** Any text gives a game whose every move is legal, or the line that is wrong. */
async function readKept(
  text: string,
  world: World,
): Promise<Result<Pick<Seating, 'game' | 'lists' | 'sheet'>, SaveFault>> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const { sheet } = save.value;
  const length = Number(/^w(\d{1,2})t/.exec(sheet.params)?.[1] ?? Number.NaN);
  if (sheet.game !== 'word' || !(length <= WORD_LENGTH_MAX)) return fail({ line: PARAMS_LINE });
  const own = await readOwnLists({});
  if (!own.ok) throw new Error('no lists were asked for');
  const lists = await dictionaryOf(own.value, length, {}, world);
  const game = gameOver(lists, ENGLISH_LIST);
  const played = replay(game, sheet);
  if (played.ok) return ok({ game, lists, sheet });
  return fail({ line: played.error.move === 0 ? PARAMS_LINE : FIRST_MOVE_LINE + played.error.move });
}

function gameOver(lists: WordLists, id: string): WordGame {
  const accepted = new Set(lists.words);
  return wordGame([
    {
      id,
      alphabet: lists.alphabet,
      answers: answersOf(lists),
      accepts: (word) => accepted.has(splitLetters(word).join('')),
    },
  ]);
}

function answersOf({ words, likelyCount, withheld }: WordLists): readonly string[] {
  return words.slice(0, likelyCount).filter((_, index) => !withheld.has(index));
}

const ENGLISH_LIST = 'english';
const OWN_LIST = 'own';
const PARAMS_LINE = 6;
const FIRST_MOVE_LINE = 9;
