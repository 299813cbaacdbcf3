import { codeCount } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { checkCodes, checkExactNear } from '@inkling/deduction/check/evaluators';
import { type JsonFault, parseJsonStrategy } from '@inkling/deduction/notation/graph';
import { parseIrving } from '@inkling/deduction/notation/irving-parser';
import type { IrvingFault } from '@inkling/deduction/notation/irving-signs';
import { type FlatGame, flattenTree } from '@inkling/deduction/optimum/flat-tree';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { type CheckedGame, verifyStrategy } from '@inkling/deduction/optimum/verify';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { verifyFile } from 'inkling/optimal/verify-file';
import type { LabTree, TreeFault } from '../../../../shell/parts/lab-tasks.ts';
import { checkedTree, codeGame, TREE_CODES_MAX } from './code-tree.ts';

/** Why brackets or JSON could not be read as a tree. */
export type ReadFault =
  | { readonly code: 'needs-rules' | 'rules-too-large' }
  | { readonly code: 'irving'; readonly fault: IrvingFault }
  | { readonly code: 'json'; readonly fault: JsonFault };

/** Whether a string begins like a tree for codes: our strategy file, Knuth's and Irving's brackets, or JSON. */
export function isCodeTree(text: string): boolean {
  const game = /^game (\S+)/m.exec(text.slice(0, HEADER_LENGTH_MAX))?.[1];
  if (text.startsWith('inkling-strategy')) return game === undefined || game === 'mastermind';
  return /^(?:\d{1,9}\s*\(|\{)/.test(text);
}

const HEADER_LENGTH_MAX = 4000;

/**
 * Reads a tree in any of these notations. The input is not trusted: whatever is shown has passed the checker.
 * `rules` is needed for brackets and JSON, which do not contain the rules.
 */
export function readTree(text: string, rules: CodeRules | undefined): Result<LabTree, TreeFault> {
  if (text.startsWith('inkling-strategy')) return readFile(text);
  if (!rules) return ownFault({ code: 'needs-rules' });
  if (codeCount(rules) > BigInt(TREE_CODES_MAX)) return ownFault({ code: 'rules-too-large' });
  return text.startsWith('{') ? readJson(text, rules) : readIrving(text, rules);
}

function ownFault(fault: ReadFault): Result<never, TreeFault> {
  return fail({ code: 'own', fault });
}

function readFile(text: string): Result<LabTree, TreeFault> {
  const verdict = verifyFile(text);
  if (!verdict.ok) return fail({ code: 'strategy', fault: verdict.error });
  const { rules: named, tree: checked, total, worst, histogram } = verdict.value;
  const rules = parseRules(named);
  const tree = rules.ok ? flattenTree(checked.root, codeGame(rules.value)) : undefined;
  if (!tree) throw new Error('the checker passed a tree that does not find every secret');
  const tally = { total, worst, histogram };
  return ok({ rules: named, tree, tally, checked: 'secrets', file: text, search: undefined });
}

function readIrving(text: string, rules: CodeRules): Result<LabTree, TreeFault> {
  const game = codeGame(rules);
  const read = parseIrving(text, {
    secretCount: game.secretCount,
    solved: game.solved,
    feedback: game.classOf,
    places: rules.places,
    guessOf: (secret) => secret,
    codec: { makeGuess: game.codec.makeGuess, parseGuess: guessReader(rules, game) },
  });
  return read.ok ? judged(read.value, rules) : ownFault({ code: 'irving', fault: read.error });
}

function readJson(text: string, rules: CodeRules): Result<LabTree, TreeFault> {
  const game = codeGame(rules);
  const read = parseJsonStrategy(text, { ...game.codec, parseGuess: guessReader(rules, game) });
  return read.ok ? judged(read.value, rules) : ownFault({ code: 'json', fault: read.error });
}

/** Parses codes in letters or digits. */
function guessReader(rules: CodeRules, game: FlatGame): (text: string) => number | undefined {
  return (text) => {
    const code = parseCode(text, rules);
    return code.ok ? game.codec.parseGuess(makeCode(code.value)) : undefined;
  };
}

function judged(root: Strategy, rules: CodeRules): Result<LabTree, TreeFault> {
  const { places, symbols, repeats } = rules;
  const codes = checkCodes(places, symbols, repeats);
  const checkedGame: CheckedGame = {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: ((places + 1) * (places + 2)) / 2 - 1,
    evaluate: (guess, secret) => checkExactNear(codes[guess] as number[], codes[secret] as number[]),
  };
  const tally = verifyStrategy(root, checkedGame);
  if (!('code' in tally)) return ok(checkedTree(rules, root));
  const guess = codeGame(rules).codec.makeGuess(tally.node.guess);
  return fail({ code: 'unsound', why: tally.code, guess });
}
