import { ok } from '@inkling/core/result';
import { reviewWitch } from '@inkling/games/witch/analysis/review';
import { COVEN_ROSTER, covenWitch } from '@inkling/games/witch/coven-module';
import type { WitchParams } from '@inkling/games/witch/rules/params';
import type { Handler } from '../../../contract/game-terminal.ts';
import { isFresh } from '../../../play/game-controller.ts';
import { type PlayCall, playHandler } from '../../../play/play-handler.ts';
import type { Command, GamePlay, PlayedGame } from '../../../play/played-game.ts';
import { bold } from '../../../shell/style.ts';
import type { World } from '../../../shell/world.ts';
import type { PlayOptions } from '../board/options.ts';
import {
  askForName,
  askForTile,
  sayScore,
  saySheet,
  sayWitchTask,
  WITCH_ENTRIES,
  WITCH_TITLE,
} from '../messages/play.ts';
import { Match } from './match.ts';
import { readParams } from './setup.ts';

const { rules } = covenWitch;

export const witchPlay: GamePlay<WitchParams, PlayOptions & PlayCall> = {
  id: rules.id,
  readSetup: async (options) => readParams(options),
  rulesOf: () => rules,
  paramsOf: (params) => rules.makeParams(params),
  // The sheet contains everything.
  makeSetup: () => '',
  async parseSetup(text, sheet) {
    const params = rules.parseParams(sheet.params);
    return text === '' && params.ok ? params.value : undefined;
  },
  open: (table) => ok(witchMatch(new Match(table), table.talk.world)),
};

function witchMatch(match: Match, world: World): PlayedGame {
  const { isPlain, style } = match;
  return {
    get sheet() {
      return match.sheet;
    },
    get isOver() {
      return match.isOver;
    },
    opening: () => [
      ...(isPlain ? [WITCH_TITLE] : ['', bold(WITCH_TITLE, style)]),
      ...sayWitchTask(match.view),
      'Type ? for the other words.',
      ...(isPlain && !isFresh(match.sheet) ? match.boardLines() : []),
    ],
    draw: () => match.boardLines(),
    isAlwaysDrawn: !isPlain,
    question() {
      const { view } = match;
      return view.phase === 'quiz' ? askForName(view, match.acquaintance()) : [askForTile(view)];
    },
    enter: (text) => match.enter(text),
    async advance() {
      const moved = match.moveBot();
      if (moved) await world.pause();
      return moved;
    },
    entries: WITCH_ENTRIES,
    whyNoUndo: 'There is no undo: what has been seen has been seen.',
    commands: commandsOf(match),
    ending: () => ({
      lines: [
        ...(isPlain ? [] : ['', ...match.boardLines(), '']),
        ...saySheet(match.view, reviewWitch(match.view)),
      ],
      question: 'Play again?',
    }),
  };
}

function commandsOf(match: Match): readonly Command[] {
  return [
    { name: 'score', text: 'the points', run: () => [sayScore(match.view)] },
    {
      name: 'witches',
      text: 'tonight’s witches, with their descriptions',
      run: () =>
        match.view.tonight.map((witch) => {
          const { name, description } = COVEN_ROSTER[witch] ?? { name: '?', description: '?' };
          return `${name}: ${description}`;
        }),
    },
  ];
}

export const play: Handler<PlayOptions & PlayCall> = playHandler(witchPlay);
