import type { RoomView } from '@inkling/client/generated/api';
import { answerOfSecret, answersByHand } from '@inkling/games/contract/by-hand';
import type { SheetRoom } from '@inkling/games/contract/room';
import { roomTask } from '@inkling/games/contract/room-task';
import { computed, type ReadonlySignal } from '@preact/signals';
import { settled } from '../../../shell/language/language.ts';
import type { SheetEnd, TableEnd } from '../../../shell/parts/room-end.ts';
import type { GuessField, OpenTable, SheetGame } from '../../../shell/parts/room-part.ts';
import type { LoadRoomGame } from '../game/load-room-game.ts';
import { messages } from '../messages/language.ts';
import { ownSheet, type RoomGame, sheetsOf, tablePeople } from '../session/room-game.ts';
import type { ClassroomPart } from './classroom-part.ts';

/** The loaded game of an open room, with the state of its input. */
export type OpenGame = OpenSheets | OpenTableGame;

export interface OpenSheets {
  readonly kind: 'sheets';
  readonly game: RoomGame;
  readonly sheets: SheetGame;
  readonly field: GuessField;
  readonly end: SheetEnd | undefined;
  /** Every answer that a maker can give by hand. */
  readonly answers: readonly string[];
  readonly byHand: SheetRoom<unknown, unknown, unknown>['byHand'];
  /** Set in the room of a class. */
  readonly classroom?: ClassroomPart | undefined;
}

export interface OpenTableGame {
  readonly kind: 'table';
  readonly game: RoomGame;
  readonly table: OpenTable;
  readonly end: TableEnd | undefined;
}

/** What the game of a room needs from its surroundings: the latest view, and a way to send moves. */
export interface GameHost {
  readonly parts: {
    readonly load: LoadRoomGame;
    loadClassroom?(): Promise<ClassroomPart>;
  };
  readonly view: ReadonlySignal<RoomView | undefined>;
  play(move: string): void;
  say(sentence: string): void;
}

/**
 * Loads the game of a room together with its messages in the page's language, because it makes announcements as soon as
 * it is loaded. Resolves to undefined for a game that this page cannot show.
 */
export async function openGame(view: RoomView, host: GameHost): Promise<OpenGame | undefined> {
  const open = await loadedGame(view, host);
  await settled();
  return open;
}

/** The answer that a kept secret gives to the pending guess of a room. */
export function trueAnswer(
  view: RoomView | undefined,
  open: OpenGame | undefined,
  secret: string | undefined,
): string | undefined {
  if (!view || !open) return undefined;
  return answerOfSecret(open.game.module, view.rules, secret, ownSheet(view)?.pending);
}

async function loadedGame(view: RoomView, host: GameHost): Promise<OpenGame | undefined> {
  const game = await host.parts.load(view.game, view.rules);
  if (!game) return undefined;
  if (game.part.kind === 'table') {
    const table = game.part.open({
      room: view.id,
      view: computed(() => host.view.value?.table ?? view.table),
      people: computed(() => tablePeople(host.view.value ?? view, messages().room.names.names)),
      mayMove: () => host.view.value !== undefined && roomTask(host.view.value) === 'move',
      send: (move) => host.play(move),
      say: (sentence) => host.say(sentence),
    });
    return { kind: 'table', game, table, end: table.end };
  }
  const sheets = sheetsOf(game, view.rules);
  if (!sheets) return undefined;
  const { room } = game.module;
  const byHand = room.kind === 'sheets' ? room.byHand : undefined;
  const answers = answersByHand(game.module, view.rules);
  // Loads the end as well, because the server may be unreachable when the game ends.
  const [field, end, classroom] = await Promise.all([
    sheets.openField(),
    sheets.loadEnd?.(),
    view.classroom && host.parts.loadClassroom?.(),
  ]);
  return { kind: 'sheets', game, sheets, field, end, answers, byHand, classroom };
}
