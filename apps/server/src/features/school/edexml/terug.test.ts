import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { edexmlRoutes, type Inlezing } from '@spelrijk/contract/edexml';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';
import { beginStand } from '../../oefenen/standen/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const admin = await server.login('schooladmin');
const url = `/api/admins/${a.id}`;
const codeOf = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);
const bevestig = (token = admin): Promise<Antwoord> => server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, token);
await bevestig();

interface Kind {
  readonly key: string;
  readonly naam: string;
  readonly jaar?: number;
  readonly groep?: string;
}
/** Children of a file; the docent teaches every groep in it. */
function bestand(kinderen: readonly Kind[], groepen: Readonly<Record<string, string>>, jaar = '2026-2027', docent = ''): Buffer {
  const rij = ({ key, naam, jaar: jaargroep = 5, groep = 'g1' }: Kind): string =>
    `<leerling key="${key}"><achternaam>Proef</achternaam><roepnaam>${naam}</roepnaam><jaargroep>${jaargroep}</jaargroep><groep key="${groep}"/></leerling>`;
  const alle = Object.entries(groepen);
  const leerkracht = `<leerkrachten><leerkracht key="${docent}"><achternaam>Lezer</achternaam><roepnaam>${docent}</roepnaam><groepen>${alle.map(([key]) => `<groep key="${key}"/>`).join('')}</groepen></leerkracht></leerkrachten>`;
  return Buffer.from(
    `<EDEX><school><schooljaar>${jaar}</schooljaar><brincode>99ZZ</brincode></school><groepen>${alle
      .map(([key, naam]) => `<groep key="${key}"><naam>${naam}</naam><jaargroep>5</jaargroep></groep>`)
      .join('')}</groepen><leerlingen>${kinderen.map(rij).join('')}</leerlingen>${docent === '' ? '' : leerkracht}</EDEX>`,
  );
}

/** Gives the id under which it can be undone. */
async function voer(payload: Buffer, keuzes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  server.clock.advance(1000);
  const gezien = await server.request({
    method: 'POST',
    url: `${url}/edexml`,
    token: admin,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
  assert.equal(gezien.status, 200, gezien.text);
  const { id } = edexmlRoutes.previewEdexml.response.parse(gezien.body);
  const gedaan = await server.post(`${url}/edexml/${id}`, { schoolBevestigd: true, ...keuzes }, admin);
  assert.equal(gedaan.status, 200, gedaan.text);
  return id;
}
async function lijst(): Promise<readonly Inlezing[]> {
  const answer = await server.get(`${url}/inlezingen`, admin);
  assert.equal(answer.status, 200, answer.text);
  return edexmlRoutes.listInlezingen.response.parse(answer.body).inlezingen;
}
const vind = async (id: string): Promise<Inlezing | undefined> => (await lijst()).find((inlezing) => inlezing.id === id);
const redenenVan = async (id: string): Promise<unknown> => (await vind(id))?.terug?.redenen.map(({ soort, namen }) => [soort, ...namen]);
const draaiTerug = (id: string, token = admin): Promise<Antwoord> =>
  server.request({ method: 'POST', url: `${url}/inlezingen/${id}/terug`, token });

/** Every row of the school that a file can touch, with nothing left out. */
async function stand(): Promise<unknown> {
  const tabellen = [
    'leerling',
    'leerling_schooljaar',
    'persoonssleutel',
    'importsleutel',
    'groep',
    'groep_docent',
    'gebruiker',
    'leerling_stand',
  ];
  const alles: Record<string, unknown> = {};
  for (const tabel of tabellen) {
    const { rows } = await sql<{ rij: unknown }>`
      select to_jsonb(t) as rij from ${sql.table(tabel)} t where t.admin_id = ${a.id} order by to_jsonb(t)::text`.execute(
      server.database.own,
    );
    alles[tabel] = rows;
  }
  const { rows } = await sql`
    select (select instellingsnummer from admin where admin_id = ${a.id}) as nummer,
      (select jsonb_agg(jsonb_build_object('id', id, 'status', status) order by id) from account where admin_id = ${a.id}) as accounts`.execute(
    server.database.own,
  );
  return { ...alles, rest: rows };
}
const idVan = async (naam: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from leerling where admin_id = ${a.id} and roepnaam = ${naam}`.execute(
    server.database.own,
  );
  return rows[0]?.id ?? '';
};

test('only who reads files in sees and undoes it, after her password, and only of her own school', async () => {
  const id = await voer(bestand([], {}));
  for (const wie of ['docent', 'rtadmin', 'thuisadmin', 'office', 'superadmin', 'leerling', 'demo']) {
    const token = await server.login(wie);
    assert.equal((await server.get(`${url}/inlezingen`, token)).status, 403, wie);
    assert.equal((await draaiTerug(id, token)).status, 403, wie);
  }
  const ander = await server.login('b-schooladmin');
  await bevestig(ander);
  assert.equal((await server.get(`${url}/inlezingen`, ander)).status, 404);
  assert.equal((await server.request({ method: 'POST', url: `/api/admins/${b.id}/inlezingen/${id}/terug`, token: ander })).status, 404);
  assert.equal((await draaiTerug(testId('nooit'))).status, 404);
  assert.equal((await draaiTerug(id)).status, 204);
});

test('undone, everything is as it was before the file: children, groepen, docenten, keys, years and the number of the school', async () => {
  await voer(
    bestand(
      [
        { key: 'k1', naam: 'Een' },
        { key: 'k2', naam: 'Twee' },
        { key: 'k3', naam: 'Drie' },
      ],
      { g1: 'Vijf' },
      '2025-2026',
      'Lia',
    ),
  );
  await server.post(`${url}/leerlingen/weggooien`, { leerlingIds: [await idVan('Drie')] }, admin);
  await sql`update admin set instellingsnummer = '' where admin_id = ${a.id}`.execute(server.database.own);
  server.clock.advance(60_000);
  const voor = await stand();
  const weg = await idVan('Twee');
  // Een moves up and is renamed by its key, Twee leaves, Drie comes back, Vier is new, Vijf becomes Zes beside a new groep, and Bo teaches it.
  const id = await voer(
    bestand(
      [
        { key: 'k1', naam: 'Eén', jaar: 6, groep: 'h1' },
        { key: 'k3', naam: 'Drie', jaar: 6, groep: 'h1' },
        { key: 'k4', naam: 'Vier', groep: 'h2' },
      ],
      { h1: 'Vijf', h2: 'Nieuw' },
      '2026-2027',
      'Bo',
    ),
    { weg: [weg] },
  );
  assert.notDeepEqual(await stand(), voor);
  // Who did nothing yet begins where the new year begins, as after a jaarovergang.
  const hoofd = await sql<{ hoofd: unknown }>`
    select hoofd from leerling_stand where leerling_id = ${await idVan('Eén')}`.execute(server.database.own);
  assert.deepEqual(hoofd.rows[0]?.hoofd, beginStand(6, dagVan(server.clock.now())).hoofd);
  const { terug, resultaat, schooljaar } = (await vind(id)) ?? {};
  assert.deepEqual([schooljaar, resultaat?.nieuw, resultaat?.weggegooid, resultaat?.teruggezet], ['2026-2027', 1, 1, 1]);
  assert.deepEqual(
    [terug?.nieuw, terug?.gewijzigd, terug?.uitBak, terug?.naarBak, terug?.groepenNieuw, terug?.docenten, terug?.redenen],
    [1, 1, 1, 1, 1, 1, []],
  );
  // What every night brings by itself is no work of anybody.
  await server.app.sweep(server.clock.now());
  for (let i = 0; i < 2; i++) assert.equal((await draaiTerug(id)).status, 204);
  assert.deepEqual(await stand(), voor);
  const na = await vind(id);
  assert.ok(na?.teruggedraaidOp);
  assert.equal(na.terug, null);
  for (const tabel of ['inlezing_leerling', 'inlezing_object']) {
    const { rows } = await sql`select from ${sql.table(tabel)} where inlezing_id = ${id}`.execute(server.database.own);
    assert.equal(rows.length, 0, 'nothing of people is kept after it');
  }
  assert.equal(codeOf(await server.post(`${url}/edexml/${id}`, { schoolBevestigd: true }, admin)), 'edexml/verlopen');
});

test('what somebody built on it stops it, by name, and taking that away frees it again', async () => {
  const id = await voer(
    bestand(
      [
        { key: 'k8', naam: 'Acht' },
        { key: 'k1', naam: 'Een', jaar: 6 },
      ],
      { g1: 'Vijf' },
      '2026-2027',
      'Cor',
    ),
  );
  const acht = await idVan('Acht');
  assert.deepEqual(await redenenVan(id), []);
  const gevallen: readonly { readonly doe: string; readonly terug: string; readonly reden: readonly string[] }[] = [
    {
      doe: `insert into lvs_import values ('${a.id}', '${testId('l')}', now(), '${acht}', 'Iemand', 'csv', 'hash');
        insert into lvs_score values ('${a.id}', '${acht}', '${testId('s')}', '${testId('l')}', 'Spelling', '3.0', 'M5', null, '{}', 1)`,
      terug: `delete from lvs_score where leerling_id = '${acht}'`,
      reden: ['kind-begonnen', 'Acht Proef'],
    },
    {
      doe: `update leerling set roepnaam = 'Achtste' where id = '${acht}'`,
      terug: `update leerling set roepnaam = 'Acht' where id = '${acht}'`,
      reden: ['kind-anders', 'Achtste Proef'],
    },
    {
      doe: `update groep set naam = 'De Vijven' where admin_id = '${a.id}' and naam = 'Vijf'`,
      terug: `update groep set naam = 'Vijf' where admin_id = '${a.id}' and naam = 'De Vijven'`,
      reden: ['groep-anders', 'De Vijven'],
    },
    {
      doe: `update gebruiker set uit_te_nodigen = false where admin_id = '${a.id}' and roepnaam = 'Cor'`,
      terug: `update gebruiker set uit_te_nodigen = true where admin_id = '${a.id}' and roepnaam = 'Cor'`,
      reden: ['docent-genodigd', 'Cor Lezer'],
    },
  ];
  for (const { doe, terug, reden } of gevallen) {
    await sql.raw(doe).execute(server.database.own);
    const voor = await stand();
    assert.deepEqual(await redenenVan(id), [reden]);
    const answer = await draaiTerug(id);
    assert.deepEqual([answer.status, codeOf(answer)], [409, 'edexml/niet-terug']);
    assert.deepEqual(await stand(), voor);
    await sql.raw(terug).execute(server.database.own);
    assert.deepEqual(await redenenVan(id), []);
  }
  const later = await voer(bestand([{ key: 'k9', naam: 'Negen' }], { g1: 'Vijf' }));
  assert.deepEqual(await redenenVan(id), [['later']]);
  assert.equal((await draaiTerug(later)).status, 204);
  assert.equal((await draaiTerug(id)).status, 204);
});

test('who comes back needs a seat, and without one nothing is undone', async () => {
  await voer(bestand([{ key: 'p1', naam: 'Plek' }], { p: 'Plekgroep' }));
  const weg = await idVan('Plek');
  const id = await voer(bestand([{ key: 'p2', naam: 'Ander', groep: 'g1' }], { p: 'Plekgroep' }), {
    weg: [weg],
    leerlingen: [{ nr: 1, mee: false }],
  });
  await sql`update admin set plaatsen = 1 where admin_id = ${a.id}`.execute(server.database.own);
  const voor = await stand();
  assert.equal(codeOf(await draaiTerug(id)), 'leerlingen/geen-plaats');
  assert.deepEqual(await stand(), voor);
  await sql`update admin set plaatsen = null where admin_id = ${a.id}`.execute(server.database.own);
  assert.equal((await draaiTerug(id)).status, 204);
});

test('after its term it stands in the list and cannot be undone; the journal has numbers, no names', async () => {
  const id = await voer(bestand([{ key: 't1', naam: 'Termijn' }], { t: 'Termijngroep' }));
  server.clock.advance((DAGTERMIJNEN.jaarovergang.standaard + 1) * 86_400_000);
  const { body } = await server.post('/api/auth', { gebruikersnaam: 'schooladmin', wachtwoord: WACHTWOORD });
  const fris = typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
  await bevestig(fris);
  assert.equal(codeOf(await draaiTerug(id, fris)), 'edexml/niet-terug');
  await server.app.sweep(server.clock.now());
  const { rows } = await sql`select from inlezing_leerling where inlezing_id = ${id}`.execute(server.database.own);
  assert.equal(rows.length, 0);
  const answer = await server.get(`${url}/inlezingen`, fris);
  const { inlezingen } = edexmlRoutes.listInlezingen.response.parse(answer.body);
  assert.deepEqual([inlezingen[0]?.id, inlezingen[0]?.terug], [id, null]);
  const regels = await server.database.own
    .selectFrom('audit')
    .select('betreft')
    .where('admin_id', '=', a.id)
    .where('betreft', 'like', '%ongedaan gemaakt%')
    .execute();
  assert.ok(regels.length >= 5);
  for (const { betreft } of regels) assert.match(betreft, /^Ingelezen bestand \d{4}-\d{4} ongedaan gemaakt: \d+ gewist/);
});
