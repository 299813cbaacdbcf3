import type { WordView } from '@inkling/games/word/rules/game';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import type { ExplainedLetter } from '../engine/questions.ts';
import type { WordMessages } from '../messages/english.ts';
import type { TurnName } from '../messages/grammar.ts';
import { messages } from '../messages/language.ts';

/** A letter at a place, both zero-based. */
export interface WordCell {
  readonly place: number;
  readonly letter: number;
}

/** The worker's explanation of a cell. */
export interface WordExplanation extends WordCell {
  readonly reason: ExplainedLetter;
  readonly turnName: TurnName;
}

/** The explanation as a sentence. Empty while nothing is explained. */
export function whySentence(explained: WordExplanation | undefined, alphabet: Alphabet): string {
  const { why } = messages();
  if (!explained) return '';
  const letter = alphabet.letters[explained.letter] ?? '';
  const { reason, place, turnName } = explained;
  if (reason.verdict === 'contradiction') return why.contradiction;
  if (reason.verdict === 'impossible') return why.impossible(place + 1, letter, reason.sets, turnName);
  if (reason.words) return why.possible(place + 1, letter, reason.words);
  return why.possibleLetters(place + 1, letter, reason.count, reason.witness);
}

/** How the game ended. Empty while it is in progress. */
function endSentence(view: WordView | undefined, words: WordMessages['hidden']): string {
  if (!view?.over) return '';
  return view.solved ? words.saidWon(view.turns.length) : words.saidLost(view.secret ?? '');
}

/** The last try with its marks, and how the game ended or how many words fit. */
export function trySentence(
  view: WordView | undefined,
  left: number | undefined,
  words: WordMessages['hidden'],
): string {
  const { play, speech } = messages();
  const turns = view?.turns ?? [];
  const { guess = '', marks = [] } = turns.at(-1) ?? {};
  const tried = play.tried(turns.length, guess, marks);
  const end = endSentence(view, words);
  return end ? `${tried} ${end}` : `${tried}${speech.left(left)}`;
}

/** The current state of the game. */
export function stateSentence(
  view: WordView | undefined,
  left: number | undefined,
  draft: string,
  words: WordMessages['hidden'],
): string {
  const { speech } = messages();
  const turn = (view?.turns.length ?? 0) + 1;
  return (
    endSentence(view, words) || speech.playState(turn, view?.params.tries ?? 0, speech.left(left), draft)
  );
}
