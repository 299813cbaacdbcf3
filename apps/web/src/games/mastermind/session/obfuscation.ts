import { RandomStream, seedRandom } from '@inkling/core/random';
import type { Sheet, SheetNode } from '@inkling/core/sheet';
import { makeMove, parseMove } from '@inkling/games/mastermind/rules/moves';
import { parseParams } from '@inkling/games/mastermind/rules/params';

/**
 * Obfuscates the deposited codes of a sheet for storage: it renames symbols and shuffles places, depending on the seed,
 * so that nobody reads a code by accident in the browser's storage. This is not encryption: anybody who runs this
 * program on the seed gets the code back, and the page says so. An obfuscated move is a legal move.
 */
export function obfuscate(sheet: Sheet): Sheet {
  return changeDeposits(sheet, (code, { symbolTo, placeTo }) => {
    const hidden: number[] = [];
    for (const [place, symbol] of code.entries())
      hidden[placeTo[place] as number] = symbolTo[symbol] as number;
    return hidden;
  });
}

/** Law: `deobfuscate(obfuscate(sheet))` is `sheet`. */
export function deobfuscate(sheet: Sheet): Sheet {
  return changeDeposits(sheet, (code, { symbolTo, placeTo }) =>
    Array.from(code, (_, place) => symbolTo.indexOf(code[placeTo[place] as number] as number)),
  );
}

interface Key {
  readonly symbolTo: readonly number[];
  readonly placeTo: readonly number[];
}

function changeDeposits(
  sheet: Sheet,
  change: (code: readonly number[], key: Key) => readonly number[],
): Sheet {
  const params = parseParams(sheet.params);
  if (!params.ok || params.value.maker === 'drawn') return sheet;
  const { symbols, places } = params.value.rules;
  const stream = new RandomStream(seedRandom(`obfuscation/${sheet.seed}`));
  const key = { symbolTo: stream.shuffle(upTo(symbols)), placeTo: stream.shuffle(upTo(places)) };
  const nodes = sheet.nodes.map((node): SheetNode => {
    const move = parseMove(node.move);
    if (!move.ok || move.value.kind !== 'deposit') return node;
    const code = Array.from(move.value.code);
    const legal = code.length === places && code.every((symbol) => symbol < symbols);
    return legal ? { ...node, move: makeMove({ kind: 'deposit', code: change(code, key) }) } : node;
  });
  return { ...sheet, nodes };
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
