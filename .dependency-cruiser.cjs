/** The arrows of ARCHITECTURE.md. A room may import only what is listed here. */
const rooms = {
  'packages/core': [],
  'packages/words': [],
  'packages/art': [],
  'packages/games': ['packages/core'],
  'packages/solvers': ['packages/core'],
  'packages/kernels': ['packages/core', 'packages/solvers'],
  'packages/inkling': ['packages/core', 'packages/games', 'packages/solvers', 'packages/words'],
  'packages/client': [],
  'packages/jobs': ['packages/core', 'packages/games', 'packages/solvers', 'packages/inkling'],
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
      comment: 'core, games, solvers, words and art touch no world and no dependency',
      severity: 'error',
      from: { path: '^packages/(core|games|solvers|words|art|inkling)/src/', pathNot: '\\.test\\.ts$' },
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
