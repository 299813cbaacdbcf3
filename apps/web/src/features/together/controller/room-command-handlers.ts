import { mayEnd } from '@inkling/games/contract/room-rights';
import { roomTask } from '@inkling/games/contract/room-task';
import { type Handlers, perform } from '../../../shell/commands.ts';
import { pageMessages } from '../messages/page/language.ts';
import { parseCommon, parseRoomCommand, type RoomCommand } from '../session/room-command.ts';
import { ownSheet } from '../session/room-game.ts';
import { playAgain } from './play-again.ts';
import type { RoomController } from './room-controller.ts';
import { react } from './to-others.ts';

/** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
export function runRoomLine(controller: RoomController, text: string): boolean {
  const open = controller.game.value;
  if (open?.kind !== 'sheets') return runTableLine(controller, text);
  const view = controller.view.value;
  const turns = (view && ownSheet(view)?.turnsUsed) ?? 0;
  const command = parseRoomCommand(text, open.sheets, turns);
  if (command.ok) perform(COMMANDS, controller, command.value);
  else controller.say(pageMessages().roomFault(command.error));
  return command.ok;
}

/** Executes a line typed at a table, or before the game has loaded. */
function runTableLine(controller: RoomController, text: string): boolean {
  const open = controller.game.value;
  const common = parseCommon(text);
  if (common?.ok) perform(COMMANDS, controller, common.value);
  else if (common) controller.say(pageMessages().roomFault(common.error));
  if (common) return common.ok;
  if (open?.kind !== 'table') {
    controller.sayState();
    return false;
  }
  const move = open.table.readMove(text);
  if (move.ok) controller.play(move.value);
  else controller.say(move.error);
  return move.ok;
}

/** Asks whether to end the game for everybody, or says why that cannot be done now. */
export function askToEnd(controller: RoomController): void {
  const view = controller.view.value;
  if (view && mayEnd(view)) controller.dialog.value = 'end';
  else if (view) controller.say(controller.sentences.notNow(roomTask(view)));
}

const COMMANDS: Handlers<RoomController, RoomCommand> = {
  guess: (controller, { text }) => controller.submit(text),
  answer: (controller, { answer }) => controller.giveAnswer(answer),
  correct: (controller, { turn, answer }) => controller.correct(turn, answer),
  sit: (controller, { seat }) => controller.sit(seat),
  resign: (controller) => controller.resign(),
  open: (controller) => controller.open(),
  say: (controller, { reaction }) => react(controller, reaction),
  rematch: (controller) => playAgain(controller),
  swap: (controller) => playAgain(controller, true),
  invite: (controller) => controller.send('invite', ''),
  withdraw: (controller) => controller.send('withdraw', ''),
  end: (controller) => askToEnd(controller),
  copy: (controller) => controller.copyLink(),
  state: (controller) => controller.sayState(),
  back: (controller) => controller.parts.leave(),
  help: (controller) => {
    controller.dialog.value = 'keys';
  },
};
