import { type Handlers, perform } from '../../../shell/commands.ts';
import { messages } from '../messages/language.ts';
import { type PuzzleCommand, parsePuzzleCommand } from '../model/command.ts';
import type { PuzzleSession } from './puzzle-session.ts';

/** What a command needs from the browser. */
export interface Browser {
  copy(): Promise<unknown>;
  goTo(address: string): void;
}

/** Executes a typed line. Returns false if it was not understood or is not possible now, and says why. */
export function runPuzzleLine(session: PuzzleSession, line: string, browser: Browser): boolean {
  const { look, puzzle } = session.shown;
  const command = parsePuzzleCommand(line, look.parseAnswer);
  if (command.ok) return perform(HANDLERS, { session, browser }, command.value);
  const { error } = command;
  const example = look.makeAnswer(puzzle.clues[0]?.guess ?? []);
  session.say(() =>
    error.code === 'nothing'
      ? messages().command.nothing(example)
      : messages().command.notUnderstood(error.text, example),
  );
  return false;
}

/** Copies the link to the puzzle, and says so. */
export async function copyLink(session: PuzzleSession, { copy }: Browser): Promise<void> {
  await copy();
  session.say(() => messages().copied);
}

interface Context {
  readonly session: PuzzleSession;
  readonly browser: Browser;
}

const HANDLERS: Handlers<Context, PuzzleCommand> = {
  answer: whileOpen((session, { answer }) => session.answer(answer)),
  undo: whileOpen((session) => session.undo()),
  hint: whileOpen((session) => session.hint()),
  show: whileOpen((session) => session.show()),
  next: onceOver((session) => session.turn(1)),
  back: onceOver((session) => session.turn(-1)),
  step: onceOver((session, { slide }) => {
    const { length } = session.shown.proof.steps;
    if (session.turnTo(slide)) return true;
    session.say(() => messages().command.noStep(length));
    return false;
  }),
  link: ({ session, browser }) => void copyLink(session, browser),
  puzzles: ({ browser }) => browser.goTo('#/puzzles'),
  help: ({ session }) => {
    session.keysOpen.value = true;
  },
};

/** Returns a handler that refuses, and says so, once the solution is known. */
function whileOpen<Command>(handle: (session: PuzzleSession, command: Command) => unknown) {
  return ({ session }: Context, command: Command): unknown => {
    if (!session.isOver.value) return handle(session, command);
    session.say(() => messages().command.isOver);
    return false;
  };
}

/** Returns a handler that refuses, and says so, until the solution is known. */
function onceOver<Command>(handle: (session: PuzzleSession, command: Command) => unknown) {
  return ({ session }: Context, command: Command): unknown => {
    if (session.isOver.value) return handle(session, command);
    session.say(() => messages().command.notYet);
    return false;
  };
}
