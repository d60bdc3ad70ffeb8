/** The road of docs/operations.md, from an empty folder to the first child, without demo and without a mail server. */
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { codeOf, stepOf } from '../src/platform/auth/totp.ts';
import { envOf } from './cluster.ts';
import { createProcessen, freePort, ready, type Server } from './proces.ts';
import { testId } from './wereld.ts';
import { RARE } from './fixtures.ts';

/** `EIGEN_DATABASES`: two empty databases, for the same road on a PostgreSQL of one's own (e2e/deep/eigen-database.test.ts). Else the embedded one. */
const [HIER, DAAR] = (process.env['EIGEN_DATABASES'] ?? '').split(' ');
const op = (url: string | undefined): Readonly<Record<string, string>> => (url ? envOf({ connectionString: url }) : {});
const processen = createProcessen('eigenaar');
const start = (env: Readonly<Record<string, string>> = {}): Server => processen.start({ ...op(HIER), ...env });
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> =>
  processen.run(args, { ...op(HIER), ...env });
/** What is put back comes here; gone when all servers are, the last of which runs on it. */
const leeg = mkdtempSync(join(tmpdir(), 'spelrijk-leeg-'));
chmodSync(leeg, 0o755);
after(() => rmSync(leeg, { recursive: true, force: true }));
const ADRES = 'ans@spelrijk.example';
const WACHTWOORD = 'vier paarse olifanten dansen';
/** Of the server and of the command beside it; free, because this road is walked by several tests at once. */
const POORT = freePort();

let server: Server;
/** Of every server that was started. */
const logs: (() => string)[] = [];
let adminId = '';
let factor = '';
let kaartje = { gebruikersnaam: '', woorden: '' };

async function send(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** Ends the test with what was said when it was refused. */
async function doe(method: string, path: string, body?: unknown, token?: string): Promise<unknown> {
  const answer = await send(method, path, body, token);
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const Token = z.object({ token: z.string() });
const login = async (gebruikersnaam: string, wachtwoord = WACHTWOORD, code?: string): Promise<string> =>
  Token.parse(await doe('POST', '/api/auth', { gebruikersnaam, wachtwoord, ...(code !== undefined && { code }) })).token;

const tokenIn = (text: string): string => /\/app\/auth\/uitnodiging#([\w-]+)/.exec(text)?.[1] ?? assert.fail(text);

async function accept(token: string, roepnaam: string, gebruikersnaam: string): Promise<void> {
  await doe('POST', '/api/auth/uitnodiging/aannemen', { token, roepnaam, achternaam: 'Vos', gebruikersnaam, wachtwoord: WACHTWOORD });
}

test('a start without demo and without owner says so in one line', async () => {
  server = start({ PORT: String(POORT) });
  server = { ...server, url: `http://127.0.0.1:${POORT}` };
  logs.push(server.output);
  await ready(server);
  // Said after it serves.
  for (let i = 0; i < 100 && !server.output().includes('klaar'); i++) await sleep(50);
  await sleep(100);
  const regels = server
    .output()
    .split('\n')
    .filter((regel) => regel.includes('eigenaar'));
  assert.equal(regels.length, 1, server.output());
  assert.match(regels[0] ?? '', /npm run eigenaar/);
});

test('localhost leads to it, whatever that name means first here', async () => {
  assert.equal((await fetch(`http://localhost:${POORT}/health/ready`)).status, 200);
});

let uitnodiging = '';

test('one command beside the running server gives a link; asked again, only the last one works', async () => {
  await assert.rejects(run(['eigenaar']), /npm run eigenaar -- jouw@adres/);
  await assert.rejects(run(['eigenaar', 'geen adres']), /geen e-mailadres/);
  const eerste = tokenIn(await run(['eigenaar', ADRES], { PORT: String(POORT) }));
  const tekst = await run(['eigenaar', ADRES], { PORT: String(POORT) });
  assert.ok(tekst.includes(`http://localhost:${POORT}/app/auth/uitnodiging#`), tekst);
  uitnodiging = tokenIn(tekst);
  assert.equal((await send('POST', '/api/auth/uitnodiging', { token: eerste })).status, 404);
});

let superadmin = '';

/** Logs in, reaches nothing, sets up a second factor, and is in. */
async function beginFactor(gebruikersnaam: string): Promise<{ readonly token: string; readonly factor: string }> {
  const token = await login(gebruikersnaam);
  assert.equal((await send('GET', '/api/office/admins', undefined, token)).status, 409);
  const { geheim } = z.object({ geheim: z.string() }).parse(await doe('POST', '/api/auth/tweede-factor', undefined, token));
  await doe('PUT', '/api/auth/tweede-factor', { code: codeOf(geheim, stepOf(Date.now())) }, token);
  assert.equal((await send('GET', '/api/office/admins', undefined, token)).status, 200);
  return { token, factor: geheim };
}

test('the owner chooses a name and password once, and reaches nothing before she has a second factor', async () => {
  await accept(uitnodiging, 'Ans', 'ans.vos');
  assert.equal((await send('POST', '/api/auth/uitnodiging', { token: uitnodiging })).status, 404);
  ({ token: superadmin, factor } = await beginFactor('ans.vos'));
});

test('a school applies, the owner lets it in, and its invitation is read at the machine', async () => {
  const aanvraag = {
    id: testId('aanvraag'),
    regio: 'nl',
    naam: 'Fatima el Amrani',
    email: 'directie@populier.example',
    website: '',
    ms: 60_000,
    soort: 'school',
    organisatie: 'Basisschool De Populier',
    plaats: 'Ons Dorp',
    instellingsnummer: '98ZY',
    leerlingen: 20,
    bericht: '',
  };
  await doe('POST', '/api/site/aanvragen', aanvraag);
  const { aanvragen } = z
    .object({ aanvragen: z.array(z.object({ id: z.string(), organisatie: z.string(), email: z.string() })) })
    .parse(await doe('GET', '/api/office/aanvragen', undefined, superadmin));
  assert.deepEqual(
    aanvragen.map(({ organisatie }) => organisatie),
    ['Basisschool De Populier'],
  );
  adminId = testId('populier');
  await doe(
    'POST',
    '/api/office/admins',
    {
      id: adminId,
      soort: 'school',
      regio: 'nl',
      naam: 'Basisschool De Populier',
      instellingsnummer: '98ZY',
      plaats: 'Ons Dorp',
      beheerder: { id: testId('fatima'), roepnaam: 'Fatima', achternaam: 'el Amrani', email: aanvraag.email },
      licentie: { van: null, tot: null, plaatsen: null, pakketten: [] },
    },
    superadmin,
  );
  await doe('PATCH', `/api/office/aanvragen/${aanvraag.id}`, { status: 'afgehandeld', adminId }, superadmin);
  const post = await run(['post']);
  assert.match(post, /Aan: directie@populier\.example/);
  await accept(tokenIn(post.slice(post.lastIndexOf('Aan: directie@populier'))), 'Fatima', 'fatima.populier');
});

/** Erased after the copy was made. */
const wegGaat = { id: testId('bas'), roepnaam: 'Bas', voorvoegsel: '', achternaam: 'Haddad', jaargroep: 4 };

test('the school makes a groep and a first child, who logs in and gets something to do', async () => {
  const schooladmin = await login('fatima.populier');
  const groepId = testId('groep 4');
  await doe('POST', `/api/admins/${adminId}/groepen`, { id: groepId, naam: 'Groep 4', jaargroepen: [4] }, schooladmin);
  const kind = { id: testId('noor'), roepnaam: 'Noor', voorvoegsel: '', achternaam: 'Haddad', jaargroep: 4 };
  await doe('POST', `/api/admins/${adminId}/groepen/${groepId}/leerlingen`, { leerlingen: [kind, wegGaat] }, schooladmin);
  const { wachtwoorden } = z
    .object({ wachtwoorden: z.array(z.object({ gebruikersnaam: z.string(), woorden: z.string() })) })
    .parse(
      await doe(
        'POST',
        `/api/admins/${adminId}/groepen/${groepId}/wachtwoorden`,
        { soort: 'woorden', leerlingIds: [kind.id] },
        schooladmin,
      ),
    );
  assert.ok(wachtwoorden[0]);
  kaartje = wachtwoorden[0];
  const token = await login(kaartje.gebruikersnaam, kaartje.woorden);
  const { taken } = z
    .object({ taken: z.array(z.unknown()) })
    .parse(await doe('POST', `/api/leerlingen/${kind.id}/dagtaken`, undefined, token));
  assert.ok(taken.length > 0);
});

test('an owner who forgot her password gets a link at the machine; another account gets none', async () => {
  assert.match(await run(['eigenaar', ADRES]), /wachtwoordherstellen\/[\w-]+\/[\w-]+/);
  await assert.rejects(run(['eigenaar', 'directie@populier.example']), /hoort al bij een ander account/);
});

test('an owner who lost her second factor and its codes: a second one, made at the machine, takes her away, and she begins anew', async () => {
  await accept(tokenIn(await run(['eigenaar', 'bea@spelrijk.example'])), 'Bea', 'bea.vos');
  const { token } = await beginFactor('bea.vos');
  const Medewerkers = z.object({ medewerkers: z.array(z.object({ id: z.string(), gebruikersnaam: z.string().nullable() })) });
  const { medewerkers } = Medewerkers.parse(await doe('GET', '/api/office/medewerkers', undefined, token));
  const ans = medewerkers.find(({ gebruikersnaam }) => gebruikersnaam === 'ans.vos')?.id;
  await doe('DELETE', `/api/office/medewerkers/${ans}`, undefined, token);
  assert.equal((await send('GET', '/api/office/admins', undefined, superadmin)).status, 401);
  await accept(tokenIn(await run(['eigenaar', ADRES])), 'Ans', 'ans.vos');
  ({ token: superadmin, factor } = await beginFactor('ans.vos'));
});

const Leerlingen = z.object({ leerlingen: z.array(z.object({ roepnaam: z.string() })) });

/** Thrown away, and out of the prullenbak for ever. */
async function eraseKind(): Promise<void> {
  const schooladmin = await login('fatima.populier');
  const body = { leerlingIds: [wegGaat.id] };
  await doe('POST', `/api/admins/${adminId}/leerlingen/weggooien`, body, schooladmin);
  await doe('POST', '/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, schooladmin);
  await doe('POST', `/api/admins/${adminId}/prullenbak/wissen`, body, schooladmin);
}

/** The file with the password of the embedded database: of another one, and gone. What opens the database after that made a new one. */
async function loseWachtwoord(opdracht: (woorden: readonly string[]) => Promise<string>, kopie: string): Promise<void> {
  const bestand = join(processen.data, 'pg/password');
  writeFileSync(bestand, 'van een ander');
  await assert.rejects(opdracht(['restore', kopie]), /pg\/password is niet het wachtwoord van deze database. Haal dat bestand weg/);
  rmSync(bestand);
}

test(
  'F15, F16: backed up while it runs, destroyed, restored on an empty folder: the child logs in, the second factor still opens, and who was erased meanwhile is not back',
  RARE,
  async () => {
    const kopie = join(tmpdir(), `spelrijk-kopie-${process.pid}`);
    const geheim = { SPELRIJK_BACKUP_PASSWORD: 'een lang wachtwoord' };
    after(() => rmSync(kopie, { force: true }));
    assert.match(await run(['backup', kopie], geheim), /gemaakt en nagelezen/);
    await eraseKind();
    await assert.rejects(run(['backup', kopie], geheim), /bestaat al/);
    await assert.rejects(run(['restore', kopie], geheim), HIER ? /Er staat al iets/ : /zijn al in gebruik door proces/);
    server.child.kill('SIGKILL');
    await server.exit;
    if (!HIER) await loseWachtwoord((woorden) => run(woorden, geheim), kopie);
    await assert.rejects(run(['restore', kopie], geheim), /Er staat al iets/);
    // In a container /tmp is memory: the trial stands beside the data, and what one left that was broken off goes with it.
    const proef = join(processen.data, 'restore-proef');
    mkdirSync(join(proef, 'pg/data'), { recursive: true });
    assert.match(await run(['restore', kopie, '--proef'], { ...geheim, TMPDIR: '/nergens' }), /De kopie is goed/);
    assert.ok(!existsSync(proef));
    // Nothing on that machine knows who was erased since; a newer copy, of the database that is about to be lost, does.
    const nieuwer = `${kopie}-nieuwer`;
    after(() => rmSync(nieuwer, { force: true }));
    await run(['backup', nieuwer], geheim);
    const daar = { ...geheim, ...op(DAAR), SPELRIJK_DATA: leeg };
    await assert.rejects(run(['restore', kopie], daar), /is hier niet bekend.*--zonder-lijst/);
    assert.match(await run(['restore', kopie, `--lijst=${nieuwer}`], daar), /Teruggezet en nageteld.*1 leerling, 0 collega’s en 0 klanten/);
    server = start({ ...op(DAAR), SPELRIJK_DATA: leeg });
    logs.push(server.output);
    await ready(server);
    await login(kaartje.gebruikersnaam, kaartje.woorden);
    const schooladmin = await login('fatima.populier');
    const { leerlingen } = Leerlingen.parse(await doe('GET', `/api/admins/${adminId}/leerlingen`, undefined, schooladmin));
    assert.deepEqual(
      leerlingen.map(({ roepnaam }) => roepnaam),
      ['Noor'],
    );
    await login('ans.vos', WACHTWOORD, codeOf(factor, stepOf(Date.now()) + 1));
  },
);

test('P01: of all that was typed, mailed and handed out on this road nothing stands in the log', () => {
  const log = logs.map((output) => output()).join('\n');
  assert.match(log, /"route":"\/api\/auth\/uitnodiging\/aannemen"/);
  const geheim = [
    WACHTWOORD,
    // Of the address of a request its pattern only: a search or a link may hold a name.
    adminId,
    uitnodiging,
    factor,
    superadmin,
    kaartje.woorden,
    kaartje.gebruikersnaam,
    ADRES,
    'directie@populier',
    'ans.vos',
  ];
  for (const woord of [...geheim, 'Fatima', 'Noor', 'Haddad', 'Populier', 'Bearer', 'eyJ', '$argon2', 'PRIVATE KEY']) {
    assert.notEqual(woord, '');
    assert.ok(!log.includes(woord), woord);
  }
});
