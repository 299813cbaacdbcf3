import { nextGuess, type PlayerOptions } from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { parseCode, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import { sayScored, sayStopped } from '../../../messages/progress.ts';
import type { PlayedGame } from '../../../play/played-game.ts';
import { runInSteps, withinTime } from '../../../shell/long-work.ts';
import type { World } from '../../../shell/world.ts';
import { sayFeedbackFault } from '../messages/faults.ts';
import { sayDeposited } from '../messages/play.ts';
import { commandsOf, placeLines } from './commands.ts';
import { Contradiction } from './contradiction.ts';
import { endingOf } from './ending.ts';
import type { Match } from './match.ts';

/** A game in which the program guesses and the user answers. */
export function makerGame(match: Match, player: PlayerOptions, world: World): PlayedGame {
  const { screen } = match;
  const mending = new Contradiction(match);
  return {
    get sheet() {
      return match.sheet;
    },
    get isOver() {
      return match.isOver && !mending.isOpen;
    },
    opening: () => [...screen.opening(match.view, 'maker'), ...match.boardLines()],
    draw: () => match.boardLines(),
    question() {
      const { pending, turns } = match.view;
      if (mending.isOpen) return mending.question();
      return pending ? screen.askScore(turns.length + 1, pending) : [];
    },
    enter: (text) => (mending.isOpen ? mending.enter(text) : enterAnswer(match, text)),
    async advance() {
      const { position } = match;
      if (!position) throw new Error('a game that cannot be counted has no program to guess');
      return mending.isOpen || match.view.pending ? undefined : await guess(match, position, player, world);
    },
    travel: { undo: () => match.undo(), redo: () => match.redo(), place: () => placeLines(match) },
    entries: [['1,0', 'your answer: exact, near']],
    commands: commandsOf(match, world).filter(({ name }) => name !== 'solve'),
    ending: () => endingOf(match),
  };
}

async function guess(
  match: Match,
  position: Position,
  player: PlayerOptions,
  world: World,
): Promise<readonly string[]> {
  const search = withinTime(nextGuess(player, position), world, THINKING_MS);
  const outcome = await runInSteps(search, world, sayScored);
  const found = outcome.finished ? outcome.value.ok && outcome.value.value : outcome.last.best;
  const code = found || position.codes(1)[0];
  if (!code || !match.play({ kind: 'guess', code: Array.from(code) }).ok)
    throw new Error('a player without a guess');
  return outcome.finished ? [] : [sayStopped(outcome.last)];
}

/** Reads an answer, or the code before the first one. */
function enterAnswer(match: Match, text: string): readonly string[] {
  const { rules, turns, secret } = match.view;
  const answer = parseFeedback(text, rules.places);
  if (answer.ok) return match.say({ kind: 'score', ...answer.value }, () => match.lastTurnLines());
  const mayBeCode = answer.error.code === 'bad-feedback' && turns.length === 0 && !secret;
  const code = mayBeCode ? parseCode(text, rules, match.skin) : undefined;
  if (!code?.ok) return [sayFeedbackFault(answer.error, rules.places)];
  return match.say({ kind: 'deposit', code: code.value }, () => [
    sayDeposited(match.screen.code(code.value)),
  ]);
}

/** The maximum time that the user waits; then the best guess so far is played. */
const THINKING_MS = 10_000;
