import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { applyMutant, fileEndingIn, type Mutant, testEndingIn } from '../../tools/mutants/mutant.ts';
import { ROOMS } from '../../tools/mutants/rooms.ts';
import { projectFiles } from '../../tools/mutants/scratch.ts';

const root = join(import.meta.dirname, '../..');
const files = projectFiles(root);

/**
 * `npm run mutants` checks that tests kill them; this checks that each can still be applied to the source.
 */
describe.each(Object.entries(ROOMS))('mutants of %s', (_, mutants) => {
  it.each(mutants.map((mutant) => [mutant.breaks, mutant] as const))('%s', (_, mutant) => {
    expect(faultOf(mutant)).toBeUndefined();
  });
});

describe('a mutant', () => {
  const mutant: Mutant = { file: 'a.ts', find: 'x < y', replace: 'x <= y', tests: [], breaks: 'Nothing.' };

  it('is applied only if its text occurs exactly once and changes', () => {
    expect(applyMutant(mutant, 'if (x < y) z();')).toBe('if (x <= y) z();');
    expect(applyMutant({ ...mutant, find: 'aba' }, 'ababa')).toBeUndefined();
    expect(applyMutant(mutant, 'x > y')).toBeUndefined();
    expect(applyMutant({ ...mutant, replace: mutant.find }, 'x < y')).toBeUndefined();
  });

  it('belongs to exactly one file, identified by the end of its path', () => {
    const files = ['a/b/c.ts', 'a/d/c.ts', 'a/dd.ts', 'd.ts'];
    expect(fileEndingIn('b/c.ts', files)).toBe('a/b/c.ts');
    expect(fileEndingIn('c.ts', files)).toBeUndefined();
    expect(fileEndingIn('d.ts', files)).toBe('d.ts');
  });

  it('finds its tests by the end of their path, long ones included', () => {
    const files = ['a/b.test.ts', 'a/c.long.test.ts'];
    expect(testEndingIn('b.test.ts', files)).toBe('a/b.test.ts');
    expect(testEndingIn('a/c.test.ts', files)).toBe('a/c.long.test.ts');
    expect(testEndingIn('e.test.ts', files)).toBeUndefined();
  });
});

function faultOf(mutant: Mutant): string | undefined {
  const file = fileEndingIn(mutant.file, files);
  if (file === undefined) return `not one file is called ${mutant.file}`;
  const text = applyMutant(mutant, readFileSync(join(root, file), 'utf8'));
  if (text === undefined) return `not once in ${file}: ${mutant.find}`;
  const strange = mutant.tests.find((test) => testEndingIn(test, files) === undefined);
  if (strange !== undefined) return `not one test is called ${strange}`;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  const { parseDiagnostics: diagnostics } = source as unknown as {
    readonly parseDiagnostics: readonly ts.Diagnostic[];
  };
  return diagnostics[0] && `not TypeScript any more: ${JSON.stringify(diagnostics[0].messageText)}`;
}
