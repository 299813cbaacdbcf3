const { readdirSync, existsSync } = require('node:fs');
const { join } = require('node:path');

/** Tests, and files that only tests use. */
const TEST = '\\.test\\.tsx?$|/testing/';

/** The dependencies in ARCHITECTURE.md. A workspace may import only those listed here. */
const rooms = {
  'packages/core': [],
  'packages/lists': [],
  'packages/art': [],
  'packages/deduction': ['packages/core'],
  'packages/codes': ['packages/core', 'packages/deduction'],
  'packages/words': ['packages/core', 'packages/deduction'],
  'packages/matching': ['packages/core'],
  'packages/kernels': ['packages/core', 'packages/codes'],
  'packages/games': [
    'packages/core',
    'packages/deduction',
    'packages/codes',
    'packages/words',
    'packages/matching',
    'packages/lists',
    'packages/art',
  ],
  'packages/inkling': [
    'packages/core',
    'packages/deduction',
    'packages/codes',
    'packages/words',
    'packages/matching',
    'packages/games',
    'packages/lists',
  ],
  'packages/client': [],
  'packages/jobs': [
    'packages/core',
    'packages/deduction',
    'packages/codes',
    'packages/games',
    'packages/inkling',
  ],
  'apps/cli': ['packages'],
  'apps/web': ['packages'],
  'apps/server': ['packages'],
};

const arrows = Object.entries(rooms).map(([room, allowed]) => ({
  name: `arrows-of-${room.replace('/', '-')}`,
  comment: `${room} imports only ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps|tests|bench|tools)/', pathNot: [room, ...allowed].map((path) => `^${path}/`) },
}));

/** A layer of the web app may import only itself and the layers listed here. */
const layers = {
  ui: ['style'],
  shell: ['ui', 'style'],
  games: ['shell', 'ui', 'style'],
  features: ['shell', 'ui', 'style'],
};

const webLayers = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `${layer} imports only ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^apps/web/src/${layer}/`, pathNot: TEST },
  to: { path: '^apps/web/src/', pathNot: [layer, ...allowed].map((path) => `^apps/web/src/${path}/`) },
}));

/** The games are the folders with rules. Variations are in the folder of the game that they vary. */
const rules = join(__dirname, 'packages/games/src');
const games = readdirSync(rules).filter((name) => existsSync(join(rules, name, 'rules')));

/** Siblings that must not import each other: games in every layer, and features of the web app. */
const apart = [
  ...games.map((game) => ({
    name: `games-apart-${game}`,
    comment: 'a game imports no other game',
    severity: 'error',
    from: { path: `^(packages/games/src|apps/(cli|web)/src/games)/${game}/`, pathNot: TEST },
    to: {
      path: `^(packages/games/src|apps/(cli|web)/src/games)/(${games.join('|')})/`,
      pathNot: `^(packages/games/src|apps/(cli|web)/src/games)/${game}/`,
    },
  })),
  {
    name: 'features-apart',
    comment: 'a feature imports no other feature: app/features.ts hands it what it shows of another',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
];

module.exports = {
  forbidden: [
    ...arrows,
    ...webLayers,
    ...apart,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'pure-rooms',
      comment: 'the engine and the drawings touch no world and no dependency',
      severity: 'error',
      from: {
        path: '^packages/(core|deduction|codes|words|matching|games|lists|art|inkling)/src/',
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: '^packages/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@inkling/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.tests.json' },
  },
};
