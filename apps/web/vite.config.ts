import { reactRouter } from '@react-router/dev/vite';
import * as mdi from '@mdi/js';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { defineConfig, type Plugin } from 'vite';

/** Where the API runs while developing; in production the server serves this build itself. */
const server = process.env['SPELRIJK_SERVER'] ?? 'http://localhost:3000';

/** Only the names of the categories: staff screens need them in sentences, and the rest is ten times as much. */
function categorieNamen(): Plugin {
  const id = 'virtual:categorie-namen';
  return {
    name: 'categorie-namen',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? `export const namen = ${JSON.stringify(Object.fromEntries(CATEGORIEEN.map((c) => [c.id, c.naam])))};` : null,
  };
}

/**
 * `import { mdiClose } from '@mdi/js'` becomes a constant with that one path. The package is one module, and a bundler puts a
 * module in one place: every screen would load the icons of all others.
 */
function icons(): Plugin {
  const pattern = /import\s*\{([^}]*)\}\s*from\s*['"]@mdi\/js['"];?/g;
  const constants = (names: string): string =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `const ${name} = ${JSON.stringify(Reflect.get(mdi, name))};`)
      .join(' ');
  return {
    name: 'icons',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id) && code.includes('@mdi/js')
        ? { code: code.replaceAll(pattern, (_, names: string) => constants(names)), map: null }
        : null,
  };
}

/**
 * Small modules that are always needed together travel together: without groups a first load makes forty requests, and on
 * a slow line requests cost more than bytes. A group takes what its modules import along, unless an earlier group has it.
 */
const GROUPS = [
  {
    name: 'bibliotheek',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*(queriesObserver|useQueries))|i18next|react-i18next)\//,
  },
  {
    name: 'mui',
    test: /node_modules\/(@emotion|stylis|@mui\/(system|styled-engine|utils(?!\/useRoving)|private-theming)|@mui\/material\/(styles|utils|colors|locale|CssBaseline|Button|Table|TableBody|TableCell|TableHead|TableRow|TableSortLabel|Skeleton|Alert|AlertTitle))\//,
  },
  { name: 'blob', test: /packages\/(ui\/src\/(blob|tokens)|base\/src\/random)/ },
  {
    name: 'basis',
    test: /(apps\/web\/src\/(app\/(root|providers)|shared\/(api|brand|page|region|texts|session\/(?!login|verify|sso))|.*\.not-found)|packages\/(base|contract|teksten)\/src\/(algemeen|shape|client|paths|id)\.)/,
  },
  { name: 'inlog', test: /areas\/auth\/(parts|[a-z]+\.ts$|layout|screens\/login\/)|packages\/teksten\/src\/auth\./ },
  {
    name: 'kind',
    test: /node_modules\/idb\/|areas\/leerling\/(queue|parts\/(try|waiting)|layout|[a-z-]+\.ts$|screens\/landkaart\/)|packages\/teksten\/src\/leerling\./,
  },
  {
    name: 'staf',
    // By name: whatever else lies in these folders belongs to screens that are opened later.
    test: /(apps\/web\/src\/(shared\/(failure|frame|mui|table)|areas\/admin\/((aandacht|kruimels|params|queries|texts|layout)\.tsx?$|screens\/groepen\/(screen|parts\/(attention|groepen))|parts\/(attention|reasons|leerling-link|parts|share|waiting)))|packages\/teksten\/src\/(admin|kader)\.)/,
  },
];

export default defineConfig({
  plugins: [icons(), reactRouter(), categorieNamen()],
  server: { proxy: { '/api': server, '/audio': server } },
  build: {
    // The oldest browsers with the array methods that our code uses (`toSorted`): nothing that all of these know is rewritten.
    target: ['chrome110', 'safari16.0', 'firefox115'],
    // The content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
