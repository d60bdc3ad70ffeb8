import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { verhuistokensRoutes, type Verhuistoken } from '@spelrijk/contract/verhuistokens';
import { laatOefenen } from '../../../../test/oefenweken.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { unpackZip } from '../../../platform/bestand/zip.ts';
import { sweepVerhuistokens } from './uitgeven.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const own = server.database.own;
const [groep1 = ''] = a.groepIds;
const [admin, docent, bAdmin, rt, thuis] = await Promise.all(
  ['schooladmin', 'docent', 'b-schooladmin', 'rtadmin', 'thuisadmin'].map((naam) => server.login(naam)),
);
const van = (naam: string) => {
  const adminId = server.wereld.persoon(naam).adminId;
  const wereld = server.wereld.admins.find(({ id }) => id === adminId);
  return { id: adminId, groep: wereld?.groepIds[0] ?? '' };
};
const [praktijk, gezin] = [van('rtadmin'), van('thuisadmin')];
const codeOf = ({ body }: Antwoord): unknown => Reflect.get(Object(body), 'code');
const VANDAAG = '2026-11-19';
const DAG = 86_400_000;

let teller = 0;
/** A leerling of school A that did nothing yet. */
async function nieuwKind(roepnaam: string): Promise<string> {
  const id = testId(`kind ${roepnaam} ${teller++}`);
  const body = { leerlingen: [{ id, roepnaam, voorvoegsel: 'van', achternaam: 'Dam', jaargroep: 5 }] };
  assert.equal((await server.post(`/api/admins/${a.id}/groepen/${groep1}/leerlingen`, body, admin)).status, 200);
  return id;
}
const geeft = (leerlingId: string, velden: object = {}, token = admin): Promise<Antwoord> =>
  server.post(
    `/api/admins/${a.id}/leerlingen/${leerlingId}/verhuistokens`,
    { id: testId(`token ${teller++}`), basis: 'toestemming', basisOp: VANDAAG, delen: ['B', 'C'], ...velden },
    token,
  );
async function uit(leerlingId: string, velden: object = {}): Promise<{ readonly code: string; readonly token: Verhuistoken }> {
  const antwoord = await geeft(leerlingId, velden);
  assert.equal(antwoord.status, 200, antwoord.text);
  return verhuistokensRoutes.createVerhuistoken.response.parse(antwoord.body);
}
const lees = (wat: 'bekijk' | 'accepteer' | 'weiger', plek: { id: string; groep: string }, token: string | undefined, body: object) =>
  server.post(`/api/admins/${plek.id}/groepen/${plek.groep}/verhuistoken/${wat}`, body, token);
const neem = (plek: { id: string; groep: string }, token: string | undefined, code: string, leerlingId = testId(`aan ${teller++}`)) =>
  lees('accepteer', plek, token, { code, leerlingId, bestaand: false });
const B = { id: b.id, groep: b.groepIds[0] ?? '' };
const status = async (id: string): Promise<string | undefined> =>
  (await own.selectFrom('verhuistoken').select('status').where('id', '=', id).executeTakeFirst())?.status;
const logVan = async (adminId: string, over?: string): Promise<readonly string[]> =>
  (
    await own
      .selectFrom('audit')
      .select(['betreft', 'object_id'])
      .where('admin_id', '=', adminId)
      .where('soort', '=', 'verhuistoken')
      .execute()
  )
    .filter(({ object_id: id }) => over === undefined || id === over)
    .map(({ betreft }) => betreft)
    .sort();

test('a code is shown once: 20 characters of a hundred bits, only its hash is stored, and no list shows it', async () => {
  const kind = await nieuwKind('Code');
  const { code, token } = await uit(kind);
  assert.match(code, /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  const { rows } = await sql<{ rij: string }>`select to_jsonb(t)::text as rij from verhuistoken t`.execute(own);
  const lijst = await server.get(`/api/admins/${a.id}/verhuistokens`, admin);
  const audit = await sql<{ rij: string }>`select to_jsonb(t)::text as rij from audit t`.execute(own);
  for (const tekst of [...rows, ...audit.rows].map(({ rij }) => rij).concat(lijst.text))
    for (const vorm of [code, code.replaceAll('-', '')]) assert.ok(!tekst.includes(vorm));
  assert.partialDeepStrictEqual(lijst.body, {
    tokens: [{ id: token.id, naam: 'Code van Dam', status: 'open', delen: ['A', 'B'] }],
    docenten: false,
  });
  const opnieuw = await uit(kind, { id: token.id });
  assert.notEqual(opnieuw.code, code);
  assert.equal(codeOf(await lees('bekijk', B, bAdmin, { code })), 'verhuistokens/code-werkt-niet');
  assert.equal((await lees('bekijk', B, bAdmin, { code: opnieuw.code })).status, 200);
});

test('who may: no docent until the school says so, then for her own groepen only; a basis belongs to the kind of customer', async () => {
  const kind = await nieuwKind('Wie');
  assert.equal((await geeft(kind, {}, docent)).status, 404);
  assert.equal((await server.get(`/api/admins/${a.id}/verhuistokens`, docent)).status, 404);
  assert.equal((await lees('bekijk', { id: a.id, groep: groep1 }, docent, { code: 'x' })).status, 404);
  const zet = (mag: boolean, token = admin) =>
    server.request({
      method: 'PUT',
      url: `/api/admins/${a.id}/verhuistokens/docenten`,
      token,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ mag }),
    });
  assert.equal((await zet(true, docent)).status, 403);
  assert.equal((await zet(true)).status, 204);
  assert.equal((await geeft(kind, {}, docent)).status, 200);
  assert.equal((await geeft(server.wereld.persoon('leerling3').id, {}, docent)).status, 404);
  assert.equal((await zet(false)).status, 204);
  assert.equal((await geeft(kind, {}, docent)).status, 404);
  for (const wie of ['office', 'leerling', 'demo']) assert.equal((await geeft(kind, {}, await server.login(wie))).status, 403, wie);
  assert.equal((await geeft(kind, {}, bAdmin)).status, 404);
  assert.equal(codeOf(await geeft(kind, { basis: 'geen-verzet' })), 'verhuistokens/basis');
  assert.equal(codeOf(await geeft(kind, { basisOp: '2026-11-20' })), 'verhuistokens/datum');
  for (const fout of [{ dagen: 0 }, { dagen: 31 }, { delen: ['A'] }, { instellingsnummer: 'DROP' }])
    assert.equal((await geeft(kind, fout)).status, 400);
});

test('typing is forgiven; wrong, expired, used, revoked and meant for another school are one sentence', async () => {
  const kind = await nieuwKind('Vergeven');
  const { code, token } = await uit(kind, { dagen: 2 });
  const slordig = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}  `;
  const bekeken = await lees('bekijk', B, bAdmin, { code: slordig });
  assert.deepEqual(verhuistokensRoutes.viewVerhuistoken.response.parse(bekeken.body), {
    roepnaam: 'Vergeven',
    letter: 'D',
    groep: 'School A groep 1',
    jaargroep: 5,
    van: 'School A',
    delen: ['A', 'B'],
    plaatsen: null,
    bestaande: verhuistokensRoutes.viewVerhuistoken.response.parse(bekeken.body).bestaande,
  });
  assert.ok(!bekeken.text.includes('Dam'));
  const weg = await nieuwKind('Ingetrokken');
  const ingetrokken = await uit(weg);
  assert.equal((await server.post(`/api/admins/${a.id}/verhuistokens/${ingetrokken.token.id}/intrekken`, {}, admin)).status, 200);
  const brin = await uit(await nieuwKind('Brin'), { instellingsnummer: '12ab' });
  const eigen = await uit(await nieuwKind('Eigen'));
  const antwoorden = [
    await lees('bekijk', B, bAdmin, { code: 'AAAAA-AAAAA-AAAAA-AAAAA' }),
    await lees('bekijk', B, bAdmin, { code: '😀' }),
    await lees('bekijk', B, bAdmin, { code: ingetrokken.code }),
    await lees('bekijk', B, bAdmin, { code: brin.code }),
    await lees('bekijk', { id: a.id, groep: groep1 }, admin, { code: eigen.code }),
  ];
  assert.equal(Date.parse(token.tot), server.clock.now() + 2 * DAG);
  await own
    .updateTable('verhuistoken')
    .set({ tot: new Date(server.clock.now()) })
    .where('id', '=', token.id)
    .execute();
  antwoorden.push(await lees('bekijk', B, bAdmin, { code }), await neem(B, bAdmin, code));
  for (const { status: nummer, text } of antwoorden) assert.deepEqual([nummer, text], [404, antwoorden[0]?.text]);
  assert.match(antwoorden[0]?.text ?? '', /Deze code werkt niet\. Controleer de code of vraag een nieuwe\./);
  await sweepVerhuistokens(server, server.clock.now());
  assert.equal(await status(token.id), 'verlopen');
  assert.ok((await logVan(a.id)).includes('code verlopen, niet gebruikt'));
  await own.updateTable('admin').set({ instellingsnummer: '12AB' }).where('admin_id', '=', b.id).execute();
  assert.equal((await lees('bekijk', B, bAdmin, { code: brin.code })).status, 200);
});

test('C08, check 24: twenty who read it in at once have one winner, the leerling is in one tenant, and the winner may send again', async () => {
  const kind = await nieuwKind('Race');
  const { code, token } = await uit(kind);
  const pogingen = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? neem(B, bAdmin, code, testId(`race ${i}`)) : neem(praktijk, rt, code, testId(`race ${i}`)),
    ),
  );
  const winnaars = pogingen.flatMap(({ status: nummer }, i) => (nummer === 200 ? [i] : []));
  assert.equal(winnaars.length, 1);
  for (const { status: nummer, body } of pogingen)
    assert.ok(nummer === 200 || Reflect.get(Object(body), 'code') === 'verhuistokens/code-werkt-niet');
  const waar = await own
    .selectFrom('leerling')
    .select('admin_id')
    .where('roepnaam', '=', 'Race')
    .where('verwijderd_op', 'is', null)
    .execute();
  assert.equal(waar.length, 1);
  assert.equal(await status(token.id), 'gebruikt');
  const winnaar = winnaars[0] ?? 0;
  const opnieuw = await (winnaar % 2 === 0
    ? neem(B, bAdmin, code, testId(`race ${winnaar}`))
    : neem(praktijk, rt, code, testId(`race ${winnaar}`)));
  assert.equal(opnieuw.status, 200);
  assert.equal((await own.selectFrom('leerling').select('id').where('roepnaam', '=', 'Race').execute()).length, 2);
});

test('pressed twice, taking over and refusing are done once, and neither press hears that the code does not work', async () => {
  const { code } = await uit(await nieuwKind('Dubbel'));
  const id = testId('dubbel');
  const samen = await Promise.all([1, 2, 3].map(() => neem(B, bAdmin, code, id)));
  assert.deepEqual(
    samen.map(({ status: nummer, body }) => [nummer, body]),
    [1, 2, 3].map(() => [200, { leerlingId: id, roepnaam: 'Dubbel' }]),
  );
  assert.equal((await logVan(b.id, id)).length, 1);
  const weg = await uit(await nieuwKind('Niet van ons'));
  const geweigerd = await Promise.all([1, 2].map(() => lees('weiger', B, bAdmin, { code: weg.code })));
  assert.deepEqual(
    geweigerd.map(({ status: nummer }) => nummer),
    [204, 204],
  );
  assert.equal((await logVan(a.id, weg.token.leerlingId)).filter((regel) => regel.startsWith('geweigerd')).length, 1);
  assert.equal(codeOf(await lees('weiger', praktijk, rt, { code: weg.code })), 'verhuistokens/code-werkt-niet');
});

test('no place, no consent, another ECK iD: refused with its own sentence, nothing used up', async () => {
  const kind = await nieuwKind('Plaats');
  await sql`insert into persoonssleutel values (${a.id}, 'eckid', 'eck-plaats', ${kind})`.execute(own);
  const { code, token } = await uit(kind);
  const zet = (plaatsen: number | null, tot: string | null = null) =>
    own.updateTable('admin').set({ plaatsen, licentie_tot: tot }).where('admin_id', '=', gezin.id).execute();
  await zet(1);
  const vol = await neem(gezin, thuis, code);
  assert.deepEqual([vol.status, Reflect.get(Object(vol.body), 'code')], [409, 'verhuistokens/geen-plaats']);
  assert.match(vol.text, /Geen plaats op de licentie\. De code blijft geldig\./);
  await zet(null, '2026-01-01');
  assert.equal(codeOf(await neem(gezin, thuis, code)), 'licentie/verlopen');
  await zet(null);
  const school = await uit(await nieuwKind('Inzage'), { basis: 'inzage' });
  assert.equal(codeOf(await lees('bekijk', gezin, thuis, { code: school.code })), 'verhuistokens/toestemming-nodig');
  const [ander] = (await server.get(`/api/admins/${gezin.id}/groepen/${gezin.groep}/leerlingen`, thuis)).body
    ? leerlingbeheerRoutes.listLeerlingen.response.parse(
        (await server.get(`/api/admins/${gezin.id}/groepen/${gezin.groep}/leerlingen`, thuis)).body,
      ).leerlingen
    : [];
  await sql`insert into persoonssleutel values (${gezin.id}, 'eckid', 'eck-anders', ${ander?.id ?? ''})`.execute(own);
  const inBestaande = () => lees('accepteer', gezin, thuis, { code, leerlingId: ander?.id, bestaand: true });
  assert.equal(codeOf(await inBestaande()), 'verhuistokens/eckid-anders');
  await sql`update persoonssleutel set waarde = 'eck-plaats' where admin_id = ${gezin.id} and account_id = ${ander?.id ?? ''}`.execute(own);
  const bekeken = verhuistokensRoutes.viewVerhuistoken.response.parse((await lees('bekijk', gezin, thuis, { code })).body);
  assert.deepEqual(
    bekeken.bestaande.map(({ id, zelfde }) => [id, zelfde]),
    [[ander?.id, true]],
  );
  assert.equal(codeOf(await neem(gezin, thuis, code)), 'verhuistokens/eckid-bestaat');
  // Another learning line: then two rows of practice stay two.
  await sql`update leerling_stand set volgnr = 1 where leerling_id = ${ander?.id ?? ''}`.execute(own);
  await sql`update admin set regio = 'be' where admin_id = ${gezin.id}`.execute(own);
  assert.equal(codeOf(await inBestaande()), 'verhuistokens/oefende-al');
  await sql`update admin set regio = 'nl' where admin_id = ${gezin.id}`.execute(own);
  await sql`update leerling_stand set volgnr = 0 where leerling_id = ${ander?.id ?? ''}`.execute(own);
  assert.equal(await status(token.id), 'open');
  for (const [adminId, leerlingId, groep] of [
    [a.id, kind, 'Van school'],
    [gezin.id, ander?.id ?? '', 'Van hier'],
  ])
    await sql`insert into leerling_schooljaar values (${adminId}, ${leerlingId}, '2026-2027', ${groep}, 5)`.execute(own);
  await sql`insert into leerling_schooljaar values (${a.id}, ${kind}, '2025-2026', 'Van toen', 4)`.execute(own);
  assert.equal((await inBestaande()).status, 200);
  // What the receiver knows itself stays beside what came.
  const { rows: jaren } = await sql<{ groep: string }>`
    select groep from leerling_schooljaar where leerling_id = ${ander?.id ?? ''} order by schooljaar`.execute(own);
  assert.deepEqual(
    jaren.map(({ groep }) => groep),
    ['Van toen', 'Van hier'],
  );
  assert.equal(await status(token.id), 'gebruikt');
});

test('22: to the prullenbak ends the code; nobody in the prullenbak gets one; who moved is read there and does not come back', async () => {
  const kind = await nieuwKind('Bak');
  const { token } = await uit(kind);
  await server.post(`/api/admins/${a.id}/leerlingen/weggooien`, { leerlingIds: [kind] }, admin);
  assert.equal(await status(token.id), 'ingetrokken');
  assert.equal((await geeft(kind)).status, 404);
  assert.equal((await server.post(`/api/admins/${a.id}/prullenbak/terugzetten`, { leerlingIds: [kind] }, admin)).status, 204);
  const { code } = await uit(kind);
  assert.equal((await neem(B, bAdmin, code)).status, 200);
  const bak = leerlingbeheerRoutes.listPrullenbak.response.parse((await server.get(`/api/admins/${a.id}/prullenbak`, admin)).body);
  assert.equal(bak.leerlingen.find(({ id }) => id === kind)?.verhuisdNaar, 'KANARIE B');
  assert.equal(
    codeOf(await server.post(`/api/admins/${a.id}/prullenbak/terugzetten`, { leerlingIds: [kind] }, admin)),
    'leerlingen/verhuisd',
  );
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  const dossier = await server.app.server.inject({
    method: 'GET',
    url: `/api/admins/${a.id}/leerlingen/${kind}/dossier`,
    headers: { authorization: `Bearer ${admin}` },
  });
  const bestanden = await unpackZip(dossier.rawPayload, { bestanden: 100, bytes: 50_000_000 });
  const gegevens = Buffer.from(bestanden.get('gegevens.json') ?? '').toString();
  assert.ok(gegevens.includes('KANARIE B') && !gegevens.includes('"hash"'));
  // 25: erased, nothing of it is left.
  assert.equal((await server.post(`/api/admins/${a.id}/prullenbak/wissen`, { leerlingIds: [kind] }, admin)).status, 200);
  for (const tabel of ['verhuistoken', 'meekijk', 'leerling_herkomst'] as const)
    assert.deepEqual(await own.selectFrom(tabel).select('id').where('leerling_id', '=', kind).execute(), []);
});

test('refusing ends the code and the sender reads who did; both logs hold every step', async () => {
  const kind = await nieuwKind('Weiger');
  const { code, token } = await uit(kind);
  await lees('bekijk', B, bAdmin, { code });
  assert.equal((await lees('weiger', B, bAdmin, { code })).status, 204);
  assert.equal(await status(token.id), 'geweigerd');
  const lijst = verhuistokensRoutes.listVerhuistokens.response.parse((await server.get(`/api/admins/${a.id}/verhuistokens`, admin)).body);
  assert.equal(lijst.tokens.find(({ id }) => id === token.id)?.naar, 'KANARIE B');
  assert.deepEqual(await logVan(a.id, kind), [
    'bekeken door KANARIE B',
    'code uitgegeven, 14 dagen geldig; delen A, B',
    'geweigerd door KANARIE B',
  ]);
  for (const wat of ['bekeken', 'overgenomen', 'geweigerd'])
    assert.ok((await logVan(b.id)).includes(`${wat}: van School A, delen A, B`), wat);
  const { rows } = await sql<{ wie: string; account_id: string | null }>`
    select wie, account_id from audit where admin_id = ${a.id} and object_id = ${kind} and betreft = 'geweigerd door KANARIE B'`.execute(
    own,
  );
  assert.deepEqual(rows, [{ wie: 'KANARIE B', account_id: null }]);
});

test('a code of the demo opens nothing for a real customer', async () => {
  const { code } = await uit(await nieuwKind('Demo'));
  await own.updateTable('admin').set({ demo: true }).where('admin_id', '=', b.id).execute();
  assert.equal(codeOf(await lees('bekijk', B, bAdmin, { code })), 'verhuistokens/code-werkt-niet');
  await own.updateTable('admin').set({ demo: false }).where('admin_id', '=', b.id).execute();
});

test('what a child has goes along: map, coins, blobs, words, progress, history, settings; ids are new; what is open closes', async () => {
  const now = server.clock.now();
  const [kind = ''] = await laatOefenen(server.database, { adminId: a.id, groepId: groep1, jaargroep: 5, now }, [
    { roepnaam: 'Verhuizer', achternaam: 'Lang', aard: 'moeite' },
  ]);
  const id = (wat: string): string => testId(`mee ${wat}`);
  for (const text of [
    `update leerling set munten = 77, record = 12, figuur = 4321, maatje = 7, hol = 1 where id = '${kind}'`,
    `insert into leerling_blob values ('${a.id}', '${kind}', 7, now())`,
    `insert into oefeninstelling (admin_id, id, leerling_id, instelling, created_at, gewijzigd_door) values ('${a.id}', '${id('inst')}', '${kind}', '{"lettertype":"dyslexie"}', now(), '${id('iemand')}')`,
    `insert into leerling_schooljaar values ('${a.id}', '${kind}', '2025-2026', 'Groep 4', 4)`,
    `insert into verzameld values ('${a.id}', '${kind}', '${id('taak')}', 'visvijver', 'kroonvis', now())`,
    `insert into leesbeurt values ('${a.id}', '${id('leesbeurt')}', '${kind}', 'm4-01', now(), '2026-11-01', 60000, 0, 3, 3, 20, false, true, '{bomen}', now())`,
    `insert into voorlezing values ('${a.id}', '${id('voorlezing')}', '${kind}', null, 'm4-01', now(), '2026-11-01', 60000, 60, 59, '[]', 3, true, '${id('iemand')}', 'docent', now(), null)`,
    `insert into toets values ('${a.id}', '${id('open')}', '${kind}', 'voortgang', '{}', '[]', 'open', now(), null), ('${a.id}', '${id('af')}', '${kind}', 'voortgang', '{}', '[]', 'af', now(), now()),
       ('${a.id}', '${id('zorg')}', '${kind}', 'zorg-start', '{}', '[]', 'af', now(), now())`,
    `insert into zorgvlag values ('${a.id}', '${id('vlag')}', '${kind}', 'Vertrouwelijk', now(), '${id('iemand')}')`,
    `insert into zorgdoel values ('${a.id}', '${kind}', 'kz', now())`,
    `insert into lvs_import values ('${a.id}', '${id('lijst')}', now(), '${id('iemand')}', 'Iemand', 'csv', 'h', null), ('${a.id}', '${id('weg')}', now(), '${id('iemand')}', 'Iemand', 'csv', 'h', now())`,
    `insert into lvs_score values ('${a.id}', '${kind}', '${id('score')}', '${id('lijst')}', 'Spelling', '3.0', 'M5', null, '{}', 1), ('${a.id}', '${kind}', '${id('oud')}', '${id('weg')}', 'Spelling', '3.0', 'M4', null, '{}', 1)`,
    `insert into woordlijst values ('${a.id}', '${id('woorden')}', '${groep1}', 'Week 47', '[{"woord":"squishy"}]', 1, now(), now())`,
    `insert into woordlijst_toewijzing values ('${a.id}', '${id('toew')}', '${id('woorden')}', '${groep1}', null, null, null, now())`,
  ])
    await sql.raw(text).execute(own);
  const foto = async (adminId: string, leerlingId: string): Promise<ReadonlyMap<string, readonly string[]>> => {
    const { rows } = await sql<{ tabel: string }>`
      select table_name as tabel from information_schema.columns where table_schema = 'public' and column_name = 'leerling_id'`.execute(
      own,
    );
    const beeld = new Map<string, readonly string[]>();
    for (const { tabel } of rows) {
      const gevonden = await sql<{ rij: string }>`
        select (to_jsonb(t) - 'admin_id' - 'leerling_id' - 'import_id')::text as rij from ${sql.table(tabel)} t where admin_id = ${adminId} and leerling_id = ${leerlingId}`.execute(
        own,
      );
      beeld.set(tabel, gevonden.rows.map(({ rij }) => rij.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')).sort());
    }
    return beeld;
  };
  const voor = await foto(a.id, kind);
  assert.ok((voor.get('antwoord')?.length ?? 0) > 100 && (voor.get('leerling_woord')?.length ?? 0) > 20);
  const { code, token } = await uit(kind, { delen: ['B', 'C'] });
  // Care goes only by its own tick (`zorg.test.ts`).
  assert.deepEqual(token.delen, ['A', 'B', 'C']);
  const nieuw = testId('verhuisd');
  assert.equal((await neem(gezin, thuis, code, nieuw)).status, 200);
  const na = await foto(gezin.id, nieuw);
  for (const tabel of [
    'antwoord',
    'leerling_stand',
    'leerling_categorie',
    'leerling_woord',
    'leerling_dag',
    'categorie_dag',
    'leerling_game',
    'leerling_fout',
    'leerling_flits',
  ])
    assert.deepEqual(na.get(tabel), voor.get(tabel), tabel);
  for (const tabel of ['leerling_blob', 'oefeninstelling', 'leerling_schooljaar', 'leesbeurt', 'voorlezing', 'verzameld'])
    assert.deepEqual(na.get(tabel), voor.get(tabel), tabel);
  assert.deepEqual(na.get('taak')?.length, voor.get('taak')?.length);
  // Taken and finished ones; what is open closes.
  const af = voor.get('toets')?.filter((rij) => rij.includes('"status": "af"') && !rij.includes('"soort": "zorg')) ?? [];
  assert.ok(af.length > 0);
  assert.equal(na.get('toets')?.length, af.length);
  assert.equal(na.get('lvs_score')?.length, 1);
  for (const tabel of ['zorgvlag', 'zorgdoel']) assert.deepEqual(na.get(tabel), [], tabel);
  assert.equal(na.get('woordlijst_toewijzing')?.length, 1);
  const wie = await own.selectFrom('leerling').selectAll().where('id', '=', nieuw).executeTakeFirstOrThrow();
  assert.deepEqual(
    [wie.roepnaam, wie.achternaam, wie.jaargroep, wie.munten, wie.record, wie.figuur, wie.maatje, wie.hol],
    ['Verhuizer', 'Lang', 5, 77, 12, 4321, 7, 1],
  );
  // Nothing at the receiver holds an id of the sender, and the answers still point at their own taken.
  const { rows: samen } = await sql`
    select 1 from antwoord x join antwoord y on x.id = y.id or x.taak_id = y.taak_id or x.opgave_id = y.opgave_id
    where x.admin_id = ${a.id} and x.leerling_id = ${kind} and y.admin_id = ${gezin.id} limit 1`.execute(own);
  assert.deepEqual(samen, []);
  const { rows: los } = await sql`
    select 1 from antwoord x where x.admin_id = ${gezin.id} and x.leerling_id = ${nieuw} and not exists (
      select from taak t, jsonb_array_elements(t.opgaven) o where t.admin_id = x.admin_id and t.id = x.taak_id and o ->> 'id' = x.opgave_id::text) limit 1`.execute(
    own,
  );
  assert.deepEqual(los, []);
  const herkomst = await own.selectFrom('leerling_herkomst').selectAll().where('leerling_id', '=', nieuw).executeTakeFirstOrThrow();
  assert.deepEqual([herkomst.admin_id, herkomst.van, herkomst.basis], [gezin.id, 'School A', 'toestemming']);
  const binnen = verhuistokensRoutes.listVerhuistokens.response.parse(
    (await server.get(`/api/admins/${gezin.id}/verhuistokens`, thuis)).body,
  );
  assert.partialDeepStrictEqual(
    binnen.aangekomen.find(({ leerlingId }) => leerlingId === nieuw),
    { naam: 'Verhuizer Lang', van: 'School A', basis: 'toestemming' },
  );
  // The child itself, at home.
  await sql`update account set wachtwoord = (select wachtwoord from account where gebruikersnaam = 'leerling'), wachtwoord_op = now() where id = ${nieuw}`.execute(
    own,
  );
  const { gebruikersnaam } = await own.selectFrom('account').select('gebruikersnaam').where('id', '=', nieuw).executeTakeFirstOrThrow();
  const login = await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD });
  const kindToken = String(Reflect.get(Object(login.body), 'token'));
  const kaart = landkaartRoutes.readLandkaart.response.parse((await server.get(`/api/leerlingen/${nieuw}/landkaart`, kindToken)).body);
  assert.equal(kaart.leerling.munten, 77);
  assert.ok(kaart.regios.some(({ plekken }) => plekken.some(({ sterren }) => sterren > 0)));
  const gespaard = beloningenRoutes.readBeloningen.response.parse(
    (await server.get(`/api/leerlingen/${nieuw}/beloningen`, kindToken)).body,
  );
  assert.ok(JSON.stringify(gespaard).includes('7'));
});

test('five wrong codes per customer, then a wait; a right one costs nothing', async () => {
  const streng = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
  const wie = await streng.login('b-schooladmin');
  const school = await streng.login('schooladmin');
  const [bGroep = ''] = streng.wereld.b.groepIds;
  const probeer = (code: string) => streng.post(`/api/admins/${streng.wereld.b.id}/groepen/${bGroep}/verhuistoken/bekijk`, { code }, wie);
  const kind = streng.wereld.persoon('leerling').id;
  const body = { id: testId('streng'), basis: 'inzage', basisOp: VANDAAG, delen: ['B'] };
  const { code } = verhuistokensRoutes.createVerhuistoken.response.parse(
    (await streng.post(`/api/admins/${streng.wereld.a.id}/leerlingen/${kind}/verhuistokens`, body, school)).body,
  );
  for (let i = 0; i < 8; i++) assert.equal((await probeer(code)).status, 200);
  const fout = await Promise.all(Array.from({ length: 9 }, (_, i) => probeer(`AAAAA-AAAAA-AAAAA-AAA${i}A`)));
  assert.equal(fout.filter(({ status: nummer }) => nummer === 404).length, 5);
  assert.equal(fout.filter(({ status: nummer }) => nummer === 429).length, 4);
  assert.equal((await probeer(code)).status, 429);
  streng.clock.advance(181_000);
  assert.equal((await probeer(code)).status, 200);
});

test('and five per address: who tries with another customer from the same device waits too, who sits elsewhere does not', async () => {
  const streng = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
  const probeer = async (wie: 'schooladmin' | 'b-schooladmin' | 'rtadmin', remoteAddress: string): Promise<number> => {
    const { adminId } = streng.wereld.persoon(wie);
    const { rows } = await sql<{ id: string }>`select id from groep where admin_id = ${adminId} limit 1`.execute(streng.database.own);
    const { status } = await streng.request({
      method: 'POST',
      url: `/api/admins/${adminId}/groepen/${rows[0]?.id ?? ''}/verhuistoken/bekijk`,
      payload: { code: 'AAAAA-AAAAA-AAAAA-AAAAA' },
      token: await streng.login(wie),
      remoteAddress,
    });
    return status;
  };
  for (let nr = 0; nr < 5; nr++) assert.equal(await probeer('schooladmin', '203.0.113.7'), 404);
  for (let nr = 0; nr < 6; nr++) assert.equal(await probeer('b-schooladmin', '203.0.113.7'), 429, 'another customer, the same address');
  assert.equal(await probeer('b-schooladmin', '203.0.113.6'), 404, 'what was not looked at cost that customer no try');
  assert.equal(await probeer('rtadmin', '203.0.113.8'), 404, 'another customer, another address');
  assert.equal(await probeer('schooladmin', '203.0.113.9'), 429, 'the same customer, another address');
});

test('what is open stands first, behind however many newer ones that ended; those go on on a next page', async () => {
  const [{ token }, { token: later }] = [await uit(await nieuwKind('Oudste')), await uit(await nieuwKind('Later'))];
  await sql`
    insert into verhuistoken select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'status', 'ingetrokken',
      'created_at', t.created_at + n * interval '1 second', 'einde_op', t.created_at + interval '1 day'))).*
    from verhuistoken t, generate_series(1, 200) n where t.id = ${later.id}`.execute(own);
  const blad = async (pagina: number) =>
    verhuistokensRoutes.listVerhuistokens.response.parse(
      (await server.get(`/api/admins/${a.id}/verhuistokens?pagina=${pagina}`, admin)).body,
    );
  const [een, twee] = [await blad(1), await blad(2)];
  assert.ok(een.tokens.some(({ id }) => id === token.id));
  assert.deepEqual([een.tokens.length, een.totaal], [een.perPagina, een.tokens.length + twee.tokens.length]);
  assert.ok(twee.tokens.length > 0 && twee.tokens.every(({ status: stand }) => stand !== 'open'));
});
