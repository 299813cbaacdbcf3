import { ok, type Result } from '@inkling/core/result';
import { numbersLeft } from '@inkling/games/null/analysis/review';
import { nullGame } from '@inkling/games/null/rules/game';
import { makeParams, type NullParams, parseParams } from '@inkling/games/null/rules/params';
import type { Handler } from '../../../contract/game-terminal.ts';
import { GameController } from '../../../play/game-controller.ts';
import { type PlayCall, playHandler } from '../../../play/play-handler.ts';
import type { GamePlay, OpenTable, PlayedGame } from '../../../play/played-game.ts';
import type { Refusal } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import { askForNumber, sayChoices, sayEnding, sayFault, sayTask, sayTurn, TITLE } from '../messages/play.ts';
import type { PlayOptions } from './options.ts';

const nullPlay: GamePlay<NullParams, PlayOptions & PlayCall> = {
  id: nullGame.id,
  readSetup: async (options) => readParams(options),
  rulesOf: () => nullGame,
  paramsOf: makeParams,
  // The sheet contains everything.
  makeSetup: () => '',
  async parseSetup(text, sheet) {
    const params = parseParams(sheet.params);
    return text === '' && params.ok && params.value.maker === 'drawn' ? params.value : undefined;
  },
  open: (table) => ok(numberGame(table)),
};

function readParams(options: PlayOptions): Result<NullParams, Refusal> {
  const most = readCount(options.most, 'most', 100, 999);
  if (!most.ok) return most;
  const turnsMax = readCount(options.turns, 'turns', 7, 99);
  if (!turnsMax.ok) return turnsMax;
  return ok({ most: most.value, turnsMax: turnsMax.value, maker: 'drawn' });
}

function numberGame({ sheet, onChange }: OpenTable<NullParams>): PlayedGame {
  const controller = new GameController(nullGame, sheet, { onChange });
  const view = () => controller.view('breaker');
  const turnLines = () => view().turns.map(sayTurn);
  return {
    get sheet() {
      return controller.sheet;
    },
    get isOver() {
      return controller.isOver;
    },
    opening: () => [`${TITLE}.`, sayTask(view()), ...turnLines()],
    draw: turnLines,
    question: () => [askForNumber(view())],
    enter(text) {
      const played = controller.enter('breaker', text);
      return played.ok ? turnLines().slice(-1) : [sayFault(played.error, view())];
    },
    travel: { undo: () => controller.undo(), redo: () => controller.redo(), place: turnLines },
    commands: [
      {
        name: 'choices',
        text: 'the numbers that are left',
        run: () => [sayChoices(numbersLeft(view().params.most, view().turns))],
      },
      {
        name: 'resign',
        text: 'end the game and see the number',
        run() {
          controller.enter('breaker', 'resign');
          return [];
        },
      },
    ],
    ending: () => ({ lines: [sayEnding(view())], question: 'Play again?' }),
  };
}

export const play: Handler<PlayOptions & PlayCall> = playHandler(nullPlay);
