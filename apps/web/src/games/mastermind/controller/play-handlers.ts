import type { Code } from '@inkling/core/feedback';
import { appMessages } from '../../../shell/messages/language.ts';
import { messages } from '../messages/language.ts';
import { messages as pieceMessages } from '../pieces/messages/language.ts';
import { forksOf } from '../session/branches.ts';
import { putDown } from '../session/carried.ts';
import { type Draft, draftOf, eraseSymbol, fillRest, isFull, moveTo, placeSymbol } from '../session/draft.ts';
import { rowWithHeld } from '../session/held-places.ts';
import { contradictedBy } from '../session/submission.ts';
import type { CommandHandlers, HandlerContext } from './handlers.ts';
import { keepCode, record, score, setGuess } from './scoring-handlers.ts';

type Kind =
  | 'guess'
  | 'submit'
  | 'uncover'
  | 'undo'
  | 'redo'
  | 'branch'
  | 'follow'
  | 'pick'
  | 'put'
  | 'fill'
  | 'move'
  | 'erase'
  | 'copy'
  | 'put-down'
  | 'hold'
  | 'drawer'
  | 'notes';

/** Commands that enter and play a guess, and that move back and forth in the game. */
export const PLAY: CommandHandlers<Kind> = {
  guess: (context, { code }) => submit(context, code),
  submit: (context) => submit(context, undefined),
  uncover,
  undo,
  redo,
  branch: (context, { choice }) => {
    const fork = forksOf(context.session.sheet.value).at(-1);
    const { branches } = messages();
    const next = choice ?? ((fork?.taken ?? -1) + 1) % (fork?.branches.length ?? 1);
    const chosen = fork?.branches[next];
    if (chosen) follow(context, chosen.node);
    else context.remarkOn(fork ? branches.noSuch(fork.branches.length) : branches.none);
  },
  follow: (context, { node }) => follow(context, node),
  pick: (context, { symbol }) => {
    const row = rowToSet(context);
    const { place } = row;
    const isBarred = context.isBarred(symbol, place);
    if (isFull(row)) sayFull(context);
    else if (isTyping(context)) context.session.draft.value = placeSymbol(row, symbol);
    if (isBarred) void context.explainer.explain({ place, symbol });
  },
  put: (context, { symbol, place }) => {
    const { draft } = context.session;
    if (isTyping(context)) draft.value = placeSymbol(draft.value, symbol, place);
  },
  fill: (context, { symbol }) => {
    const row = rowToSet(context);
    if (isFull(row)) sayFull(context);
    else if (isTyping(context)) context.session.draft.value = fillRest(row, symbol);
  },
  move: ({ session }, { place }) => {
    session.draft.value = moveTo(session.draft.value, place);
  },
  erase: (context) => {
    const { draft } = context.session;
    if (isTyping(context)) draft.value = eraseSymbol(draft.value);
  },
  copy: ({ session }, { code }) => {
    session.draft.value = draftOf(code);
  },
  'put-down': (context, { carried, place }) => {
    const { draft } = context.session;
    if (isTyping(context)) draft.value = putDown(draft.value, carried, place);
  },
  hold: (context, { place }) => {
    if (context.session.asks.value !== 'guess') return;
    context.session.hold(place);
    const isHeld = context.session.held.value.includes(place);
    context.say(messages().held.announced(place + 1, isHeld));
  },
  drawer: ({ session }, { open }) => session.openDrawer(open),
  notes: (context) => {
    const isOpen = !context.session.notes.value.drawerOpen;
    context.session.openDrawer(isOpen);
    context.say(messages().notes.announced(isOpen));
  },
};

/** Submits the given code, or else what the user has entered, as whatever the sheet is waiting for. */
function submit(context: HandlerContext, code: Code | undefined): void {
  context.autoplay.pause();
  if (context.isCovered.value) {
    uncover(context);
    if (!code) return;
  }
  const { session } = context;
  const { answer, maker, guess } = messages();
  switch (session.asks.value) {
    case 'guess':
      playGuess(context, code);
      break;
    case 'code':
      keepCode(context, code);
      break;
    case 'turn':
      if (code) setGuess(context, code);
      else record(context, code);
      break;
    case 'answer':
      if (code) context.remarkOn(answer.wanted);
      else score(context);
      break;
    case 'player':
      context.say(context.contradiction.value ? answer.contradicted : maker.thinking);
      break;
    case 'nothing':
      if (context.isEndInDoubt.value) context.say(answer.contradicted);
      else context.say(guess.reason(session.submission.value, context.nameOf));
  }
}

function playGuess(context: HandlerContext, code: Code | undefined): void {
  const { session, settings } = context;
  const { submission, view } = session;
  const guess = code ?? (submission.value.ready ? submission.value.code : undefined);
  const turns = guess ? contradictedBy(guess, view.value.turns) : [];
  if (settings.value.consistentOnly && turns.length > 0)
    context.remarkOn(messages().aids.held(turns.map((turn) => turn + 1)));
  else if (session.submit(code)) context.announcements.sayTurn();
  else context.remarkOn(messages().guess.reason(submission.value, context.nameOf));
}

/** Called once the breaker has the device. */
function uncover(context: HandlerContext): void {
  const { session, isCovered } = context;
  isCovered.value = false;
  context.say(messages().two.begin(session.rules.places, session.rules.symbols));
}

function undo(context: HandlerContext): void {
  const { session, announcements, autoplay } = context;
  autoplay.pause();
  announcements.dropPending();
  const { speech } = messages();
  if (session.isResultFinal) context.remarkOn(appMessages().app.oneTry);
  else if (!session.undo()) context.remarkOn(speech.nothingToUndo);
  else announcements.sayCounted((left) => speech.undone(context.turnNumber, left));
}

function redo(context: HandlerContext): void {
  const { session, announcements, autoplay } = context;
  autoplay.pause();
  if (!session.redo()) context.remarkOn(messages().speech.nothingToRedo);
  else if (session.asks.value === 'player' || session.view.value.pending) announcements.sayAndProceed();
  else announcements.sayTurn();
}

/** Goes to the end of another branch of the sheet. */
function follow(context: HandlerContext, node: number): void {
  const { session, autoplay } = context;
  autoplay.pause();
  if (session.isResultFinal) {
    context.remarkOn(appMessages().app.oneTry);
    return;
  }
  session.follow(node);
  context.announcements.sayCounted((left) => messages().branches.followed(context.turnNumber, left));
}

/** Returns the row that the next piece goes into. */
function rowToSet({ session }: HandlerContext): Draft {
  return rowWithHeld(session.draft.value, session.held.value);
}

function sayFull(context: HandlerContext): void {
  if (isTyping(context)) context.remarkOn(pieceMessages().full);
}

function isTyping({ session }: HandlerContext): boolean {
  return ['guess', 'turn', 'code'].includes(session.asks.value);
}
