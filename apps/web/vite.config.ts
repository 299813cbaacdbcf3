import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache, SERVICE_WORKER } from './build/precache.ts';

/**
 * Vite compiles TSX by itself; the one plugin tells the service worker what was built. Paths are relative, so that
 * the app works from any folder; nothing is inlined, so that the content security policy needs no `data:` scripts
 * or styles. The service worker keeps one name and stands at the top, because its folder is what it may serve.
 * `tsc` writes its declarations elsewhere (see tsconfig.json): `dist` is this bundle's alone.
 */
export default defineConfig({
  base: './',
  resolve: { conditions: ['@inkling/source', 'import', 'module', 'browser', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [precache(fileURLToPath(new URL('public', import.meta.url)))],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: 'index.html',
        embed: 'embed.html',
        'service-worker': 'src/app/offline/service-worker.ts',
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
});
