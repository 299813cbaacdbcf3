/** The arrows of ARCHITECTURE.md. A room may import only what is listed here. */
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

module.exports = {
  forbidden: [
    ...arrows,
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
