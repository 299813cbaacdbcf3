import type { WitchView } from '@inkling/games/witch/rules/view';
import { messages } from '../messages/language.ts';
import { nameOf, portraitOf } from './roster.ts';

/** Whether her name may be shown: she was asked about, no names are asked, or the game is over. */
export function isNamed({ params, phase, log }: WitchView, witch: number): boolean {
  const isAsked = log.some((event) => event.kind === 'quiz' && event.witch === witch);
  return isAsked || params.quiz === 'off' || phase === 'over';
}

/** Her name, or the letter by which all players know her until then. */
export function labelOf(view: WitchView, witch: number): string {
  return isNamed(view, witch) ? nameOf(witch) : messages().table.witch(letterOf(view, witch));
}

/** The same, followed by a brief description while her name may not be shown. */
export function sightOf(view: WitchView, witch: number): string {
  const label = labelOf(view, witch);
  return isNamed(view, witch) ? label : `${label}, ${messages().table.brief(portraitOf(witch).traits)}`;
}

/** A, B, C … in the order in which the faces were first seen. */
function letterOf({ log }: WitchView, witch: number): string {
  const seen = new Set<number>();
  for (const event of log)
    if ((event.kind === 'flip' || event.kind === 'peek') && event.face.type === 'gameTile')
      seen.add(event.face.witch);
  const at = seen.has(witch) ? [...seen].indexOf(witch) : seen.size;
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : letter + letter;
}
