import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import * as mdi from '@mdi/js';
import { paths } from '@spelrijk/contract/paths';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { LEESTREDEN } from '@spelrijk/taal/lezen';
import { defineConfig, type Plugin } from 'vite';
import { FAMILIE, MECHANIEK, tekeningen } from '../../packages/games/tools/tekeningen.ts';

/** Where the API runs while developing; in production the server serves this build itself. */
const server = process.env['SPELRIJK_SERVER'] ?? 'http://localhost:3000';

/** What the page about didactics shows of the categories: the language engine stays out of the browser. */
function leerlijn(): Plugin {
  const id = 'virtual:leerlijn';
  const rijen = CATEGORIEEN.map(({ id: categorieId, naam, intro, regel, voorbeelden }) => ({
    id: categorieId,
    naam,
    intro,
    regel,
    voorbeelden: voorbeelden.slice(0, 5),
  }));
  return {
    name: 'leerlijn',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export const rijen = ${JSON.stringify(rijen)};` : null),
  };
}

/** Only the names of the categories and of the steps of reading: staff screens need them in sentences, and the rest is ten times as much. */
function categorieNamen(): Plugin {
  const id = 'virtual:categorie-namen';
  const namen = Object.fromEntries([...CATEGORIEEN, ...LEESTREDEN].map((trede) => [trede.id, trede.naam]));
  return {
    name: 'categorie-namen',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export const namen = ${JSON.stringify(namen)};` : null),
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
 * `call('readLandkaart', ...)` becomes a call by the row itself, `'GET /api/...'`, and the table of all rows becomes a reader of
 * such texts: a screen carries the paths that it calls, and a new endpoint weighs on nobody else.
 */
function ownPaths(): Plugin {
  const textOf = (name: string): string | undefined => {
    const row: unknown = Reflect.get(paths, name);
    return Array.isArray(row) ? row.join(' ') : undefined;
  };
  return {
    name: 'own-paths',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id.endsWith('/contract/src/paths.gen.ts') ? `export const paths = new Proxy({}, { get: (_, row) => row.split(' ') });` : null,
    transform: (code, id) =>
      /\/web\/src\/.*\.tsx?$/.test(id)
        ? {
            code: code
              .replaceAll(/\bcall\('(\w+)'/g, (whole, name: string) => (textOf(name) ? `call('${textOf(name)}'` : whole))
              .replaceAll(/\bpaths\.(\w+)/g, (whole, name: string) => (textOf(name) ? `paths['${textOf(name)}']` : whole)),
            map: null,
          }
        : null,
  };
}

/**
 * In the browser `react-router` is the small router of our own (docs/decisions/0042). The library builds, draws the pages of the
 * site, gives the types, and runs while developing.
 */
function ownRouter(): Plugin {
  const standIn = path.join(import.meta.dirname, 'src/shared/router/stand-in.ts');
  return {
    name: 'own-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'react-router' || source === 'react-router/dom' ? standIn : null),
  };
}

/**
 * Small modules that are always needed together travel together: without groups a first load makes forty requests, and on
 * a slow line requests cost more than bytes. A group takes what its modules import along, unless an earlier group has it.
 */
const GROUPS = [
  {
    name: 'bibliotheek',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack(?!.*(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)))\//,
  },
  {
    name: 'mui',
    test: /node_modules\/(@emotion|stylis|@mui\/(system|styled-engine|utils(?!\/useRoving)|private-theming)|@mui\/material\/(styles|utils|colors|locale|CssBaseline|Button|Skeleton|Alert|AlertTitle))\//,
  },
  { name: 'blob', test: /packages\/(ui\/src\/(blob|tokens\.css)|base\/src\/random)/ },
  // What all games need is one file: as nine small ones the kit took two round trips. Mechanics that some share come with those games.
  { name: 'kit', test: /packages\/game-kit\/src\/(contract|run|stage)\/(?!view\/(?:blob|plaatje)-art)/ },
  { name: (id: string) => `${MECHANIEK}${FAMILIE.exec(id)?.[1]}`, test: FAMILIE },
  {
    name: 'basis',
    test: /(apps\/web\/src\/(app\/(root|providers)|shared\/(api\/(?!save)|brand|page|region|router|texts\/(?!instellingen|termijnen)|session\/(?!login|refresh|verify|sso))|.*\.not-found)|packages\/ui\/src\/tokens\.ts|packages\/(base|contract|teksten)\/src\/(algemeen|formulier|shape|client|paths|id)\.)/,
  },
  { name: 'inlog', test: /areas\/auth\/(parts|[a-z]+\.ts$|layout|screens\/login\/)|packages\/teksten\/src\/auth\./ },
  {
    name: 'kind',
    test: /areas\/leerling\/(queue\/(answers|queue-sign)|parts\/(try|waiting)|layout|[a-z-]+\.ts$|screens\/landkaart\/)|packages\/teksten\/src\/leerling\./,
  },
  { name: 'spreken', test: /areas\/leerling\/(audio\/speak\.|queue\/(open|queue|sender|store)\.|parts\/keep-words\.)/ },
  {
    name: 'staf',
    // By name: whatever else lies in these folders belongs to screens that are opened later.
    test: /(apps\/web\/src\/(shared\/(crumbs|frame|mui|screen|table)|areas\/admin\/((aandacht|crumbs|params|queries|layout)\.tsx?$|screens\/groepen\/(screen|parts\/(attention|groepen))|parts\/(attention|reasons|leerling-link|parts|share|waiting)))|packages\/teksten\/src\/(admin|kader)\.)/,
  },
];

export default defineConfig({
  // Screens keep the name and the types of the library; what runs is ours, a tenth of its size (docs/decisions/0022).
  resolve: { alias: { 'react-i18next': path.join(import.meta.dirname, 'src/shared/texts/use-translation.ts') } },
  plugins: [icons(), ownPaths(), ownRouter(), tekeningen(), reactRouter(), categorieNamen(), leerlijn()],
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
