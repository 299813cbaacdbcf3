import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const HOME = join(import.meta.dirname, '../../packages/inkling');

const SOURCES = sourcesOf();
const PROGRAM = programOf(SOURCES.map(({ file }) => file));
const CHECKER = PROGRAM.getTypeChecker();
/** The exports of each sub-path, as seen by the compiler. */
const EXPORTS = readExports();

describe('the doc comments of the library', () => {
  it('exist for every export and every class method', () => {
    const bare = EXPORTS.flatMap(({ path, symbol }) =>
      [symbol, ...membersOf(symbol)]
        .filter((known) => commentOf(known) === '')
        .map((known) => `${path}: ${symbol.name}, ${known.name}`),
    );
    expect(EXPORTS.length).toBeGreaterThan(300);
    expect(bare).toEqual([]);
  });

  it('have @throws for every function that checks its arguments', () => {
    const silent = EXPORTS.filter(({ symbol }) => {
      const [declaration] = symbol.declarations ?? [];
      const checks =
        declaration !== undefined &&
        ts.isFunctionDeclaration(declaration) &&
        /\bthrow new|\bneed(?:[A-Z]\w*)?\(/.test(declaration.getText());
      return checks && !symbol.getJsDocTags().some(({ name }) => name === 'throws');
    });
    expect(silent.map(({ path, symbol }) => `${path}: ${symbol.name}`)).toEqual([]);
  });
});

interface Exported {
  readonly path: string;
  readonly symbol: ts.Symbol;
}

function sourcesOf(): readonly { readonly path: string; readonly file: string }[] {
  const { exports } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'));
  return Object.entries<Readonly<Record<string, string>>>(exports).flatMap(([path, entry]) =>
    entry['@inkling/source'] ? [{ path, file: join(HOME, entry['@inkling/source']) }] : [],
  );
}

function programOf(files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(join(HOME, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, HOME);
  return ts.createProgram(files, { ...options, customConditions: ['@inkling/source'], noEmit: true });
}

function readExports(): readonly Exported[] {
  return SOURCES.flatMap(({ path, file }) => {
    const source = PROGRAM.getSourceFile(file);
    const module = source && CHECKER.getSymbolAtLocation(source);
    return (module ? CHECKER.getExportsOfModule(module) : []).map((symbol) => ({
      path,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? CHECKER.getAliasedSymbol(symbol) : symbol,
    }));
  });
}

/** The public methods of a class, static ones and getters included. */
function membersOf(symbol: ts.Symbol): readonly ts.Symbol[] {
  if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
  const all = [...(symbol.members?.values() ?? []), ...(symbol.exports?.values() ?? [])];
  const called = ts.SymbolFlags.Method | ts.SymbolFlags.GetAccessor;
  return all.filter(({ flags, name }) => (flags & called) !== 0 && !name.startsWith('#'));
}

/** Returns the comment of a symbol, or of what it implements. */
function commentOf(symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(CHECKER)).trim();
}
