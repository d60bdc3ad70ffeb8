import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { createTekeningen } from '../../packages/games/tools/tekeningen.ts';

/** Where the API runs while developing; in production the server serves this build itself. */
const server = process.env['SPELRIJK_SERVER'] ?? 'http://localhost:3000';

/** The screens that people land on. */
const LANDING = ['auth/screens/login', 'leerling/screens/landkaart', 'admin/screens/groepen', 'admin/screens/groep'];
/** What a library passes on, and none of them uses. */
const UNUSED = /queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|enhanceHighContrast/;

const loads = new Map<string, ReadonlySet<string>>();

/** The modules of the routes of a screen, by the names that the router gives them, with all that they import. */
function loadOf(screen: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const routes = ['app/root', `areas/${screen.split('/')[0]}/layout`, `areas/${screen}/screen`];
  const files = ['app/entry.client.tsx', ...routes.map((route) => `${route}.tsx?__react-router-build-client-route`)];
  const found = new Set(files.map((file) => path.join(import.meta.dirname, 'src', file)));
  // It grows while it is walked.
  found.forEach((id) => graph.getModuleInfo(id)?.importedIds.forEach((next) => UNUSED.test(next) || found.add(next)));
  return found;
}

/** What one of them needs and is used by others too, who would fetch its whole file for it. */
const FOR_MOST = /packages\/domain|ui\/src\/(icon|file-name|tokens\.css)|kindbeeld|use-hydrated|region\/jaargroep/;

/** What begins stands in the page. A file can be that of one route: what every screen of a child needs has its own, two only give on what stands in the file of another. */
const APART = /entry\.client|leerling\/layout|(auth\/layout|groepen\/screen)\.tsx\?/;

/** In which file a module goes that they need: each its own, what is shared by the first of them; what groepen needs goes with what it shares with a groep. */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | undefined {
  if (loads.size === 0) for (const screen of LANDING) loads.set(path.basename(screen), loadOf(screen, graph));
  const [first, more] = [...loads].flatMap(([screen, load]) => (load.has(id) ? screen : []));
  if (first === undefined || APART.test(id)) return undefined;
  if (more === undefined && first !== 'groepen' && !FOR_MOST.test(id)) return first;
  return `${id.includes('/node_modules/') ? 'lib' : 'met'}-${first}`;
}

const MECHANICS = /packages\/game-kit\/src\/mechanics\/([a-z]+)\//;

/**
 * Small modules that are always needed together travel together: without groups a first load makes forty requests, and on
 * a slow line requests cost more than bytes.
 */
const GROUPS = [
  // A group takes what its modules import along, unless an earlier one has it.
  ...['lib-login', 'met-login', 'met-landkaart', 'lib-groepen', 'met-groepen', 'login', 'landkaart', 'groep'].map((name) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => (fileOf(id, graph) === name ? name : null),
  })),
  // What all games need is one file: as nine small ones the kit took two round trips. Mechanics that some share come with those games.
  { name: 'kit', test: /packages\/game-kit\/src\/(contract|run|stage)\/(?!view\/(?:blob|plaatje)-art)/ },
  { name: (id: string) => `spel-${MECHANICS.exec(id)?.[1]}`, test: MECHANICS },
  { name: 'wachtrij', test: /areas\/leerling\/(queue\/(open|queue|sender|store)\.|parts\/keep-words\.)/ },
];

/** Every page has the table of routes with all these names in it, and chance cannot be packed: seven signs tell builds apart as well as eight, and a bundler asks for no fewer. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** A file that holds one route is the file of that route, with more in it: the router's own choice makes one beside it that only gives on what stands there. */
const routesAtHome: Plugin = { name: 'routes-at-home', options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }) };

export default defineConfig({
  plugins: [createTekeningen(), reactRouter(), routesAtHome],
  server: { proxy: { '/api': server, '/audio': server } },
  environments: { client: { build: { rolldownOptions: { output: NAMES } } } },
  build: {
    // The oldest browsers with the array methods that our code uses (`toSorted`): nothing that all of these know is rewritten.
    target: ['chrome110', 'safari16.0', 'firefox115'],
    // The content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Which files a game is, is read from it.
    manifest: true,
    rolldownOptions: {
      // `@mdi/js` is one module of all icons, and a bundler puts a module in one place: as constants they stand where they are used.
      optimization: { inlineConst: true },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
});
