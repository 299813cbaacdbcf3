import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { messages as gameMessages } from '../../messages/language.ts';
import { messages } from '../messages/language.ts';
import { parseReviewCommand, type ReviewCommand } from '../session/command.ts';
import type { DrillController } from './drill-controller.ts';
import type { ReviewController } from './review-controller.ts';

/** Does what a typed line says; false when it was not understood, and a sentence then says why. */
export function runReviewLine(controller: ReviewController, line: string): boolean {
  const drill = controller.drill.value;
  if (drill) return runDrillLine(controller, drill, line);
  const command = parseReviewCommand(line, controller.turns.length);
  if (command.ok) runCommand(controller, command.value);
  else controller.announcer.say(messages().fault(command.error));
  return command.ok;
}

function runCommand(controller: ReviewController, command: ReviewCommand): void {
  switch (command.kind) {
    case 'turn':
      controller.lookAt(command.turn);
      break;
    case 'again':
    case 'best':
      if (command.turn !== undefined) controller.lookAt(command.turn);
      void (command.kind === 'again' ? controller.tryAgain() : controller.playBest());
      break;
    case 'share':
      void controller.share(command.what);
      break;
    default:
      PLAIN_VERBS[command.kind](controller);
  }
}

type PlainKind = Exclude<ReviewCommand['kind'], 'turn' | 'again' | 'best' | 'share'>;

const PLAIN_VERBS: Readonly<Record<PlainKind, (controller: ReviewController) => void>> = {
  next: (controller) => controller.lookAt(controller.at.value + 1),
  previous: (controller) => controller.lookAt(controller.at.value - 1),
  costly: (controller) => controller.nextCostly(),
  drill: (controller) => controller.startDrill(),
  state: (controller) => controller.lookAt(controller.at.value),
  help: (controller) => {
    controller.keysOpen.value = true;
  },
};

/** While a turn is done again, a line is a guess or one of a few words. */
function runDrillLine(controller: ReviewController, drill: DrillController, line: string): boolean {
  const text = line.trim().replace(/^guess\s+/i, '');
  const act = DRILL_VERBS.get(text.toLowerCase());
  if (act) {
    act(controller, drill);
    return true;
  }
  const code = parseCode(text, controller.view.rules, controller.skin);
  if (code.ok) drill.tryGuess(code.value);
  else
    controller.announcer.say(text === '' ? messages().drill.help : gameMessages().command.fault(code.error));
  return code.ok;
}

type DrillVerb = (controller: ReviewController, drill: DrillController) => void;

const DRILL_VERBS: ReadonlyMap<string, DrillVerb> = new Map<string, DrillVerb>([
  ['give up', (_, drill) => drill.giveUp()],
  ['show', (_, drill) => drill.giveUp()],
  ['next', (_, drill) => drill.next()],
  ['next costly', (_, drill) => drill.next()],
  ['state', (_, drill) => drill.sayState()],
  ['end', (controller) => controller.endDrill()],
  ['review', (controller) => controller.endDrill()],
  ['help', PLAIN_VERBS.help],
  ['?', PLAIN_VERBS.help],
]);
