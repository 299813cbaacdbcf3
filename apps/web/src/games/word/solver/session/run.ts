import { type Handlers, perform } from '../../../../shell/commands.ts';
import { messages } from '../../messages/language.ts';
import { parseWordCommand, type WordCommand } from '../../model/command.ts';
import { solverMessages } from '../messages/language.ts';
import type { SolverController } from './controller.ts';

/** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
export function runLine(controller: SolverController, text: string): boolean {
  const { alphabet, length, rounds } = controller.session;
  const command = parseWordCommand(text, { alphabet, length: length.value, rounds: rounds.value });
  if (command.ok) perform(COMMANDS, controller, command.value);
  else controller.say(messages().speech.commandFault(command.error));
  return command.ok;
}

const COMMANDS: Handlers<SolverController, WordCommand> = {
  word: (controller, { word }) => controller.take(word),
  rounds: (controller, { rounds }) => controller.addRounds(rounds),
  why: (controller, cell) => controller.explain(cell),
  list: (controller, { list }) => controller.setList(list),
  repair: (controller, { number }) => {
    const found = controller.findings.latest.value?.check.repairs[number - 1];
    if (found) controller.repair(found);
    else controller.say(solverMessages().speech.noSuchRepair);
  },
  drop: (controller, { number }) => {
    if (number <= controller.session.rounds.value.length) controller.removeRound(number - 1);
    else controller.say(solverMessages().speech.noSuchRound);
  },
  hint: (controller) => controller.hint(),
  undo: (controller) => controller.undo(),
  redo: (controller) => controller.redo(),
  clear: (controller) => controller.clear(),
  choices: (controller) => controller.sayChoices(),
  check: (controller) => controller.sayCheck(),
  patterns: (controller) => controller.listPatterns(),
  say: (controller) => controller.sayState(),
  words: (controller) => controller.sayState(),
  solver: (controller) => controller.sayState(),
  new: goToGame,
  play: goToGame,
  help: (controller) => controller.openDialog('keys'),
};

function goToGame(): void {
  location.hash = '#/word';
}
