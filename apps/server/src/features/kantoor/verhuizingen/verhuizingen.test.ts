import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { z } from 'zod';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { verhuizingenRoutes } from '@spelrijk/contract/verhuizingen';
import { type Verhuisproef } from '@spelrijk/contract/verhuizingen';
import { codeOf, stepOf } from '../../../platform/auth/totp.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { vulAccount } from '../../../../test/vol-account.ts';
import { testId, TOTP, WACHTWOORD } from '../../../../test/wereld.ts';
import { VERHUISPLAN } from './plan.ts';
import { readTabellen } from './store-schema.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const own = server.database.own;
const REDEN = 'Fusie van twee scholen, brief van 3 november';
/** A code counts once: the clock has to have moved since the last one. */
async function kantoor(): Promise<string> {
  const { body } = await server.post('/api/auth', {
    gebruikersnaam: 'superadmin',
    wachtwoord: WACHTWOORD,
    code: codeOf(TOTP, stepOf(server.clock.now())),
  });
  return z.object({ token: z.string() }).parse(body).token;
}
let superadmin = await kantoor();

await vulAccount(server.database, a, 'van-a', server.clock.now());
await vulAccount(server.database, b, 'van-b', server.clock.now());
await own
  .updateTable('gebruiker')
  .set({ email: 'zelfde@school.example' })
  .where('id', 'in', [server.wereld.persoon('docent').id, server.wereld.persoon('b-docent').id])
  .execute();

const tabellen = await readTabellen(own);

/** Every row of this admin in every table, but what only grows. */
async function foto(adminId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const beeld = new Map<string, readonly string[]>();
  for (const { naam } of tabellen.filter((tabel) => !['audit', 'verhuizing_tabel'].includes(tabel.naam))) {
    const { rows } = await sql<{
      rij: string;
    }>`select to_jsonb(t)::text as rij from ${sql.table(naam)} t where admin_id = ${adminId} order by 1`.execute(own);
    beeld.set(
      naam,
      rows.map(({ rij }) => rij),
    );
  }
  return beeld;
}
const aantal = (beeld: ReadonlyMap<string, readonly string[]>, naam: string): number => beeld.get(naam)?.length ?? 0;

interface Hoe {
  readonly reden?: string | null;
}
const vraag = (method: 'GET' | 'POST', url: string, body?: unknown, { reden = REDEN }: Hoe = {}): Promise<Antwoord> =>
  server.request({
    method,
    url,
    token: superadmin,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(reden !== null && { 'x-reden': encodeURIComponent(reden) }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
const pad = (van: string): string => `/api/admins/${van}/verhuizingen`;
const proefVan = async (van = a.id, naar = b.id): Promise<Verhuisproef> =>
  verhuizingenRoutes.tryVerhuizing.response.parse((await vraag('GET', `${pad(van)}/proef?naar=${naar}`)).body);
/** What may be done is what was shown, by somebody who just gave the password. */
async function verhuis(wat: string, van = a.id, naar = b.id): Promise<Antwoord> {
  const { vingerafdruk } = await proefVan(van, naar);
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, superadmin);
  return vraag('POST', pad(van), { id: testId(wat), naarId: naar, vingerafdruk });
}
async function terug(wat: string, adminId = a.id): Promise<Antwoord> {
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, superadmin);
  return vraag('POST', `${pad(adminId)}/${testId(wat)}/terug`, {});
}
const code = ({ body }: Antwoord): string => z.object({ code: z.string() }).parse(body).code;
const nieuweLogin = async (gebruikersnaam: string): Promise<string> => {
  const { body } = await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD });
  return z.object({ token: z.string() }).parse(body).token;
};

await own
  .insertInto('bericht')
  .values({
    id: testId('aan-a'),
    titel: 'Alleen voor jullie',
    tekst: 'Tot volgende week.',
    soorten: [],
    regio: null,
    klant_id: a.id,
    lezers: 'iedereen',
    op: new Date(server.clock.now()),
    created_at: new Date(server.clock.now()),
  })
  .execute();

/** Of the practice that moves; the one that takes it in has none. */
const LOGO = 'data:image/png;base64,iVBORw0KGgo=';
await own.updateTable('admin').set({ logo: LOGO }).where('admin_id', '=', a.id).execute();
const logoVan = async (adminId: string): Promise<string | null | undefined> =>
  (await own.selectFrom('admin').select('logo').where('admin_id', '=', adminId).executeTakeFirst())?.logo;

const voorA = await foto(a.id);
const voorB = await foto(b.id);

test('every table with an admin_id is named in the plan of the move', () => {
  assert.deepEqual(
    tabellen.map(({ naam }) => naam).filter((naam) => VERHUISPLAN[naam] === undefined),
    [],
  );
});

test('what the plan says fits the tables: columns exist, a copied table has the admin first in its key, and unique keys hold an id or are settled', async () => {
  for (const { naam, regel, kolommen } of tabellen) if (regel.volgt !== undefined) assert.ok(kolommen.includes(regel.volgt), naam);
  const { rows } = await sql<{ tabel: string; kolommen: string[]; types: string[]; hoofd: boolean }>`
    select c.relname as tabel, i.indisprimary as hoofd, array_agg(a.attname::text order by k.nr) as kolommen, array_agg(format_type(a.atttypid, null)) as types
    from pg_index i join pg_class c on c.oid = i.indrelid cross join lateral unnest(i.indkey) with ordinality as k(att, nr)
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.att
    where i.indisunique and c.relnamespace = 'public'::regnamespace group by c.relname, i.indexrelid, i.indisprimary`.execute(own);
  const geregeld = ['groep', 'voorinstelling', 'persoonssleutel', 'importsleutel', 'lvs_kolom', 'spraak'];
  for (const { tabel, kolommen, types } of rows) {
    if (VERHUISPLAN[tabel]?.hoe !== 'mee') continue;
    assert.equal(kolommen[0], 'admin_id', tabel);
    assert.ok(types.filter((type) => type === 'uuid').length > 1 || geregeld.includes(tabel), `${tabel}: ${kolommen.join(', ')}`);
  }
});

test('the test world has a row in every table that moves, on both sides', () => {
  for (const { naam } of tabellen.filter(({ regel }) => regel.hoe !== 'blijft'))
    for (const beeld of [voorA, voorB]) assert.ok(aantal(beeld, naam) > 0, naam);
});

test('a trial asks for a reason, the deed for the password too: 409; both change nothing', async () => {
  const { vingerafdruk } = await proefVan();
  assert.equal(code(await vraag('GET', `${pad(a.id)}/proef?naar=${b.id}`, undefined, { reden: null })), 'auth/reden-nodig');
  const body = { id: testId('x'), naarId: b.id, vingerafdruk };
  server.clock.advance(301_000);
  assert.equal(code(await vraag('POST', pad(a.id), body)), 'auth/bevestiging-nodig');
  assert.equal(code(await vraag('POST', pad(a.id), body, { reden: null })), 'auth/reden-nodig');
  assert.equal(code(await vraag('POST', `${pad(a.id)}/${testId('x')}/terug`, {})), 'auth/bevestiging-nodig');
  assert.deepEqual(await foto(a.id), voorA);
});

test('the trial counts both sides, says what is the same and what becomes of it, and names no person', async () => {
  const antwoord = await vraag('GET', `${pad(a.id)}/proef?naar=${b.id}`);
  const proef = verhuizingenRoutes.tryVerhuizing.response.parse(antwoord.body);
  assert.deepEqual(proef.weigeringen, []);
  const deel = (naam: string) => proef.tellingen.find((telling) => telling.deel === naam);
  assert.deepEqual(deel('antwoorden'), { deel: 'antwoorden', van: 40, naar: 40, straks: 80 });
  assert.deepEqual(deel('leerlingen'), { deel: 'leerlingen', van: 3, naar: 2, straks: 5 });
  assert.deepEqual(deel('imports'), { deel: 'imports', van: 4, naar: 4, straks: 6 });
  assert.deepEqual(proef.botsingen, [
    { soort: 'groepsnaam', aantal: 1, namen: [{ was: 'Groep 5', werd: 'Groep 5 (2)' }] },
    { soort: 'voorinstelling', aantal: 1, namen: [{ was: 'Rustig', werd: 'Rustig (2)' }] },
    { soort: 'persoonssleutel', aantal: 1, namen: [] },
    { soort: 'importsleutel', aantal: 1, namen: [] },
    { soort: 'lvs-kolom', aantal: 1, namen: [] },
    { soort: 'geluid', aantal: 1, namen: [] },
    { soort: 'mailadres', aantal: 1, namen: [] },
  ]);
  for (const naam of ['leerling2', 'docent', 'zelfde@school']) assert.ok(!antwoord.text.includes(naam), naam);
});

test('what may not move is refused with its reason, and nothing changes', async () => {
  const zet = (adminId: string, velden: object) => own.updateTable('admin').set(velden).where('admin_id', '=', adminId).execute();
  const [demo, rt] = ['demo', 'rtadmin'].map((wie) => server.wereld.persoon(wie).adminId);
  assert.ok(demo !== undefined && rt !== undefined);
  const gewoon = { regio: 'nl', status: 'actief', licentie_tot: null, plaatsen: null, pakketten: [], demo: false };
  const gevallen: readonly (readonly [string, object, object, string?])[] = [
    ['regio', {}, { regio: 'be' }],
    ['geschorst', {}, { status: 'geschorst' }],
    ['licentie', {}, { licentie_tot: '2026-11-01' }],
    ['plaatsen', {}, { plaatsen: 4 }],
    ['pakketten', { pakketten: ['zorgtraject'] }, {}],
    ['demo', {}, { demo: true }],
    ['demo', { demo: true }, {}],
  ];
  for (const [waarom, bron, ontvanger] of gevallen) {
    await zet(a.id, { ...gewoon, ...bron });
    await zet(b.id, { ...gewoon, ...ontvanger });
    const proef = await proefVan();
    assert.deepEqual(
      proef.weigeringen.map((weigering) => weigering.code),
      [waarom],
    );
    if (waarom === 'plaatsen') assert.equal(proef.weigeringen[0]?.waarde, '1');
    assert.equal(code(await verhuis(`geweigerd ${waarom}`)), `verhuizingen/${waarom}`);
    await zet(a.id, gewoon);
    await zet(b.id, gewoon);
  }
  assert.equal(code(await verhuis('zelfde', a.id, a.id)), 'verhuizingen/zelfde');
  assert.equal(code(await verhuis('soort', a.id, rt)), 'verhuizingen/soort');
  assert.equal(code(await verhuis('demo', a.id, demo)), 'verhuizingen/demo');
  assert.equal((await vraag('GET', `${pad(a.id)}/proef?naar=${testId('geen')}`)).status, 404);
  assert.equal((await vraag('GET', `${pad(a.id)}/proef?naar=${server.wereld.persoon('office').adminId}`)).status, 404);
  assert.deepEqual([await foto(a.id), await foto(b.id)], [voorA, voorB]);
});

test('what changed since it was shown is shown again first', async () => {
  const { vingerafdruk } = await proefVan();
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, superadmin);
  const groep = {
    admin_id: b.id,
    id: testId('erbij'),
    naam: 'Erbij',
    jaargroepen: [5],
    volgnr: 1,
    created_at: new Date(server.clock.now()),
  };
  await own.insertInto('groep').values(groep).execute();
  assert.equal(code(await vraag('POST', pad(a.id), { id: testId('oud'), naarId: b.id, vingerafdruk })), 'verhuizingen/intussen-gewijzigd');
  await own.deleteFrom('groep').where('id', '=', groep.id).execute();
});

test('A14: a move whose connection is cut in the middle has not happened', async () => {
  const ander = new Client(server.connection);
  await ander.connect();
  await ander.query('begin');
  await ander.query(`select from zorgvlag where admin_id = '${a.id}' for update`);
  const bezig = verhuis('afgebroken');
  const wachtend = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let pid: unknown;
  while (pid === undefined) pid = (await ander.query<{ pid: number }>(wachtend)).rows[0]?.pid;
  await ander.query('select pg_terminate_backend($1)', [pid]);
  assert.equal((await bezig).status, 503);
  await ander.query('rollback');
  await ander.end();
  assert.deepEqual([await foto(a.id), await foto(b.id)], [voorA, voorB]);
  assert.equal((await server.get(`/api/admins/${a.id}/groepen`, await server.login('schooladmin'))).status, 200);
});

test('A14: everything is with the receiver, every count is right, the former account sees nothing and its sessions are over', async () => {
  const oud = await server.login('schooladmin');
  const kind = await server.login('leerling2');
  server.clock.advance(1000);
  const [inA, inB] = [await foto(a.id), await foto(b.id)];
  const antwoord = await verhuis('eerste');
  assert.equal(antwoord.status, 200, antwoord.text);
  const verhuizing = verhuizingenRoutes.startVerhuizing.response.parse(antwoord.body);
  assert.equal(verhuizing.terugTot, new Date(server.clock.now() + 7 * 86_400_000).toISOString());
  assert.equal(await logoVan(b.id), LOGO, 'reports keep their picture');
  const [naA, naB] = [await foto(a.id), await foto(b.id)];
  const wijkt: Readonly<Record<string, number>> = { persoonssleutel: 1, importsleutel: 1, lvs_kolom: 1, spraak: 1 };
  for (const { naam, regel } of tabellen) {
    if (regel.hoe === 'blijft') continue;
    assert.equal(aantal(naA, naam), 0, naam);
    assert.equal(aantal(naB, naam), aantal(inA, naam) + aantal(inB, naam) - (wijkt[naam] ?? 0), naam);
  }
  for (const rij of voorB.get('antwoord') ?? []) assert.ok(naB.get('antwoord')?.includes(rij));
  for (const token of [oud, kind]) assert.equal((await server.get('/api/auth/mij', token)).status, 401);
  // Ended, and not only of a customer that she is no longer with.
  const mensen = ['schooladmin', 'leerling2'].map((naam) => server.wereld.persoon(naam).id);
  const open = own.selectFrom('sessie').select('id').where('account_id', 'in', mensen).where('beeindigd_op', 'is', null);
  assert.deepEqual(await open.execute(), []);
  const nieuw = await nieuweLogin('schooladmin');
  assert.equal((await server.get(`/api/admins/${a.id}/groepen`, nieuw)).status, 404);
  const groepen = await server.get(`/api/admins/${b.id}/groepen`, nieuw);
  assert.ok(groepen.text.includes('Groep 5 (2)') && groepen.text.includes('School A groep 2'));
  assert.equal(
    (await server.get(`/api/leerlingen/${server.wereld.persoon('leerling').id}/landkaart`, await nieuweLogin('leerling'))).status,
    200,
  );
});

test('the same move sent again changes nothing; the same id for another move is refused', async () => {
  const voor = await foto(b.id);
  const body = { id: testId('eerste'), naarId: b.id, vingerafdruk: '' };
  assert.equal((await vraag('POST', pad(a.id), body)).status, 200);
  assert.equal(code(await vraag('POST', pad(b.id), { ...body, naarId: a.id })), 'verhuizingen/bestaat-al');
  assert.deepEqual(await foto(b.id), voor);
});

test('a message to the former account alone stays addressed to it, and nobody of the receiver reads it', async () => {
  const bericht = await own.selectFrom('bericht').select('klant_id').where('id', '=', testId('aan-a')).executeTakeFirstOrThrow();
  assert.equal(bericht.klant_id, a.id);
  const inbox = await server.get(`/api/admins/${b.id}/berichten`, await nieuweLogin('schooladmin'));
  assert.deepEqual([inbox.status, inbox.text.includes('Alleen voor jullie')], [200, false]);
});

test('both sides have a line with the reason, and the screen of both shows the move', async () => {
  for (const [adminId, betreft] of [
    [a.id, 'naar KANARIE B'],
    [b.id, 'van School A'],
  ] as const) {
    const { body } = await server.get(`/api/admins/${adminId}/logboek?soort=verhuisd`, superadmin);
    assert.partialDeepStrictEqual(logboekRoutes.readLogboek.response.parse(body).regels, [
      { betreft, reden: REDEN, rol: 'superadmin', actie: 'officeAdmin.move' },
    ]);
    const lijst = verhuizingenRoutes.listVerhuizingen.response.parse((await vraag('GET', pad(adminId), undefined, { reden: null })).body);
    assert.deepEqual(
      lijst.verhuizingen.map(({ id }) => id),
      [testId('eerste')],
    );
  }
});

test('taking back is refused while the two are mixed, and says where', async () => {
  const kind = server.wereld.persoon('leerling3');
  const thuis = a.groepIds[1] ?? '';
  const zet = (groep_id: string) => own.updateTable('leerling').set({ groep_id }).where('id', '=', kind.id).execute();
  await zet(b.groepIds[0] ?? '');
  const antwoord = await terug('eerste');
  assert.partialDeepStrictEqual(antwoord.body, { code: 'verhuizingen/verweven', details: ['leerlingen'] });
  await zet(thuis);
  const link = { admin_id: b.id, groep_id: thuis, docent_id: server.wereld.persoon('b-docent').id };
  await own.insertInto('groep_docent').values(link).execute();
  assert.equal(code(await terug('eerste')), 'verhuizingen/verweven');
  await own.deleteFrom('groep_docent').where('docent_id', '=', link.docent_id).where('groep_id', '=', thuis).execute();
});

test('taking back is refused when somebody came into the former account, or the receiver is gone or moved on', async () => {
  const groep = {
    admin_id: a.id,
    id: testId('nieuw'),
    naam: 'Nieuw',
    jaargroepen: [5],
    volgnr: 1,
    created_at: new Date(server.clock.now()),
  };
  await own.insertInto('groep').values(groep).execute();
  assert.equal(code(await terug('eerste')), 'verhuizingen/oud-in-gebruik');
  await own.deleteFrom('groep').where('id', '=', groep.id).execute();
  const door = {
    id: testId('door'),
    van_id: b.id,
    naar_id: a.id,
    van_naam: '',
    naar_naam: '',
    op: new Date(server.clock.now()),
    door: a.id,
    tellingen: '[]',
    terug_tot: new Date(server.clock.now()),
  };
  await own.insertInto('verhuizing').values(door).execute();
  assert.equal(code(await terug('eerste')), 'verhuizingen/doorverhuisd');
  await own.deleteFrom('verhuizing').where('id', '=', door.id).execute();
  await own
    .updateTable('verhuizing')
    .set({ naar_id: testId('gewist') })
    .where('id', '=', testId('eerste'))
    .execute();
  assert.equal(code(await terug('eerste')), 'verhuizingen/account-weg');
  await own.updateTable('verhuizing').set({ naar_id: b.id }).where('id', '=', testId('eerste')).execute();
});

test('taking back within a week restores both accounts exactly; a second time changes nothing', async () => {
  server.clock.advance(6 * 86_400_000);
  superadmin = await kantoor();
  for (const keer of [1, 2]) {
    const antwoord = await terug('eerste');
    assert.equal(antwoord.status, 200, `${keer}: ${antwoord.text}`);
    assert.notEqual(verhuizingenRoutes.undoVerhuizing.response.parse(antwoord.body).terugOp, null);
  }
  assert.deepEqual([await logoVan(a.id), await logoVan(b.id)], [LOGO, null]);
  // The voice of a child of the one that moved, and the consent of its parent, went with the move; those of the other were never touched.
  const gewist = ['voorlees_opname', 'opname_sleutel', 'opname_toestemming'];
  for (const naam of gewist) assert.deepEqual((await foto(a.id)).get(naam) ?? [], [], naam);
  for (const [nu, toen, weg] of [
    [await foto(a.id), voorA, gewist],
    [await foto(b.id), voorB, []],
  ] as const)
    for (const { naam } of tabellen.filter((tabel) => toen.has(tabel.naam) && !weg.some((een) => een === tabel.naam))) {
      // Whoever logged in meanwhile is known on a device more.
      const gelijk = naam.startsWith('toestel') ? toen.get(naam)?.every((rij) => nu.get(naam)?.includes(rij)) : undefined;
      if (gelijk === undefined) assert.deepEqual(nu.get(naam), toen.get(naam), naam);
      else assert.ok(gelijk, naam);
    }
  assert.equal((await own.selectFrom('verhuizing_tabel').select('tabel').execute()).length, 0);
  const { body } = await server.get(`/api/admins/${a.id}/logboek?soort=verhuizing-teruggedraaid`, superadmin);
  assert.equal(logboekRoutes.readLogboek.response.parse(body).regels.length, 1);
});

type Plan = z.infer<typeof dagtakenRoutes.planDag.response>;

test('C13: twenty answers and logins during a move all end up with the receiver, once', async () => {
  const kinderen = ['leerling', 'leerling2', 'leerling3'].map((naam) => server.wereld.persoon(naam));
  // Their state is that of a child that practised; what the world put in by hand is in the way of a plan.
  for (const tabel of [
    'leerling_categorie',
    'leerling_woord',
    'oefeninstelling',
    'antwoord',
    'taak',
    'woordlijst_toewijzing',
    'dictee',
  ] as const)
    await own.deleteFrom(tabel).where('admin_id', '=', a.id).execute();
  const tokens = new Map<string, string>();
  const werk: { kind: (typeof kinderen)[number]; game: string; antwoord: object; id: string }[] = [];
  for (const kind of kinderen) {
    const token = await nieuweLogin(kind.gebruikersnaam);
    tokens.set(kind.id, token);
    const plan: Plan = dagtakenRoutes.planDag.response.parse(
      (await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, token)).body,
    );
    const { taak } = takenRoutes.readTaak.response.parse(
      (await server.get(`/api/leerlingen/${kind.id}/taken/${plan.taken[0]?.id}`, token)).body,
    );
    for (let i = 0; i < 7; i += 1) {
      const opgave = taak.opgaven[i % taak.opgaven.length];
      assert.ok(opgave);
      const id = testId(`${kind.id} tijdens ${i}`);
      const op = new Date(server.clock.now()).toISOString();
      werk.push({
        kind,
        game: taak.game,
        id,
        antwoord: { id, taakId: taak.id, opgaveId: opgave.id, poging: 1, gegeven: opgave.antwoord, rtMs: 4000, op, hints: 0 },
      });
    }
  }
  server.clock.advance(1000);
  /** As the browser does: an answer that was not taken because the session is over is sent after logging in again; any other refusal would lose it. */
  const stuur = async ({ kind, game, antwoord }: (typeof werk)[number]): Promise<void> => {
    for (let poging = 0; poging < 5; poging += 1) {
      const { status, text } = await server.post(
        `/api/leerlingen/${kind.id}/antwoorden`,
        { game, antwoorden: [antwoord] },
        tokens.get(kind.id),
      );
      if (status === 200) return;
      assert.equal(status, 401, text);
      tokens.set(kind.id, await nieuweLogin(kind.gebruikersnaam));
    }
    assert.fail('an answer was never taken');
  };
  const verhuisd = verhuis('tweede');
  const klaar = await Promise.all([
    verhuisd,
    ...werk.slice(0, 20).map(stuur),
    ...kinderen.map(({ gebruikersnaam }) => nieuweLogin(gebruikersnaam)),
  ]);
  assert.equal(klaar[0].status, 200, klaar[0].text);
  const rijen = await own
    .selectFrom('antwoord')
    .select(['id', 'admin_id'])
    .where(
      'id',
      'in',
      werk.slice(0, 20).map(({ id }) => id),
    )
    .execute();
  assert.deepEqual([rijen.length, new Set(rijen.map((rij) => rij.admin_id))], [20, new Set([b.id])]);
  const { dagen } = await sql<{
    dagen: number;
  }>`select sum(antwoorden)::int as dagen from leerling_dag where admin_id = ${b.id} and leerling_id = any(${kinderen.map(({ id }) => id)}::uuid[]) and dag <> '2026-11-01'`
    .execute(own)
    .then(({ rows }) => rows[0] ?? { dagen: 0 });
  const tellend = await own
    .selectFrom('antwoord')
    .select('id')
    .where(
      'id',
      'in',
      werk.map(({ id }) => id),
    )
    .where('telt', '=', true)
    .execute();
  assert.equal(dagen, tellend.length);
  for (const { naam, regel } of tabellen.filter((tabel) => tabel.regel.hoe === 'mee' && tabel.naam !== 'toestel_account'))
    assert.equal(aantal(await foto(a.id), naam), 0, `${naam} ${regel.deel}`);
});

test('C13: an answer that waited for the move is told to log in again, not that the child does not exist', async () => {
  assert.equal((await terug('tweede')).status, 200);
  const kind = server.wereld.persoon('leerling2');
  const token = await nieuweLogin(kind.gebruikersnaam);
  const { taken } = dagtakenRoutes.planDag.response.parse(
    (await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, token)).body,
  );
  const { taak } = takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${kind.id}/taken/${taken[0]?.id}`, token)).body);
  const op = new Date(server.clock.now()).toISOString();
  const antwoord = {
    id: testId('wachtte'),
    taakId: taak.id,
    opgaveId: taak.opgaven[0]?.id,
    poging: 2,
    gegeven: 'x',
    rtMs: 4000,
    op,
    hints: 0,
  };
  const ander = new Client(server.connection);
  await ander.connect();
  const wachtenden = async (aantallen: number): Promise<void> => {
    const tel = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await ander.query<{ n: number }>(tel)).rows[0]?.n !== aantallen) await ander.query('select pg_sleep(0.01)');
  };
  await ander.query('begin');
  await ander.query(`select from zorgvlag where admin_id = '${a.id}' for update`);
  const bezig = verhuis('vierde');
  await wachtenden(1);
  const gestuurd = server.post(`/api/leerlingen/${kind.id}/antwoorden`, { game: taak.game, antwoorden: [antwoord] }, token);
  await wachtenden(2);
  await ander.query('rollback');
  await ander.end();
  assert.deepEqual([(await bezig).status, (await gestuurd).status], [200, 401]);
});

test('a session that began with the former account after all is over, as with another role', async () => {
  const token = await nieuweLogin('docent');
  assert.equal((await server.get('/api/auth/mij', token)).status, 200);
  await own.updateTable('sessie').set({ klant_id: a.id }).where('account_id', '=', server.wereld.persoon('docent').id).execute();
  assert.equal((await server.get('/api/auth/mij', token)).status, 401);
});

test('what a child does with the receiver goes home with it', async () => {
  const kind = server.wereld.persoon('leerling');
  const voor = await own.selectFrom('antwoord').select('id').where('leerling_id', '=', kind.id).execute();
  const na = await terug('vierde');
  assert.equal(na.status, 200, na.text);
  const thuis = await own.selectFrom('antwoord').select('admin_id').where('leerling_id', '=', kind.id).execute();
  assert.deepEqual([thuis.length, new Set(thuis.map((rij) => rij.admin_id))], [voor.length, new Set([a.id])]);
});

test('after seven days nothing can be taken back and nothing is remembered for it', async () => {
  const heen = await verhuis('derde');
  assert.equal(heen.status, 200, heen.text);
  assert.ok((await own.selectFrom('verhuizing_tabel').select('tabel').execute()).length > 0);
  server.clock.advance(7 * 86_400_000 + 1);
  superadmin = await kantoor();
  assert.equal(code(await terug('derde')), 'verhuizingen/te-laat');
  await server.app.sweep(server.clock.now());
  assert.equal((await own.selectFrom('verhuizing_tabel').select('tabel').execute()).length, 0);
  assert.equal(code(await terug('geen')), 'verhuizingen/niet-gevonden');
});
