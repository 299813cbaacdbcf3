import type { Citation, LineFault, Statement } from './lemma-checker.ts';
import type { ProofGame } from './proof-game.ts';
import { NEVER, UNLIMITED } from './set-bounds.ts';

/** Parses a cost, or `none` if no strategy keeps to the limit. */
export function parseCost(text: string): number | undefined {
  return text === 'none' ? NEVER : parseNumber(text);
}

export function parseNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}

/** Parses the line that begins a lemma: `> 73 aab:1,0`, or `> 73/4 aab:1,0` if the proof has a limit. */
export function parseStatement(text: string, game: ProofGame, within?: number): Statement | LineFault {
  const [mark, costs = '', ...turnTexts] = text.split(' ');
  const [claimText, leftText, rest] = costs.split('/');
  const claim = parseCost(claimText);
  const left = leftText === undefined ? UNLIMITED : (parseNumber(leftText) ?? 0);
  if (mark !== '>' || claim === undefined || rest !== undefined) return 'bad-line';
  // A proof without a limit states no number of guesses, and a strategy always exists.
  const isOfProof =
    within === undefined ? left === UNLIMITED && claim !== NEVER : left >= 1 && left <= within;
  if (!isOfProof) return 'bad-line';
  const turns = parseTurns(turnTexts, game);
  return typeof turns === 'string' ? turns : { claim, left, turns };
}

/** Parses turns such as `aabb:1,0` into a flat array: guess, answer, guess, answer … */
export function parseTurns(texts: readonly string[], game: ProofGame): readonly number[] | LineFault {
  const turns: number[] = [];
  for (const text of texts) {
    const [guessText, answerText = '', rest] = text.split(':');
    const guess = game.guess(guessText);
    const answer = game.answer(answerText);
    if (guess === undefined) return 'bad-guess';
    if (answer === undefined || rest !== undefined) return 'bad-answer';
    turns.push(guess, answer);
  }
  return turns;
}

/** Parses a guess with its citations, such as `abcd 1,0=17 0,2=33/2013/bacdef`. `lemmaOf` returns a citable lemma. */
export function parseGuess(
  text: string,
  game: ProofGame,
  lemmaOf: (number: number) => Statement | undefined,
): { readonly guess: number; readonly citations: readonly Citation[] } | LineFault {
  const [guessText, ...citationTexts] = text.split(' ');
  const guess = game.guess(guessText);
  if (guess === undefined) return 'bad-guess';
  if (citationTexts.length === 0) return 'bad-line';
  const citations: Citation[] = [];
  for (const citation of citationTexts) {
    const [, answerText, number, map] = /^([^=]+)=([^=/]+)(?:\/(.+))?$/.exec(citation) ?? [];
    const lemma = parseNumber(number ?? '');
    if (lemma === undefined) return 'bad-line';
    const answer = game.answer(answerText);
    if (answer === undefined) return 'bad-answer';
    const symmetry = map === undefined ? undefined : game.symmetry(map);
    if (map !== undefined && !symmetry) return 'not-a-symmetry';
    const cited = lemmaOf(lemma);
    if (!cited) return 'bad-lemma';
    citations.push({ answer, lemma, cited, map, symmetry });
  }
  return { guess, citations };
}
