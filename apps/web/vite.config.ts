import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache, SERVICE_WORKER } from './build/precache.ts';

/**
 * Code that a page needs before it knows which place it shows. The entry points are excluded, because each
 * starts a separate program.
 */
const SHELL = {
  name: 'shell',
  tags: ['$initial' as const],
  test: (id: string) => !/\.html$|\/app\/(?:main\.tsx|embed\/|offline\/service-worker)/.test(id),
  priority: 1,
};
/**
 * Code shared by the daily page and Home. The daily page renders without a board, so it must not load what
 * boards share.
 */
const DAY = {
  name: 'day',
  test: /\/shell\/(?:daily\/(?:daily-record\.ts|daily\.css|day-signs|day-progress|messages)|language\/|parts\/history-part|server\/server\.ts)|\/src\/daily\/(?:day|open-day|streak)\.ts|\/games\/\w+\/daily\/day-sheets/,
  minShareCount: 2,
  priority: 0.5,
};
/** The daily page, with its messages, in one file. */
const DAY_PAGE = {
  name: 'day-page',
  test: /\/features\/daily\/(?:page\.tsx|session\/(?!share|server-record)|messages\/(?:english|language)|controller\/(?:server-day|daily-c)|view\/(?:daily|day-games|cal|fig|bars|more|share))/,
  priority: 0.4,
};
/** Code that makes requests to a server, loaded after the daily page has rendered. */
const SERVER = {
  name: 'server',
  test: /\/shell\/server\/(?:guest|online-storage|pending-command)|\/client\/src\/(?:client|generated\/api)\.ts|\/encoding\/base64url|\/promise\/commitment/,
  minShareCount: 2,
  priority: 0.3,
};
/** What Home draws the lids with. Home opens no game, so it must not load what boards share. */
const LIDS = {
  name: 'lids',
  test: /\/art\/src\/(?:silhouettes|halftone)\.ts|\/core\/src\/(?:sheet|result|marks)\.ts|\/ui\/dots\.tsx/,
  minShareCount: 2,
  priority: 0.2,
};
/** The frame of a game or room, with its text inputs and its QR code, without any board. */
const FRAME = {
  name: 'frame',
  test: /\/ui\/(?:qr\/|typing-focus|text-line)|\/shell\/(?:game\/game-frame|key-sheet|console|clipboard)\.tsx?/,
  minShareCount: 2,
  priority: 0.1,
};
/**
 * Pieces and words that appear on pages without play or solving. These pages must not load what boards share,
 * such as tables and remarks.
 */
const PIECES = {
  name: 'pieces',
  test: /\/core\/src\/feedback\.ts|\/games\/src\/(?:\w+\/rules\/(?:notation|rules|skins)\.ts|encoding\/)|\/games\/\w+\/(?:pieces\/|session\/draft|board\/chosen-skin)|\/src\/(?:ui\/(?!data-table|wide-box|board-remark|file-button)|shell\/(?:worker\/(?!task)|commands|game\/controller-context))/,
  minShareCount: 8,
  priority: 0.05,
};
/** What a game's page and its rooms show of a sheet, in one file for all games, because each part is small. */
const SHEETS = {
  name: 'sheets',
  test: /\/games\/\w+\/(?:result\/(?:recap|plain-letters|share-turns)|view\/try-grid|board\/spelled-code)/,
  minShareCount: 2,
  priority: 0.04,
};
/**
 * The drawings of pieces and letters are separate from the lids that show them, because Together draws pieces
 * alone.
 */
const DRAWINGS = {
  name: (id: string) => /[a-z]+-drawing/.exec(id)?.[0] ?? null,
  test: /\/drawing\/[a-z]+-drawing/,
  minShareCount: 3,
  priority: 0.03,
};
/** The small lids of Home, in one file, since no other page shows them. */
const SMALL_LIDS = {
  name: 'small-lids',
  test: /\/games\/\w+\/(?!home)\w+\/home(?:\/|-)/,
  priority: 0.02,
};
/** The code entry of a game and of its play by link, in one file, because each part is small. */
const ENTRY = {
  name: 'entry',
  test: /\/games\/\w+\/(?:board\/code-(?:keys|slots)|view\/rule-picks)/,
  minShareCount: 2,
  priority: 0.01,
};
/**
 * What many places share, in one file. Without it a place would request eighty files, most of them too small to
 * be worth a request.
 */
const COMMON = { name: 'common', minShareCount: 9 };

/**
 * Vite compiles TSX without a plugin; the only plugin tells the service worker what was built. Paths are
 * relative, so that the app works from any folder. Nothing is inlined, so that the content security policy
 * needs no `data:` scripts or styles. The service worker has a fixed name and is at the top level, because it
 * can only control its own folder. `tsc` writes its declarations elsewhere (see tsconfig.json): `dist` contains
 * only this bundle.
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
      // One page imports dynamically what another imports statically; this is intended.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      input: {
        index: 'index.html',
        embed: 'embed.html',
        'service-worker': 'src/app/offline/service-worker.ts',
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            SHELL,
            DAY,
            DAY_PAGE,
            SERVER,
            LIDS,
            FRAME,
            PIECES,
            SHEETS,
            DRAWINGS,
            SMALL_LIDS,
            ENTRY,
            COMMON,
          ],
        },
      },
    },
  },
});
