import { messages } from '../messages/language.ts';
import { parseCommon, parseRoomCommand, type RoomCommand } from '../session/room-command.ts';
import { ownSheet } from '../session/room-game.ts';
import { playAgain } from './play-again.ts';
import type { RoomController } from './room-controller.ts';
import { react } from './to-others.ts';

/** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
export function runRoomLine(controller: RoomController, text: string): boolean {
  const open = controller.game.value;
  if (open?.kind !== 'sheets') return runTableLine(controller, text);
  const view = controller.view.value;
  const turns = (view && ownSheet(view)?.turnsUsed) ?? 0;
  const command = parseRoomCommand(text, open.sheets, turns);
  if (command.ok) perform(controller, command.value);
  else controller.say(messages().roomFault(command.error));
  return command.ok;
}

/** At a table, and before the game is there. */
function runTableLine(controller: RoomController, text: string): boolean {
  const open = controller.game.value;
  const common = parseCommon(text);
  if (common?.ok) perform(controller, common.value);
  else if (common) controller.say(messages().roomFault(common.error));
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

function perform(controller: RoomController, command: RoomCommand): void {
  switch (command.kind) {
    case 'guess':
      controller.submit(command.text);
      break;
    case 'answer':
      controller.giveAnswer(command.answer);
      break;
    case 'correct':
      controller.correct(command.turn, command.answer);
      break;
    case 'sit':
      controller.sit(command.seat);
      break;
    case 'resign':
      controller.resign();
      break;
    case 'open':
      controller.open();
      break;
    case 'say':
      void react(controller, command.reaction);
      break;
    case 'rematch':
      void playAgain(controller);
      break;
    case 'swap':
      void playAgain(controller, true);
      break;
    case 'withdraw':
      controller.send('withdraw', '');
      break;
    case 'copy':
      void controller.copyLink();
      break;
    case 'state':
      controller.sayState();
      break;
    case 'back':
      controller.parts.leave();
      break;
    case 'help':
      controller.dialog.value = 'keys';
  }
}
