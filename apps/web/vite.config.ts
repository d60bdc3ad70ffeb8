import { reactRouter } from '@react-router/dev/vite';
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
 * Small modules that are always needed together travel together: without groups a first load makes forty requests. A group
 * takes what its modules import along, unless an earlier group has it.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/ },
  { name: 'data', test: /node_modules\/(@tanstack|i18next|react-i18next)/ },
  {
    name: 'mui',
    test: /node_modules\/(@mui\/(system|styled-engine|utils|private-theming)|@mui\/material\/(styles|utils|colors)|@emotion|stylis)/,
  },
  { name: 'beeld', test: /node_modules\/@mdi\/|packages\/(ui\/src\/blob|base\/src\/random)/ },
  {
    name: 'basis',
    test: /(apps\/web\/src\/(app\/(root|providers)|shared\/(api|brand|page|region|texts|session\/(?!login|verify))|.*\.not-found)|packages\/(base|contract|teksten)\/src\/(algemeen|shape|client|paths|id)\.)/,
  },
  {
    name: 'kind',
    test: /node_modules\/idb\/|areas\/leerling\/(queue|parts|[a-z-]+\.ts$|screens\/landkaart\/(kaart|parts|queries))|packages\/(ui\/src\/tokens|teksten\/src\/leerling)/,
  },
  {
    name: 'staf',
    test: /(apps\/web\/src\/(shared\/(date|failure|frame|mui|table)|areas\/admin\/([a-z]+\.tsx?|parts\/(?!groep-dialog)))|packages\/teksten\/src\/(admin|kader)\.)/,
  },
];

export default defineConfig({
  plugins: [reactRouter(), categorieNamen()],
  server: { proxy: { '/api': server, '/audio': server } },
  build: {
    target: ['chrome110', 'safari15.4', 'firefox110'],
    // The content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
