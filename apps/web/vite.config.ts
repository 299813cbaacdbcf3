import { defineConfig } from 'vite';

/**
 * No plugin: Vite compiles TSX by itself. Paths are relative, so that the app works from any folder; nothing is
 * inlined, so that the content security policy needs no `data:` scripts or styles. `tsc` writes its declarations
 * elsewhere (see tsconfig.json): `dist` is this bundle's alone.
 */
export default defineConfig({
  base: './',
  resolve: { conditions: ['@inkling/source', 'import', 'module', 'browser', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
