import { placesFor, symbolsAt } from '../engine/evidence.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import type { CommandHandlers, HandlerContext } from './handlers.ts';

/** Commands that ask about the position. */
export const QUESTIONS: CommandHandlers<
  'why' | 'where' | 'choices' | 'codes' | 'hint' | 'suggest' | 'state'
> = {
  why: ({ explainer }, cell) => void explainer.explain(cell),
  where: (context, { symbol }) => context.say(whereSentence(context, symbol)),
  choices: (context) => context.say(choicesSentence(context)),
  codes: (context) => context.say(codesSentence(context)),
  hint: ({ explainer }) => void explainer.hintMore(),
  suggest: ({ explainer }) => void explainer.suggest(),
  state: (context) => context.sayState(),
};

function whereSentence(context: HandlerContext, symbol: number): string {
  const findings = context.findings.value;
  const { aids, where, large } = messages();
  if (!context.gives('evidence')) return aids.off('evidence');
  if (!findings || !context.isCounted) return large.unanswered;
  context.session.noteHelp('withNotes');
  return where(
    context.nameOf(symbol),
    placesFor(findings, symbol).map((place) => place + 1),
  );
}

function choicesSentence(context: HandlerContext): string {
  const findings = context.findings.value;
  const { aids, evidence, large, speech } = messages();
  if (!context.gives('evidence')) return aids.off('evidence');
  if (!findings) return evidence.thinking;
  if (!context.isCounted) return large.unanswered;
  context.session.noteHelp('withNotes');
  return speech.choices(findings.places.map((_, place) => namesOf(context.skin, symbolsAt(findings, place))));
}

function codesSentence(context: HandlerContext): string {
  const { codes, lefts } = context.findings.value ?? { codes: [], lefts: [] };
  const { aids, listedCodes } = messages();
  if (!context.gives('list')) return aids.off('list');
  context.session.noteHelp('withNotes');
  return listedCodes(
    codes.map((code) => namesOf(context.skin, code).join(' ')),
    lefts.at(-1),
  );
}
