import type { Code } from '@inkling/core/feedback';
import { type MastermindFault, type ScoredTurn, scoredTurn } from '@inkling/games/mastermind/rules/game';
import { checkFeedback, type FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { countsOf, type GivenAnswer, settled } from '@inkling/games/mastermind/rules/partial-turn';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { draftOf } from '../session/draft.ts';
import type { ControllerContext } from './controller-context.ts';
import type { CommandHandlers, HandlerContext } from './handlers.ts';

type Kind =
  | 'answer'
  | 'turn'
  | 'true'
  | 'rescore'
  | 'edit'
  | 'drop'
  | 'repair'
  | 'open-turn'
  | 'set-answer'
  | 'code'
  | 'show-code'
  | 'deposit'
  | 'cancel-deposit';

/** Commands for users who know the answers: give them, correct them, enter whole turns, write the code down. */
export const SCORING: CommandHandlers<Kind> = {
  answer: (context, { answer }) => score(context, answer),
  turn: (context, { code, answer }) => record(context, code, answer),
  true: (context) => void scoreTruly(context),
  rescore: (context, { turn, answer }) => rescore(context, turn, answer),
  edit: (context, { turn, code, answer }) => revise(context, turn, scoredTurn(code, answer)),
  drop: (context, { turn }) => revise(context, turn, undefined),
  repair: (context, { choice }) => {
    const found = context.contradiction.value;
    const repair = choice === undefined ? undefined : found?.repairs[choice];
    const { contradiction } = messages();
    if (repair) rescore(context, repair.turn, repair);
    else context.say(found ? contradiction.sentence(found) : contradiction.none);
  },
  'open-turn': (context, { turn }) => {
    const { solver } = messages();
    if (!context.session.edit(turn)) context.remarkOn(solver.only);
    else if (turn !== undefined) context.say(solver.editing(turn + 1));
  },
  'set-answer': ({ session }, { set }) => {
    session.answer.value = set;
  },
  code: (context, { code }) => {
    if (code) writeDown(context, code);
    else showCode(context);
  },
  'show-code': showCode,
  deposit: ({ session }) => {
    session.depositing.value = true;
  },
  'cancel-deposit': ({ session }) => {
    session.depositing.value = false;
  },
};

/** Answers the pending guess with the user's answer. */
export function score(context: HandlerContext, answer: GivenAnswer = context.session.answer.value): void {
  const { asks, editing } = context.session;
  if (asks.value === 'turn') record(context, undefined, answer);
  else if (asks.value !== 'answer') context.remarkOn(messages().answer.notNow);
  else if (editing.value !== undefined) rescore(context, editing.value, answer);
  else {
    const played = context.session.play({ kind: 'score', ...givenPart(answer) });
    if (played.ok) context.announcements.sayAndProceed();
    else {
      context.refused.value = context.session.answer.value;
      context.say(faultSentence(context, played.error));
    }
  }
}

/** Gives the correct answer according to the code the maker wrote down. Returns false if that is not possible. */
export function scoreTruly(context: HandlerContext): boolean {
  const truth = context.session.trueAnswer;
  const { maker, answer } = messages();
  if (truth) score(context, truth);
  else context.remarkOn(context.session.ownCode ? answer.notNow : maker.noCode);
  return truth !== undefined;
}

/** Enters a guess that was typed without its answer, and asks for the answer. */
export function setGuess(context: HandlerContext, code: Code): void {
  context.session.draft.value = draftOf(code);
  context.say(messages().solver.whatAnswer(namesOf(context.skin, code)));
}

/** Enters a turn of a game from elsewhere: the given guess and answer, or else what the user has entered. */
export function record(
  context: HandlerContext,
  code: Code | undefined,
  answer: GivenAnswer = context.session.answer.value,
): void {
  const { submission, editing, rules } = context.session;
  const guess = code ?? (submission.value.ready ? submission.value.code : undefined);
  const possible = checkFeedback(answer.exact, answer.near, rules.places);
  const given = settled(givenPart(answer), rules.places);
  if (!guess) context.remarkOn(messages().guess.reason(submission.value, context.nameOf));
  else if (!possible.ok) context.say(faultSentence(context, possible.error));
  else if (editing.value !== undefined) revise(context, editing.value, scoredTurn(guess, given));
  else {
    const recorded = context.session.record(guess, given);
    if (recorded.ok) context.announcements.sayAndProceed();
    else context.remarkOn(faultSentence(context, recorded.error));
  }
}

/** Deposits the maker's code, so that answers are checked against it. */
export function keepCode(context: HandlerContext, code: Code | undefined): void {
  const { submission, seating } = context.session;
  const secret = code ?? (submission.value.ready ? submission.value.code : undefined);
  const played = secret && context.session.play({ kind: 'deposit', code: secret });
  const { guess, maker, two } = messages();
  if (!played) context.remarkOn(guess.reason(submission.value, context.nameOf));
  else if (!played.ok) context.remarkOn(faultSentence(context, played.error));
  else if (seating.value.seat === 'two') {
    context.isCovered.value = true;
    context.say(two.codeSet);
  } else context.say(maker.codeSet);
}

/** Corrects an earlier answer. */
function rescore(context: HandlerContext, turn: number, answer: GivenAnswer): void {
  const played = context.session.play({ kind: 'rescore', turn, ...givenPart(answer) });
  if (!played.ok) context.say(faultSentence(context, played.error));
  else
    context.announcements.sayAndProceed(() =>
      messages().contradiction.corrected(turn + 1, ...countsOf(answer)),
    );
}

/** Strips an answer of the fields that only its input needs. */
function givenPart({ exact, near, unknown }: GivenAnswer): GivenAnswer {
  return unknown === undefined ? { exact, near } : { exact, near, unknown };
}

/** Changes or removes a turn of a game from elsewhere; the other turns stay. */
function revise(context: HandlerContext, turn: number, by: ScoredTurn | undefined): void {
  const { session } = context;
  const { turns } = session.view.value;
  const { only, noSuchTurn, revised, removed } = messages().solver;
  if (session.seating.value.seat !== 'solver') context.say(only);
  else if (!turns[turn]) context.say(noSuchTurn(turn + 1));
  else {
    session.rewrite(by ? turns.with(turn, by) : turns.toSpliced(turn, 1));
    context.announcements.sayAndProceed(() => (by ? revised : removed)(turn + 1));
  }
}

/** Deposits a typed code: that of a player about to hand over the device, or of a maker who scores by hand. */
function writeDown(context: HandlerContext, code: Code): void {
  const { session } = context;
  context.autoplay.pause();
  if (session.seating.value.seat === 'maker' && !session.hasCode) session.depositing.value = true;
  if (session.asks.value === 'code') keepCode(context, code);
  else context.say(messages().maker.noDeposit);
}

/** Shows or hides the maker's own code; it is never read aloud. */
function showCode(context: HandlerContext): void {
  const { codeShown, codeHidden, noCode } = messages().maker;
  const { isCodeShown } = context;
  if (context.session.ownCode) isCodeShown.value = !isCodeShown.value;
  if (!context.session.ownCode) context.remarkOn(noCode);
  else context.say(isCodeShown.value ? codeShown : codeHidden);
}

function faultSentence({ session }: ControllerContext, fault: MastermindFault | FeedbackFault): string {
  const { maker, answer, notNow } = messages();
  if (fault.code === 'answer-not-whole') return messages().solver.notWhole;
  if (fault.code === 'wrong-score') return maker.wrongScore(fault.exact, fault.near);
  if (fault.code === 'impossible-feedback') return answer.impossible(fault.why, session.rules.places);
  return notNow;
}
