import { fail, ok, type Result } from '@inkling/core/result';
import { parseSelby } from '@inkling/solvers/optimal/notation/selby';
import { verifyStrategy } from '@inkling/solvers/optimal/verify';
import { checkMarks } from '@inkling/solvers/optimal/verify-evaluators';
import { selbyCodec, wordCodec } from 'inkling/optimal/codecs';
import { WORD_LENGTH } from '../session/lab-game.ts';
import type { Grown, SelbyTreeFault } from './grown.ts';
import { layFlat } from './tree-data.ts';
import { wordGameOf } from './word-game.ts';

const LENGTH_MAX = 8_000_000;

/**
 * Reads a tree of Selby's lines and checks it against the words that it names itself: each line ends with a word that
 * is found, and those words are its secrets. Which list they were taken from the file does not say.
 */
export function readSelby(text: string): Result<Grown, SelbyTreeFault> {
  if (text.length > LENGTH_MAX) return fail({ code: 'too-long', line: 1 });
  const named = wordsIn(text);
  if (!named.ok) return named;
  const { allowed, answers } = named.value;
  const codec = wordCodec(allowed, WORD_LENGTH);
  const read = parseSelby(text, selbyCodec(codec), SOLVED);
  if (!read.ok) return read;
  const spelt = (words: readonly string[]) =>
    words.map((word) => Array.from(word, (letter) => letter.charCodeAt(0)));
  const [guesses, secrets] = [spelt(allowed), spelt(answers)];
  const tally = verifyStrategy(read.value, {
    secretCount: answers.length,
    guessCount: allowed.length,
    solved: SOLVED,
    evaluate: (guess, secret) => checkMarks(guesses[guess] as number[], secrets[secret] as number[]),
  });
  if ('code' in tally) return fail({ code: 'unsound', why: tally.code, line: 1 });
  const data = layFlat(read.value, wordGameOf(allowed, answers, codec));
  if (!data) throw new Error('the checker passed a tree that does not find every word');
  return ok({
    game: { kind: 'words', hard: false },
    data,
    tally,
    checked: 'own-words',
    file: undefined,
    search: undefined,
  });
}

const SOLVED = 3 ** WORD_LENGTH - 1;

/** Every guess of the file, and the words that its lines end with. Blanks stand for what the line before has there. */
function wordsIn(
  text: string,
): Result<{ readonly allowed: readonly string[]; readonly answers: readonly string[] }, SelbyTreeFault> {
  const allowed = new Set<string>();
  const answers = new Set<string>();
  let whole = '';
  for (const [at, short] of text.split('\n').entries()) {
    const trimmed = short.trimEnd();
    if (trimmed === '') continue;
    const blanks = trimmed.length - trimmed.trimStart().length;
    whole = whole.slice(0, blanks).padEnd(blanks) + trimmed.slice(blanks);
    const words = whole.split(/\s+/).filter((_, turn) => turn % 2 === 0);
    for (const word of words) {
      if (!/^[a-z]{5}$/.test(word)) return fail({ code: 'other-length', line: at + 1 });
      allowed.add(word);
    }
    const last = words.at(-1) as string;
    if (answers.has(last)) return fail({ code: 'repeated-word', line: at + 1 });
    answers.add(last);
  }
  return ok({ allowed: [...allowed].toSorted(), answers: [...answers].toSorted() });
}
