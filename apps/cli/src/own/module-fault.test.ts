import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { faultyLine } from './module-fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-module-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('faultyLine finds the imported module that cannot be parsed, without running any', () => {
  const broken = file('broken.mjs', '\nexport const x = ;\n');
  const runs = file('runs.mjs', "throw new Error('run');\n");
  file('between.mjs', "import './runs.mjs';\nexport { x } from './broken.mjs';\nimport './gone.mjs';\n");
  const first = file('first.mjs', "import {\n  x,\n} from './between.mjs';\nimport './first.mjs';\n");
  const error = new SyntaxError('Unexpected token');
  expect(faultyLine(error, first)).toEqual({ file: broken, line: 2 });
  expect(faultyLine(error, broken)).toEqual({ file: broken, line: 2 });
  error.stack = `${pathToFileURL(runs).href}:7\nimport { y } from './z.mjs'\nSyntaxError: no y`;
  expect(faultyLine(error, runs)).toEqual({ file: runs, line: 7 });
});

it('faultyLine prefers the module’s own line in the stack to that of an imported module', () => {
  const error = new Error('no luck');
  const frame = (name: string, line: number) =>
    `    at ${pathToFileURL(join(folder, name)).href}:${line}:7\n`;
  const below = '    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)\n';
  error.stack = `Error: no luck\n${frame('a b.mjs', 3)}${frame('game.mjs', 9)}${below}`;
  expect(faultyLine(error, join(folder, 'game.mjs'))?.line).toBe(9);
  expect(faultyLine(error, join(folder, 'other.mjs'))).toEqual({ file: join(folder, 'a b.mjs'), line: 3 });
  error.stack = `Error: no luck\n${below}`;
  expect(faultyLine(error, join(folder, 'game.mjs'))).toBeUndefined();
  expect(faultyLine('no error', join(folder, 'game.mjs'))).toBeUndefined();
});
