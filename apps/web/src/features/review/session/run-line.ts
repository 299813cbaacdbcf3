import { messages } from '../messages/language.ts';
import { parseReviewCommand, type ReviewCommand } from '../model/command.ts';
import type { OpenPractice, ReviewSession } from './review-session.ts';
import { linkOf } from './review-session.ts';

/** Executes a typed line. Returns false if it was not understood, and then announces why. */
export function runReviewLine(session: ReviewSession, line: string): boolean {
  const open = session.practice.value;
  if (open) return runPracticeLine(session, open, line);
  const command = parseReviewCommand(line, session.game.turns.length);
  if (command.ok) run(session, command.value);
  else session.announcer.say(messages().fault(command.error));
  return command.ok;
}

function run(session: ReviewSession, command: ReviewCommand): void {
  if ('turn' in command && command.turn !== undefined) session.lookAt(command.turn);
  if (command.kind === 'share') void session.copy(linkOf(session, command.what));
  else if (command.kind !== 'turn') VERBS[command.kind](session);
}

type Verb = Exclude<ReviewCommand['kind'], 'turn' | 'share'>;

const VERBS: Readonly<Record<Verb, (session: ReviewSession) => void>> = {
  again: (session) => void session.playOn(),
  best: (session) => void session.playBetter(),
  practice: (session) => session.startPractice(),
  next: (session) => session.lookAt(session.at.value + 1),
  previous: (session) => session.lookAt(session.at.value - 1),
  costly: (session) => session.nextCostly(),
  state: (session) => session.sayState(),
  help: (session) => {
    session.keysOpen.value = true;
  },
};

/** Executes a line typed during practice, which is a guess or one of a few commands. */
function runPracticeLine(session: ReviewSession, { turn, practice }: OpenPractice, line: string): boolean {
  switch (line.trim().toLowerCase()) {
    case 'give up':
    case 'show':
      practice.giveUp();
      return true;
    case 'next':
      session.startPractice(turn + 1);
      return true;
    case 'state':
      session.sayState();
      return true;
    case 'end':
    case 'review':
      session.endPractice();
      return true;
    case 'help':
    case '?':
      session.keysOpen.value = true;
      return true;
    case '':
      session.announcer.say(messages().practice.help);
      return false;
    default:
      return practice.run(line);
  }
}
