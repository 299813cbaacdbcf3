import { type Keys, press } from '../../../../shell/commands.ts';
import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { symbolOfKey } from '../../board/code-keys.ts';
import { messages as codeMessages } from '../../messages/language.ts';
import { messages } from '../messages/language.ts';
import type { LiarController } from './controller.ts';
import { LIES } from './format.ts';

/** Executes a typed line. A line that is not a command is read as a guess. Always returns true. */
export function runLine(controller: LiarController, line: string): boolean {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  const command = COMMANDS.get([first, ...rest].join(' ').toLowerCase());
  if (word === 'new') {
    const lies = LIES.find((count) => String(count) === rest[0]);
    const seed = (lies ? rest.slice(1) : rest).join(' ');
    controller.begin({ ...controller.setup, liesMax: lies ?? controller.setup.liesMax }, seed);
  } else if (word === 'doubt') doubt(controller, rest.join(' '));
  else if (command) command(controller);
  else controller.guess(line);
  return true;
}

function doubt(controller: LiarController, text: string): void {
  const turn = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  if (turn === undefined) controller.remarkOn(messages().doubtWhich);
  else if (controller.view.value.turns[turn - 1]) controller.doubt(turn - 1);
  else controller.remarkOn(codeMessages().solver.noSuchTurn(turn));
}

const COMMANDS: ReadonlyMap<string, (controller: LiarController) => void> = new Map([
  ['hint', (controller) => controller.hint()],
  ['choices', (controller) => controller.showLeft(!controller.state.value.drawerOpen)],
  ['undo', (controller) => controller.undo()],
  ['redo', (controller) => controller.redo()],
  ['resign', (controller) => controller.resign()],
  ['give up', (controller) => controller.resign()],
  ['say', (controller) => controller.sayState()],
  ['help', (controller) => controller.openDialog('keys')],
  ['?', (controller) => controller.openDialog('keys')],
]);

/** Handles the board's keys. The frame has filtered out text fields, dialogs, modifiers and disabled shortcuts. */
export function pressKey(controller: LiarController, event: KeyboardEvent, target: Element): boolean {
  const { symbols } = controller.view.value.params.rules;
  const symbol = symbolOfKey(event, controller.skin, symbols);
  if (symbol !== undefined) {
    controller.place(symbol);
    typeOnSheet(target, document);
    return true;
  }
  return press(KEYS, controller, event, target);
}

const KEYS: Keys<LiarController> = {
  enter: (controller) => controller.submit(),
  backspace: (controller) => controller.erase(),
  arrowleft: (controller) => controller.moveTo(controller.state.value.draft.place - 1),
  arrowright: (controller) => controller.moveTo(controller.state.value.draft.place + 1),
  '[': (controller) => controller.undo(),
  ']': (controller) => controller.redo(),
  '=': (controller) => controller.sayState(),
};
