import { fail } from '@inkling/core/result';
import { makeSelby, parseSelby } from '@inkling/deduction/notation/selby';
import type { OwnNotation } from '../../contract/optimum.ts';
import { selbyCodec, wordsAsTyped } from './word-codec.ts';

/** Selby's notation: each guess in a line is followed by its marks and its turn number. */
export const selbyLines: OwnNotation<unknown> = {
  form: 'selby',
  firstGuess: (text) => /^\s*(\S+) +[BYG]+1(?=\s|$)/.exec(text)?.[1],
  read(text, _setup, { codec, checkedGame }) {
    const root = parseSelby(text, selbyCodec(wordsAsTyped(codec)), checkedGame.solved);
    return root.ok ? root : fail({ code: 'selby', fault: root.error });
  },
  make: (root, _setup, { codec, checkedGame }) =>
    makeSelby(root, { ...checkedGame, feedback: checkedGame.evaluate }, selbyCodec(codec)),
};
