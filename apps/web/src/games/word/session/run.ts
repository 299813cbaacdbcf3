import { type Handlers, perform } from '../../../shell/commands.ts';
import { messages } from '../messages/language.ts';
import { parseWordCommand, type WordCommand } from '../model/command.ts';
import type { WordController } from './controller.ts';

/** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
export function runLine(controller: WordController, text: string): boolean {
  const { alphabet, params } = controller.play;
  const command = parseWordCommand(text, { alphabet, length: params.value.length, rounds: [] });
  if (command.ok) perform(COMMANDS, controller, command.value);
  else controller.say(messages().speech.commandFault(command.error));
  return command.ok;
}

const COMMANDS: Handlers<WordController, WordCommand> = {
  word: (controller, { word }) => controller.guess(word),
  why: (controller, cell) => controller.explain(cell),
  new: (controller, { length, hard, seed }) => {
    const params = controller.play.params.value;
    controller.begin({ ...params, length: length ?? params.length, hard }, seed);
  },
  list: (controller, { list }) => controller.beginFrom(list),
  hint: (controller) => controller.hint(),
  words: (controller) => controller.showWords(!controller.state.value.drawerOpen),
  undo: (controller) => controller.undo(),
  redo: (controller) => controller.redo(),
  say: (controller) => controller.sayState(),
  play: (controller) => controller.sayState(),
  choices: (controller) => controller.sayChoices(),
  solver: () => {
    location.hash = '#/wordsolver';
  },
  help: (controller) => controller.openDialog('keys'),
  rounds: sayMarksAreGiven,
  clear: sayMarksAreGiven,
  check: sayMarksAreGiven,
  patterns: sayMarksAreGiven,
  drop: sayMarksAreGiven,
  repair: sayMarksAreGiven,
};

function sayMarksAreGiven(controller: WordController): void {
  controller.say(messages().speech.marksAreGiven);
}
