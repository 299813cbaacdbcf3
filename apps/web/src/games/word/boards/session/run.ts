import { type Handlers, perform } from '../../../../shell/commands.ts';
import { type Command, parseCommand } from './command.ts';
import type { BoardsController } from './controller.ts';

/** Does what a typed line says; the game says what is wrong with a guess. */
export function runLine(controller: BoardsController, line: string): boolean {
  return perform(COMMANDS, controller, parseCommand(line));
}

const COMMANDS: Handlers<BoardsController, Command> = {
  word: (controller, { text }) => controller.guess(text),
  new: (controller, { boards, seed }) => {
    const { setup } = controller;
    controller.begin({ ...setup.value, boards: boards ?? setup.value.boards }, seed);
  },
  hint: (controller) => controller.hint(),
  words: (controller) => controller.showWords(!controller.state.value.drawerOpen),
  undo: (controller) => controller.undo(),
  redo: (controller) => controller.redo(),
  say: (controller) => controller.sayState(),
  help: (controller) => controller.openDialog('keys'),
};
