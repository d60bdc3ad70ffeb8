import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { FAMILIE, MECHANIEK, createTekeningen } from '../../packages/games/tools/tekeningen.ts';

/** Where the API runs while developing; in production the server serves this build itself. */
const server = process.env['SPELRIJK_SERVER'] ?? 'http://localhost:3000';

/**
 * Small modules that are always needed together travel together: without groups a first load makes forty requests, and on
 * a slow line requests cost more than bytes. A group takes what its modules import along, unless an earlier group has it.
 */
const GROUPS = [
  {
    name: 'bibliotheek',
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|void-elements|html-parse-stringify|cookie|set-cookie-parser|turbo-stream|@tanstack(?!.*(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)))\//,
  },
  {
    name: 'mui',
    test: /node_modules\/(@emotion|stylis|@mui\/(system|styled-engine|utils(?!\/useRoving)|private-theming)|@mui\/material\/(styles|utils|colors|locale|CssBaseline|Button|Skeleton|Alert|AlertTitle))\//,
  },
  {
    name: 'basis',
    // Rules of a noun that a child and its adults both read: in the group of a child staff would fetch its map for them.
    test: /(apps\/web\/src\/(app\/(root|providers)|shared\/(api\/(?!save)|brand|page|region|texts\/(?!instellingen|termijnen)|session\/(?!login|refresh|verify|sso|use-may-open))|.*\.not-found)|packages\/ui\/src\/tokens\.ts|packages\/(base|contract|teksten)\/src\/(algemeen|formulier|shape|client|paths|id)\.|packages\/domain\/src\/(oefentijd|oefeninstelling)\.)/,
  },
  { name: 'blob', test: /packages\/(ui\/src\/(blob(?!-hats)|tokens)|base\/src\/random)/ },
  // What all games need is one file: as nine small ones the kit took two round trips. Mechanics that some share come with those games.
  { name: 'kit', test: /packages\/game-kit\/src\/(contract|run|stage)\/(?!view\/(?:blob|plaatje)-art)/ },
  { name: (id: string) => `${MECHANIEK}${FAMILIE.exec(id)?.[1]}`, test: FAMILIE },
  { name: 'inlog', test: /areas\/auth\/(parts|[a-z]+\.ts$|layout|screens\/login\/)|packages\/teksten\/src\/auth\./ },
  {
    name: 'kind',
    test: /areas\/leerling\/(queue\/(answers|queue-sign)|parts\/(try|waiting)|layout|[a-z-]+\.ts$|screens\/landkaart\/(?!kaart\/(?:map-(?:music|picture)|night|reislaatje|buildings|plants|region-land|scatter|scenery|water)|parts\/(?:dingen|laatje)))|packages\/(teksten\/src\/leerling(-eigen)?|contract\/src\/paths-leerling)\./,
  },
  { name: 'spreken', test: /areas\/leerling\/(audio\/speak\.|queue\/(open|queue|sender|store)\.|parts\/keep-words\.)/ },
  {
    name: 'staf',
    // By name: whatever else lies in these folders belongs to screens that are opened later.
    test: /(apps\/web\/src\/(shared\/(crumbs|frame|mui|screen|table|session\/use-may-open)|areas\/admin\/((aandacht|crumbs|params|queries|layout)\.tsx?$|screens\/groepen\/(screen|parts\/(attention|groepen-table))|parts\/(attention|reasons|leerling-link|parts|share|waiting)))|packages\/teksten\/src\/(admin|kader)\.)/,
  },
  { name: 'groep', test: /areas\/admin\/(screens\/groep\/|parts\/leerlingen-table)/ },
];

/**
 * Names of files are half of what the table of routes weighs, and chance does not compress: seven characters are the fewest that the bundler takes for so
 * many files.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [createTekeningen(), reactRouter()],
  server: { proxy: { '/api': server, '/audio': server } },
  build: {
    // The oldest browsers with the array methods that our code uses (`toSorted`): nothing that all of these know is rewritten.
    target: ['chrome110', 'safari16.0', 'firefox115'],
    // The content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      // `@mdi/js` is one module of all icons, and a bundler puts a module in one place: as constants they stand where they are used.
      optimization: { inlineConst: true },
      output: { codeSplitting: { groups: GROUPS }, ...NAMES },
    },
  },
});
