import { ok } from '@inkling/core/result';
import { foldLetters } from '@inkling/games/word/rules/languages';
import type { Call, Handler } from '../../../contract/game-terminal.ts';
import { sayReview } from '../../../messages/review.ts';
import { sayFinished } from '../../../play/finished-by-computer.ts';
import { type PlayCall, playHandler } from '../../../play/play-handler.ts';
import type { GamePlay, PlayedGame } from '../../../play/played-game.ts';
import { refusal } from '../../../shell/refusal.ts';
import { bold } from '../../../shell/style.ts';
import { readName } from '../../../shell/values.ts';
import { OWN_LIST } from '../lists/dictionary.ts';
import type { PlayOptions } from '../lists/options.ts';
import { askForWord, sayWordEnding, sayWordEntry, sayWordTask, WORD_TITLE } from '../messages/play.ts';
import { shareLines } from './cells.ts';
import { commandsOf } from './commands.ts';
import { Match } from './match.ts';
import { parseSetup, readSetup, type WordSetup } from './setup.ts';

export const wordPlay: GamePlay<WordSetup, PlayOptions & PlayCall> = {
  id: 'word',
  readSetup,
  rulesOf: ({ rules }) => rules,
  paramsOf: ({ params }) => params,
  makeSetup: ({ list }) => (list === OWN_LIST ? undefined : list),
  parseSetup,
  open: (table) => ok(wordMatch(new Match(table))),
};

function wordMatch(match: Match): PlayedGame {
  const { isPlain, style } = match;
  const { length } = match.view.params;
  return {
    get sheet() {
      return match.sheet;
    },
    get isOver() {
      return match.view.over;
    },
    opening: () => [
      ...(isPlain ? [`${WORD_TITLE}.`] : ['', bold(WORD_TITLE, style)]),
      ...sayWordTask(match.view),
      ...(isPlain
        ? ['Type ? for the other words.', askForWord(match.view)]
        : [
            '',
            '  [A] exact   (a) near    a  absent',
            '',
            '? lists the other words you can type; Ctrl-C leaves.',
          ]),
      ...match.boardLines(),
    ],
    draw: () => match.boardLines(),
    question: () => (isPlain ? [] : ['', askForWord(match.view)]),
    enter: (text) => match.guess(text),
    travel: { undo: () => match.undo(), redo: () => match.redo(), place: () => match.placeLines() },
    commands: commandsOf(match),
    entries: [[`${length} letters`, sayWordEntry(length)]],
    // BOARD and HINT are commands, but can also be guesses.
    isMove: (text) => foldLetters(match.lists.alphabet, text).length === length,
    ending() {
      const { view } = match;
      const { turns } = view;
      const own = match.own.among(turns.length);
      const isOwn = own === turns.length;
      const { before, after } = isOwn
        ? sayWordEnding(view)
        : { before: sayFinished('word', turns.length, own, view.solved), after: 'Play again?' };
      const word = view.solved ? '' : ` ${(view.secret ?? '').toUpperCase()}.`;
      const gap = isPlain ? [] : [''];
      const lines = [
        ...gap,
        `${before}${word}`,
        ...gap,
        // The user does not share what the program has found.
        ...(isOwn ? [...shareLines(match.shareCard(), style), ...gap] : []),
        ...sayReview(match.reviewed().slice(0, own), 'word'),
      ];
      return { lines, question: after };
    },
  };
}

const ordinary = playHandler(wordPlay);

export const play: Handler<PlayOptions & PlayCall> = async (call, world) => {
  const { seat = 'breaker', player } = call.options;
  const seats = readName(seat, 'seat', ['breaker', 'maker'], 'a seat');
  if (!seats.ok) return seats.error;
  if (call.options.boards !== undefined) return playSeveral(call, world);
  if (seats.value === 'breaker' && player === undefined) return ordinary(call, world);
  const players = readName(player ?? 'adversary', 'player', ['adversary'], 'a player');
  if (!players.ok) return players.error;
  const foreign = (['turns', 'resume', 'hard'] as const).find((name) => call.options[name] !== undefined);
  if (foreign)
    return refusal(
      'usage',
      `--${foreign} is for the game in which you look for a word that is kept.`,
      `--${foreign}`,
    );
  const { keep, runaway } = await import('../general/as-game.ts');
  return player === undefined ? keep(call as Call, world) : runaway(call as Call, world);
};

const playSeveral: Handler<PlayOptions & PlayCall> = async (call, world) => {
  const foreign = (['seat', 'player', 'hard'] as const).find((name) => call.options[name] !== undefined);
  if (foreign) return refusal('usage', `--${foreign} is for a game of one word.`, `--${foreign}`);
  return (await import('./boards-play.ts')).playBoards(call, world);
};
