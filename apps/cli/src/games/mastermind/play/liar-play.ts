import { ok, type Result } from '@inkling/core/result';
import { codesLeft } from '@inkling/games/mastermind/liar/analysis/codes-left';
import { suggestAgainstLies } from '@inkling/games/mastermind/liar/analysis/suggest';
import { type LiarFault, liarGame } from '@inkling/games/mastermind/liar/rules/game';
import {
  CODES_MAX,
  type LiarParams,
  makeLiarParams,
  parseLiarParams,
} from '@inkling/games/mastermind/liar/rules/params';
import type { CodeFault } from '@inkling/games/mastermind/rules/notation';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import type { Handler } from '../../../contract/game-terminal.ts';
import { GameController } from '../../../play/game-controller.ts';
import { type PlayCall, playHandler } from '../../../play/play-handler.ts';
import type { GamePlay, OpenTable, PlayedGame } from '../../../play/played-game.ts';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { bold } from '../../../shell/style.ts';
import { readCount } from '../../../shell/values.ts';
import { answerText, spokenCode } from '../messages/codes.ts';
import { sayCodeFault } from '../messages/faults.ts';
import {
  askForCode,
  LIAR_TITLE,
  sayCodesLeft,
  sayLiarEnding,
  sayLiarTask,
  sayLiarTurn,
  sayLiesTooLarge,
  saySuggestion,
} from '../messages/liar.ts';
import type { PlayOptions } from '../position/options.ts';
import { readSetting } from '../position/setting.ts';
import { circles, squares } from './pegs.ts';

const LETTERS = skinOf('letters');

const liarPlay: GamePlay<LiarParams, PlayOptions & PlayCall> = {
  id: liarGame.id,
  readSetup: async (options) => readParams(options),
  rulesOf: () => liarGame,
  paramsOf: makeLiarParams,
  // The sheet contains everything.
  makeSetup: () => '',
  async parseSetup(text, { params }) {
    const read = parseLiarParams(params);
    return text === '' && read.ok ? read.value : undefined;
  },
  open: (table) => ok(liarMatch(table)),
};

function readParams(options: PlayOptions): Result<LiarParams, Refusal> {
  const setting = readSetting(options);
  if (!setting.ok) return setting;
  const liesMax = readCount(options.lies, 'lies', 1, 3, 0);
  if (!liesMax.ok) return liesMax;
  const turnsMax = readCount(options.turns, 'turns', 12, 99);
  if (!turnsMax.ok) return turnsMax;
  const params = { rules: setting.value.rules, turnsMax: turnsMax.value, liesMax: liesMax.value };
  return parseLiarParams(makeLiarParams(params)).ok
    ? ok(params)
    : reject('too-large', sayLiesTooLarge(makeRules(params.rules), CODES_MAX), '--rules');
}

function liarMatch({ sheet, talk, style, onChange }: OpenTable<LiarParams>): PlayedGame {
  const controller = new GameController(liarGame, sheet, { onChange });
  const view = () => controller.view('breaker');
  const { rules } = view().params;
  const lineOf = (turn: number) => {
    const { guess, feedback } = view().turns[turn] ?? { guess: [], feedback: { exact: 0, near: 0 } };
    const isFalse = view().lies?.includes(turn) ?? false;
    if (talk.isPlain) return sayLiarTurn(turn, spokenCode(guess, LETTERS), feedback, isFalse);
    const number = String(turn + 1).padStart(3);
    const answer = circles(feedback, rules.places, style);
    return `${number}  ${squares(guess, LETTERS, style)}  ${answer}  ${answerText(feedback.exact, feedback.near)}${isFalse ? '  false' : ''}`;
  };
  const draw = () => view().turns.map((_, turn) => lineOf(turn));
  const left = () => codesLeft(view().params, view().turns);
  return {
    get sheet() {
      return controller.sheet;
    },
    get isOver() {
      return controller.isOver;
    },
    opening: () => [
      talk.isPlain ? `${LIAR_TITLE}.` : bold(LIAR_TITLE, style),
      ...sayLiarTask(view()),
      ...draw(),
    ],
    draw,
    question: () => [askForCode(view())],
    enter(text) {
      const played = controller.enter('breaker', text);
      if (played.ok) return [lineOf(view().turns.length - 1)];
      return [isAboutCode(played.error) ? sayCodeFault(played.error, rules, LETTERS) : 'The game is over.'];
    },
    travel: { undo: () => controller.undo(), redo: () => controller.redo(), place: draw },
    commands: [
      {
        name: 'choices',
        text: 'the codes left, with as many lies as are allowed, and how doubtful each answer is',
        run: () => sayCodesLeft(left(), view()),
      },
      {
        name: 'suggest',
        text: 'a guess that leaves few codes',
        run: () => [saySuggestion(suggestAgainstLies(view().params, left()))],
      },
      {
        name: 'resign',
        text: 'end the game and see the code',
        run() {
          controller.enter('breaker', 'resign');
          return [];
        },
      },
    ],
    ending: () => ({ lines: [...draw(), sayLiarEnding(view())], question: 'Play again?' }),
  };
}

function isAboutCode(fault: LiarFault): fault is CodeFault {
  return !['not-params', 'too-large', 'not-a-move', 'game-over'].includes(fault.code);
}

export const playLiar: Handler<PlayOptions & PlayCall> = playHandler(liarPlay);
