import { parseCommand } from './command.ts';
import type { BoardsController } from './controller.ts';

/** Does what a typed line says; the game says what is wrong with a guess. */
export function runLine(controller: BoardsController, line: string): boolean {
  const command = parseCommand(line);
  switch (command.kind) {
    case 'word':
      void controller.guess(command.text);
      break;
    case 'new': {
      const { setup } = controller;
      controller.begin({ ...setup.value, boards: command.boards ?? setup.value.boards }, command.seed);
      break;
    }
    case 'hint':
      void controller.hint();
      break;
    case 'words':
      controller.showWords(!controller.state.value.drawerOpen);
      break;
    case 'undo':
      controller.undo();
      break;
    case 'redo':
      controller.redo();
      break;
    case 'say':
      controller.sayState();
      break;
    case 'help':
      controller.dialog.value = 'keys';
  }
  return true;
}
