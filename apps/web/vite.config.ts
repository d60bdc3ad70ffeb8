import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import { createTekeningen } from '../../packages/games/tools/tekeningen.ts';

/** Where the API runs while developing; in production the server serves this build itself. */
const server = process.env['SPELRIJK_SERVER'] ?? 'http://localhost:3000';

/** The screens that people land on. */
const LANDING = ['auth/screens/login', 'leerling/screens/landkaart', 'admin/screens/groepen', 'admin/screens/groep'];
/** What a library passes on, and none of them uses. */
const UNUSED = /queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|enhanceHighContrast/;

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
const loads = new Map<string, ReadonlySet<string>>();

/** The modules of the routes of a screen, with all that they import. */
function loadOf(screen: string, graph: Graph): ReadonlySet<string> {
  const files = ['app/entry.client.tsx', 'app/root.tsx', `areas/${screen.split('/')[0]}/layout.tsx`, `areas/${screen}/screen.tsx`];
  const found = new Set(files.map((file) => path.join(import.meta.dirname, 'src', file)));
  const follow = (id: string): void => graph.getModuleInfo(id)?.importedIds.forEach((next) => UNUSED.test(next) || found.add(next));
  // It grows while it is walked.
  found.forEach(follow);
  loads.set(screen, found);
  return found;
}

/** What stands in the file of one of them, or of some, and is used by others too, who would fetch the whole file for it. */
const FOR_ALL = /domain\/src\/oefentijd|ui\/src\/tokens\.css|use-hydrated|region\/jaargroep/;
const FOR_MOST = /packages\/domain|ui\/src\/(icon|file-name)|kindbeeld/;

/** In which file a module goes that they need: each its own, what is shared by the first of them; what groepen needs goes with what it shares with a groep. */
function fileOf(id: string, graph: Graph): string | undefined {
  const needing = LANDING.filter((screen) => (loads.get(screen) ?? loadOf(screen, graph)).has(id));
  const [first, more] = needing.map((screen) => path.basename(screen));
  // What begins stands in the page.
  if (first === undefined || id.endsWith('entry.client.tsx')) return undefined;
  if (FOR_ALL.test(id)) return 'met-login';
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
    name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
  })),
  // What all games need is one file: as nine small ones the kit took two round trips. Mechanics that some share come with those games.
  { name: 'kit', test: /packages\/game-kit\/src\/(contract|run|stage)\/(?!view\/(?:blob|plaatje)-art)/ },
  { name: (id: string) => `spel-${MECHANICS.exec(id)?.[1]}`, test: MECHANICS },
  { name: 'spreken', test: /areas\/leerling\/(audio\/speak\.|queue\/(open|queue|sender|store)\.|parts\/keep-words\.)/ },
];

export default defineConfig({
  plugins: [createTekeningen(), reactRouter()],
  server: { proxy: { '/api': server, '/audio': server } },
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
