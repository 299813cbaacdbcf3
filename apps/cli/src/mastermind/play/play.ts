import { newSheet, type Sheet } from '@inkling/core/sheet';
import { type MastermindSeat, mastermind } from '@inkling/games/mastermind/game';
import { makeParams } from '@inkling/games/mastermind/params';
import type { PlayerName } from 'inkling/mastermind/players';
import { positionAfter } from 'inkling/mastermind/positions';
import { keepGame, seedOf } from '../../playing/keeping.ts';
import { Talk } from '../../playing/talk.ts';
import { Shelf } from '../../saves/shelf.ts';
import { EXIT } from '../../shell/exit.ts';
import type { Options } from '../../shell/options.ts';
import { printLines, refuse } from '../../shell/printing.ts';
import { styleFor } from '../../shell/style.ts';
import type { Handler } from '../../shell/verb.ts';
import { sayTooLarge } from '../../words/faults.ts';
import { GOODBYE } from '../../words/play.ts';
import { NOTHING_KEPT, sayDamaged } from '../../words/saves.ts';
import type { Setting } from '../problem.ts';
import { Desk } from './desk.ts';
import { playGame } from './game.ts';
import { readKept } from './kept.ts';
import { askSeat } from './questions.ts';
import { boardScreen, lineScreen } from './screen.ts';
import { Table } from './table.ts';
import { readWishes } from './wishes.ts';

/** Plays games until the person has had enough. */
export const play: Handler = async (call, world) => {
  const { words, options } = call;
  if (words.length > 0)
    return refuse(world, 'play takes only options after the game; see inkling help play.');
  if (options.resume) return resume(call, world);
  const wishes = readWishes(options);
  if (!wishes.ok) return refuse(world, wishes.error);
  const talk = new Talk(world, options.plain === true);
  for (let round = 1; ; round++) {
    const seat = wishes.value.seat ?? (await askSeat(talk));
    if (!seat) {
      talk.say(GOODBYE);
      return EXIT.done;
    }
    const { rules, rulesText, turnsMax, player, seed } = wishes.value;
    const params = makeParams({ rules, turnsMax, maker: seat === 'breaker' ? 'drawn' : 'by-hand' });
    const sheet = newSheet(mastermind.id, params, seedOf(seed, round, world));
    const seating = { ...wishes.value, sheet, player, id: `${mastermind.id}-${world.seed()}` };
    const table = lay(seating, talk, options);
    if (!table || !canSit(seat, table)) return refuse(world, sayTooLarge(rulesText));
    if ((await playAt(table, seating)) === 'left') return EXIT.done;
  }
};

/** Continues the game of Mastermind that was played last. */
export const resume: Handler = async ({ options }, world) => {
  const shelf = new Shelf(world.env);
  const item = shelf.latest([mastermind.id]);
  if (!item) {
    printLines(world.err, [NOTHING_KEPT]);
    return EXIT.done;
  }
  const kept = readKept(item.text);
  if (!kept.ok) return refuse(world, sayDamaged(kept.error.line, shelf.setAside(item.id)));
  const seating = { ...kept.value, id: item.id };
  const table = lay(seating, new Talk(world, options.plain === true), options);
  if (!table) throw new Error('a kept sheet that was read does not replay');
  await playAt(table, seating);
  return EXIT.done;
};

/** Who plays what, and the name under which it is kept. */
interface Seating extends Setting {
  readonly sheet: Sheet;
  readonly player: PlayerName;
  readonly id: string;
}

function lay(seating: Seating, talk: Talk, options: Options): Table | undefined {
  const { rules, skin, player, sheet, id } = seating;
  const start = positionAfter(rules, []);
  const desk = Desk.open(sheet, start.ok ? start.value : undefined, (changed) =>
    keepGame(id, { player, skin: skin.id, sheet: changed.sheet }, talk.world),
  );
  if (!desk) return undefined;
  const screen = talk.isPlain ? lineScreen(skin) : boardScreen(skin, styleFor(talk.world, options));
  return new Table(talk, screen, desk, skin);
}

/** The program can be breaker only where codes can be counted; a person needs no count. */
function canSit(seat: MastermindSeat, { desk }: Table): boolean {
  return seat === 'breaker' || desk.start !== undefined;
}

function playAt(table: Table, { player, sheet, id }: Seating): Promise<'again' | 'left'> {
  const discard = () => new Shelf(table.talk.world.env).discard(id);
  return playGame(table, { name: player, seed: sheet.seed }, discard);
}
