import { parseCode } from '@inkling/games/mastermind/notation';
import { words as mainWords } from '../words/language.ts';
import { parseReviewCommand, type ReviewCommand } from './command.ts';
import type { DrillDesk } from './drill-desk.ts';
import type { ReviewDesk } from './review-desk.ts';
import { words } from './words/language.ts';

/** Does what a typed line says; false when it was not understood, and a sentence then says why. */
export function runReviewLine(desk: ReviewDesk, line: string): boolean {
  const drill = desk.drill.value;
  if (drill) return runDrillLine(desk, drill, line);
  const command = parseReviewCommand(line, desk.turns.length);
  if (command.ok) runCommand(desk, command.value);
  else desk.say(words().fault(command.error));
  return command.ok;
}

function runCommand(desk: ReviewDesk, command: ReviewCommand): void {
  switch (command.kind) {
    case 'turn':
      desk.lookAt(command.turn);
      break;
    case 'again':
    case 'best':
      if (command.turn !== undefined) desk.lookAt(command.turn);
      void (command.kind === 'again' ? desk.tryAgain() : desk.playBest());
      break;
    case 'share':
      void desk.share(command.what);
      break;
    default:
      PLAIN_VERBS[command.kind](desk);
  }
}

type PlainKind = Exclude<ReviewCommand['kind'], 'turn' | 'again' | 'best' | 'share'>;

const PLAIN_VERBS: Readonly<Record<PlainKind, (desk: ReviewDesk) => void>> = {
  next: (desk) => desk.lookAt(desk.at.value + 1),
  previous: (desk) => desk.lookAt(desk.at.value - 1),
  costly: (desk) => desk.nextCostly(),
  drill: (desk) => desk.startDrill(),
  state: (desk) => desk.lookAt(desk.at.value),
  help: (desk) => {
    desk.keysOpen.value = true;
  },
};

/** While a turn is done again, a line is a guess or one of a few words. */
function runDrillLine(desk: ReviewDesk, drill: DrillDesk, line: string): boolean {
  const text = line.trim().replace(/^guess\s+/i, '');
  const act = DRILL_VERBS.get(text.toLowerCase());
  if (act) {
    act(desk, drill);
    return true;
  }
  const code = parseCode(text, desk.view.rules, desk.skin);
  if (code.ok) drill.tryGuess(code.value);
  else desk.say(text === '' ? words().drill.help : mainWords().command.fault(code.error));
  return code.ok;
}

type DrillVerb = (desk: ReviewDesk, drill: DrillDesk) => void;

const DRILL_VERBS: ReadonlyMap<string, DrillVerb> = new Map<string, DrillVerb>([
  ['give up', (_, drill) => drill.giveUp()],
  ['show', (_, drill) => drill.giveUp()],
  ['next', (_, drill) => drill.next()],
  ['next costly', (_, drill) => drill.next()],
  ['state', (_, drill) => drill.sayState()],
  ['end', (desk) => desk.endDrill()],
  ['review', (desk) => desk.endDrill()],
  ['help', PLAIN_VERBS.help],
  ['?', PLAIN_VERBS.help],
]);
