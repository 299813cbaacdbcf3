import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/notation';
import { codeCount } from '@inkling/solvers/candidates/code-space';
import { parseJsonStrategy } from '@inkling/solvers/optimal/notation/graph';
import { parseIrving } from '@inkling/solvers/optimal/notation/irving-parser';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import { parseStrategy, parseStrategyHeader } from '@inkling/solvers/optimal/strategy-text';
import { type Referee, verifyStrategy } from '@inkling/solvers/optimal/verify';
import { checkCodes, checkExactNear } from '@inkling/solvers/optimal/verify-evaluators';
import { wordCodec } from 'inkling/optimal/codecs';
import { type KnownList, verifyFile } from 'inkling/optimal/verify-file';
import { type LabGame, parseLabGame, WORD_LENGTH } from '../session/lab-game.ts';
import { codeGame } from './code-game.ts';
import { checked, TREE_CODES_MAX } from './grow.ts';
import type { Grown, ReadFault } from './grown.ts';
import { readSelby } from './selby-tree.ts';
import { layFlat, type TreeGame } from './tree-data.ts';
import { wordGameOf } from './word-game.ts';

/**
 * Reads a tree in any of the notations: our strategy file, Knuth's and Irving's brackets, JSON, or Selby's lines. The
 * text is not believed: whatever is shown has passed the checker. `rules` are for brackets and JSON, which name none.
 */
export function readTree(
  text: string,
  rules: CodeRules | undefined,
  lists: readonly KnownList[],
): Result<Grown, ReadFault> {
  const start = text.trimStart();
  if (start === '') return fail({ code: 'empty' });
  if (start.startsWith('inkling-strategy')) return readOwn(text, lists);
  const isBracket = /^\d{1,9}\s*\(/.test(start);
  if (isBracket || start.startsWith('{')) {
    if (!rules) return fail({ code: 'needs-rules' });
    if (codeCount(rules) > BigInt(TREE_CODES_MAX)) return fail({ code: 'rules-too-large' });
    return isBracket ? readIrving(text, rules) : readJson(text, rules);
  }
  if (/^[a-z]+\s+[BYG]+1\b/.test(start)) {
    const read = readSelby(text);
    return read.ok ? read : fail({ code: 'selby', fault: read.error });
  }
  return fail({ code: 'unknown-form' });
}

function readOwn(text: string, lists: readonly KnownList[]): Result<Grown, ReadFault> {
  const verdict = verifyFile(text, lists);
  if (!verdict.ok) return fail({ code: 'strategy', fault: verdict.error });
  const header = parseStrategyHeader(text);
  if (!header.ok) return fail({ code: 'strategy', fault: header.error });
  const game = parseLabGame(header.value.rules);
  if (!game) return fail({ code: 'other-length' });
  const below = gameOf(game, lists);
  const read = parseStrategy(text, below.codec);
  if (!read.ok) return fail({ code: 'strategy', fault: read.error });
  const data = layFlat(read.value.file.root, below);
  if (!data) throw new Error('the checker passed a tree that does not find every secret');
  const { total, worst, histogram } = verdict.value;
  return ok({
    game,
    data,
    tally: { total, worst, histogram },
    checked: 'secrets',
    file: text,
    search: undefined,
  });
}

function gameOf(game: LabGame, lists: readonly KnownList[]): TreeGame {
  if (game.kind === 'codes') return codeGame(game.rules);
  const words = (name: string) => lists.find((list) => list.name === name)?.words ?? [];
  const allowed = words('allowed');
  return wordGameOf(allowed, words('answers'), wordCodec(allowed, WORD_LENGTH));
}

function readIrving(text: string, rules: CodeRules): Result<Grown, ReadFault> {
  const game = codeGame(rules);
  const read = parseIrving(text, {
    ...game,
    places: rules.places,
    guessOf: (secret) => secret,
    codec: { makeGuess: game.codec.makeGuess, parseGuess: guessReader(rules, game) },
  });
  return read.ok ? judged(read.value, rules) : fail({ code: 'irving', fault: read.error });
}

function readJson(text: string, rules: CodeRules): Result<Grown, ReadFault> {
  const game = codeGame(rules);
  const read = parseJsonStrategy(text, { ...game.codec, parseGuess: guessReader(rules, game) });
  return read.ok ? judged(read.value, rules) : fail({ code: 'json', fault: read.error });
}

/** Codes in letters or digits. */
function guessReader(rules: CodeRules, game: TreeGame): (text: string) => number | undefined {
  return (text) => {
    const code = parseCode(text, rules);
    return code.ok ? game.codec.parseGuess(makeCode(code.value)) : undefined;
  };
}

function judged(root: Strategy, rules: CodeRules): Result<Grown, ReadFault> {
  const { places, symbols, repeats } = rules;
  const codes = checkCodes(places, symbols, repeats);
  const referee: Referee = {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: ((places + 1) * (places + 2)) / 2 - 1,
    evaluate: (guess, secret) => checkExactNear(codes[guess] as number[], codes[secret] as number[]),
  };
  const tally = verifyStrategy(root, referee);
  if (!('code' in tally)) return ok(checked(rules, root));
  const guess = codeGame(rules).codec.makeGuess(tally.node.guess);
  return fail({ code: 'unsound', why: tally.code, guess });
}
