import { parseCode } from '@inkling/games/mastermind/rules/notation';
import type { PlayedGame } from '../../../play/played-game.ts';
import type { World } from '../../../shell/world.ts';
import { sayCodeFault } from '../messages/faults.ts';
import { commandsOf, placeLines } from './commands.ts';
import { endingOf } from './ending.ts';
import type { Match } from './match.ts';

/** A game in which the user guesses. */
export function breakerGame(match: Match, world: World): PlayedGame {
  const { screen, skin } = match;
  return {
    get sheet() {
      return match.sheet;
    },
    get isOver() {
      return match.isOver;
    },
    opening: () => [...screen.opening(match.view, 'breaker'), ...match.boardLines()],
    draw: () => match.boardLines(),
    question: () => screen.askGuess(match.view),
    enter(text) {
      const { rules } = match.view;
      const code = parseCode(text, rules, skin);
      return code.ok
        ? match.say({ kind: 'guess', code: code.value }, () => match.lastTurnLines())
        : [sayCodeFault(code.error, rules, skin)];
    },
    travel: { undo: () => match.undo(), redo: () => match.redo(), place: () => placeLines(match) },
    commands: commandsOf(match, world).filter(({ name }) => name !== 'rescore'),
    ending: () => endingOf(match),
  };
}
