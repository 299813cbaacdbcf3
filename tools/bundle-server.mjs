import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ROOT } from './step.mjs';

const SERVER = join(ROOT, 'apps', 'server');

/**
 * Keeps the packed words of each length in separate files, which are read when a length is first played: as
 * modules, they would take 3 MB on a server where nobody plays with words.
 */
const wordsInFiles = {
  name: 'words in files',
  async load(id) {
    if (!/[\\/]lists[\\/]src[\\/]english[\\/]length-\d+\.ts$/.test(id)) return null;
    const compiled = id.replace(/([\\/])src([\\/]english)/, '$1dist$2').replace(/\.ts$/, '.js');
    const { words } = await import(pathToFileURL(compiled).href);
    const fileName = `words-${basename(id, '.ts')}.json`;
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(words) });
    const fields = Object.keys(words).map((field) => `get ${field}() { return read().${field}; }`);
    return {
      code: `import { readFileSync } from 'node:fs';
const read = () => JSON.parse(readFileSync(new URL('${fileName}', import.meta.url), 'utf8'));
export const words = { ${fields.join(', ')} };`,
      moduleType: 'js',
    };
  },
};

/**
 * Bundles the server and its packages into few files, next to the compiler's output: Node keeps the source text
 * of every module that it loads, used or not, and an idle server would hold 15 MB of it.
 */
export async function bundleServer() {
  const bundle = await rolldown({
    input: {
      program: join(SERVER, 'src/main.ts'),
      'writer-thread': join(SERVER, 'src/store/writer-thread.ts'),
      'computation-thread': join(SERVER, 'src/rooms/computation-thread.ts'),
    },
    platform: 'node',
    // The one has a native binary next to it; the other is loaded only for PostgreSQL.
    external: ['libsql', 'pg'],
    resolve: { conditionNames: ['@inkling/source', 'node', 'import', 'default'] },
    plugins: [wordsInFiles],
    logLevel: 'silent',
  });
  const target = join(SERVER, 'dist');
  const { output } = await bundle.write({
    dir: target,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[hash].js',
    // Function names are kept, so that the log shows where an error was thrown.
    minify: { compress: true, mangle: false, codegen: true },
  });
  await bundle.close();
  const written = new Set(output.map(({ fileName }) => fileName));
  for (const name of readdirSync(target))
    if (/^part-.*\.js$/.test(name) && !written.has(name)) rmSync(join(target, name));
}
