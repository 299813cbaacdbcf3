import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache, SERVICE_WORKER } from './build/precache.ts';

/** What a page needs before it knows which place it shows. The entries stay apart: each begins a program of its own. */
const SHELL = {
  name: 'shell',
  tags: ['$initial' as const],
  test: (id: string) => !/\.html$|\/app\/(?:main\.tsx|embed\/|offline\/service-worker)/.test(id),
  priority: 1,
};
/** What the day and Home share. A day's page stands without a board, so it must not ask for what boards share. */
const DAY = {
  name: 'day',
  test: /\/shell\/(?:daily\/(?:daily-record\.ts|daily\.css|day-signs|day-progress|messages)|language\/|parts\/history-part|server\/server\.ts)|\/src\/daily\/(?:day|open-day|streak)\.ts|\/games\/\w+\/daily\/day-sheets/,
  minShareCount: 2,
  priority: 0.5,
};
/** The page of a day, with its words, in one file. */
const DAY_PAGE = {
  name: 'day-page',
  test: /\/features\/daily\/(?:page\.tsx|session\/(?!share|server-record)|messages\/(?:english|language)|controller\/(?:server-day|daily-c)|view\/(?:daily|day-games|cal|fig|bars|more|share))/,
  priority: 0.4,
};
/** What asks a server, loaded after the page of a day stands. */
const SERVER = {
  name: 'server',
  test: /\/shell\/server\/(?:guest|online-storage|pending-command)|\/client\/src\/(?:client|generated\/api)\.ts|\/encoding\/bytes-text|\/promise\/commitment/,
  minShareCount: 2,
  priority: 0.3,
};
/** What Home draws the lids with. It opens no game, so it must not ask for what boards share. */
const LIDS = {
  name: 'lids',
  test: /\/art\/src\/(?:silhouettes|halftone)\.ts|\/core\/src\/(?:sheet|result|marks)\.ts|\/ui\/dots\.tsx/,
  minShareCount: 2,
  priority: 0.2,
};
/** The frame of a game or room, with its line to type on and its square to scan, without any board. */
const FRAME = {
  name: 'frame',
  test: /\/ui\/(?:qr\/|typing-focus|text-line)|\/shell\/(?:game\/game-frame|key-sheet|console|clipboard)\.tsx?/,
  minShareCount: 2,
  priority: 0.1,
};
/** Pieces and words that stand where nothing is played or solved: there they must not ask for what boards share, as tables are. */
const PIECES = {
  name: 'pieces',
  test: /\/core\/src\/feedback\.ts|\/games\/src\/(?:\w+\/rules\/(?:notation|rules|skins)\.ts|encoding\/)|\/games\/\w+\/(?:pieces\/|session\/draft|board\/chosen-skin)|\/src\/(?:ui\/(?!data-table|wide-box)|shell\/(?:worker\/|commands|game\/controller-context))/,
  minShareCount: 8,
  priority: 0.05,
};
/** What the page of a game and its rooms show of a sheet, in one file for all games: each part of it is small. */
const SHEETS = {
  name: 'sheets',
  test: /\/games\/\w+\/(?:result\/(?:recap|plain-letters|share-turns)|view\/try-grid|board\/spelled-code)/,
  minShareCount: 2,
  priority: 0.04,
};
/** What draws pieces or letters stays apart from the lids that show them, because Together draws pieces alone. */
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
/** What a game and its play by links enter codes with, in one file: each part of it is small. */
const ENTRY = {
  name: 'entry',
  test: /\/games\/\w+\/(?:board\/code-(?:keys|slots)|view\/rule-picks)/,
  minShareCount: 2,
  priority: 0.01,
};
/** What many places share, in one file: without it a place asks for eighty files, most of them smaller than the asking. */
const COMMON = { name: 'common', minShareCount: 9 };

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
      // A page waits for what another page has from the start.
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
