import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveFolder } from '../site.ts';

const WEB = fileURLToPath(new URL('../../../../apps/web', import.meta.url));
const PSEUDO = fileURLToPath(new URL('pseudo.ts', import.meta.url));

/**
 * Builds the app into another folder with every English catalogue translated to the pseudo-language, and serves
 * it.
 */
export async function servePseudoSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'inkling-pseudo-'));
  await build(folder);
  const site = await serveFolder(folder);
  const close = async () => {
    await site.close();
    await rm(folder, { recursive: true });
  };
  return { url: site.url, close };
}

/** Vite is a dependency of the web app; the rest of the repository has no bundler. */
async function build(folder: string): Promise<void> {
  const vite = pathToFileURL(createRequire(join(WEB, 'package.json')).resolve('vite')).href;
  const bundler = (await import(vite)) as { build(config: object): Promise<unknown> };
  await bundler.build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [
      {
        name: 'pseudo-language',
        enforce: 'pre',
        transform: { filter: { id: [TABS, CATALOGUES] }, handler: inPseudo },
      },
    ],
    build: { outDir: folder, emptyOutDir: true, minify: false, cssMinify: false },
  });
}

/** Translates catalogues, and the page names that are defined next to their addresses. */
function inPseudo(code: string, id: string): string | undefined {
  const imports = `import { pseudo } from ${JSON.stringify(PSEUDO)};\n`;
  // A name that is shown begins with a capital; the name of a word list in a saved game does not.
  if (TABS.test(id)) return imports + code.replaceAll(/\ben: ('[A-Z][^']*')/g, 'en: pseudo($1)');
  if (!CATALOGUES.test(id) || !code.includes('export const english')) return undefined;
  // Some catalogues are re-exported at the end of their own file.
  const [texts = '', handedOn = ''] = code.split(/^(?=export const messages)/m);
  const plain = texts.replace('export const english', 'const plain');
  return `${imports}${plain}\nexport const english = pseudo(plain);\n${handedOn}`;
}

const TABS = /\/(games\/\w+\/(\w+[-/])?(entry|names?)|app\/features)\.ts$/;
const CATALOGUES = /\/(home-)?messages((\/\w+)?\/english)?\.ts$/;
