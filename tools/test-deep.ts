/**
 * `npm run test:deep`: the rare heavy ones. The server's tests once more on Debian's PostgreSQL (the floor, 15), the
 * whole walk in a browser on that database, what the games are tested on in a long sitting, every explanation a child can get,
 * and one of everything that `npm run new` makes.
 */
import path from 'node:path';
import { buildWeb } from './build.ts';
import { serverTests } from './check-steps.ts';
import { ensureQuickChromium } from './chromium.ts';
import { startDebianPostgres } from './debian-postgres.ts';
import { root } from './install.mjs';
import { runSteps, type Step } from './steps.ts';

const ZINSDELEN = 6;

ensureQuickChromium();
await buildWeb();
const postgres = startDebianPostgres(5499);
if (postgres === undefined) {
  console.error('Geen PostgreSQL van het systeem gevonden: installeer het pakket postgresql om ook daarop te testen.');
  process.exit(1);
}
/** What `npm run check` does a part of, all of it. */
const ofDeep = (name: string, file: string): Step => ({
  name,
  command: [process.execPath, '--test', file],
  env: { E2E_DEEP: '1' },
});
/** What starts servers and browsers of its own, one file after the other. */
const onPostgres = (name: string, files: readonly string[], more: Pick<Step, 'limit'> = {}): Step => ({
  name,
  command: [process.execPath, '--test', '--test-force-exit', '--test-concurrency=1', ...files],
  live: true,
  env: { TEST_DATABASE_URL: postgres.url },
  ...more,
});
try {
  const ok = await runSteps([
    ofDeep('spellen: ieder kind dat tien minuten stil zit', 'packages/games/src/conform.test.ts'),
    ofDeep('iedere oefenvorm in ieder spel dat hem kan stellen', 'tools/vormen.test.ts'),
    ofDeep('oefenen: andere werelden', 'packages/oefenen/tools/simulate.test.ts'),
    ofDeep('oefenen: wat een toets van een plan kan laten zien', 'packages/oefenen/src/zorg/groei.test.ts'),
    onPostgres('zorg: een heel handelingsplan in de browser, op een klok die de test verzet', ['e2e/deep/zorgplan.test.ts']),
    onPostgres('weken van een docent in de browser, vanaf een leeg account, met de klikken geteld', ['e2e/deep/docentweek.test.ts']),
    onPostgres('een proef met twee manieren van kiezen in de browser, van een school die ja zegt tot de uitkomst', [
      'e2e/deep/beleidsproef.test.ts',
    ]),
    onPostgres(
      'vier levens: een ouder, een praktijk, een logopedist en een Vlaamse school, van de site tot de derde week, op tablet en laptop',
      ['e2e/deep/vier-mensen.test.ts'],
      { limit: 1800 },
    ),
    onPostgres(
      'zwarte doos: iedere operatie van openapi.json, door iedere rol, op eigen en vreemde ids, tegen de matrix',
      ['e2e/deep/zwarte-doos.test.ts'],
      { limit: 3600 },
    ),
    onPostgres(
      'twee servers op één database, een bijwerking terwijl er gewerkt wordt, en wat er onder druk gebeurt',
      [
        'e2e/deep/meer-servers.test.ts',
        'e2e/deep/bijwerken.test.ts',
        'e2e/deep/beloften.test.ts',
        'e2e/deep/verzoeken.test.ts',
        'e2e/deep/storingen.test.ts',
        'e2e/deep/hoofdversie.test.ts',
        'e2e/deep/eigen-database.test.ts',
        'e2e/deep/vreemde.test.ts',
        'e2e/deep/terug-in-de-tijd.test.ts',
      ],
      { limit: 1800 },
    ),
    onPostgres(
      'een pooler tussen de servers en hun database: de weg van een beheerder, iedere operatie, twee servers, en kinderen die spelen',
      ['e2e/deep/pooler.test.ts'],
      { limit: 3600 },
    ),
    {
      name: 'taal: tabellen, en iedere uitleg van een los woord is waar',
      command: [process.execPath, 'packages/taal/tools/cli.ts', 'lint'],
    },
    // In pieces, each short enough to be run again by itself.
    ...Array.from({ length: ZINSDELEN }, (_, i) => ({
      name: `taal: iedere uitleg in een zin is waar, deel ${i + 1} van ${ZINSDELEN}`,
      command: [process.execPath, 'packages/taal/tools/cli.ts', 'lint', '--zinnen', '--deel', `${i + 1}/${ZINSDELEN}`],
    })),
    { name: 'opgaven: precies één antwoord is goed', command: [process.execPath, 'tools/opgaven/lint.ts'] },
    { name: 'wat npm run new maakt', command: [process.execPath, 'tools/makers-walk.ts'], live: true },
    { name: 'spellen: een opname speelt in Chromium als in Node', command: [process.execPath, 'packages/games/tools/kijk/gelijk.ts'] },
    {
      ...serverTests,
      name: 'server-tests op PostgreSQL van het systeem',
      env: { TEST_DATABASE_URL: postgres.url, E2E_DEEP: '1', SPELRIJK_KILLS: '100', SPELRIJK_GEHEUGEN: '10' },
    },
    {
      name: 'browsertests op PostgreSQL van het systeem',
      command: [path.join(root, 'node_modules/.bin/playwright'), 'test'],
      cwd: path.join(root, 'e2e'),
      live: true,
      env: { DATABASE_URL: postgres.url, E2E_DEEP: '1' },
    },
  ]);
  process.exitCode = ok ? 0 : 1;
} finally {
  postgres.stop();
}
