import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { verhuistokensRoutes } from '@spelrijk/contract/verhuistokens';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { unpackZip } from '../../../platform/bestand/zip.ts';
import { readDossier, zorgBlokken } from '../../klas/dossiers/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const own = server.database.own;
const [groep1 = ''] = a.groepIds;
const [groepB = ''] = b.groepIds;
const admin = await server.login('schooladmin');
const bAdmin = await server.login('b-schooladmin');

/** A leerling with a plan that runs, everything that hangs on one, and a goal that steers. */
async function kindMetPlan(naam: string): Promise<string> {
  const kind = testId(naam);
  const id = (wat: string): string => testId(`${naam} ${wat}`);
  const leerling = { id: kind, roepnaam: naam, voorvoegsel: '', achternaam: 'Dam', jaargroep: 5 };
  assert.equal((await server.post(`/api/admins/${a.id}/groepen/${groep1}/leerlingen`, { leerlingen: [leerling] }, admin)).status, 200);
  for (const text of [
    `insert into handelingsplan (admin_id, id, leerling_id, status, niveau, van, tot, weken, keren, minuten, functie, zorgaandeel, tekst, door, created_at, gestart_op)
       values ('${a.id}', '${id('plan')}', '${kind}', 'actief', 2, '2026-10-01', '2026-12-20', 12, 3, 20, 'docent', 'gewoon', '{"waarom":"Schrijft in de groep ei voor ij"}', '${id('wie')}', now(), now())`,
    `insert into handelingsplan_doel (admin_id, plan_id, categorie, leerling_id, nr, begin, streef) values ('${a.id}', '${id('plan')}', 'kz', '${kind}', 1, '{}', 80)`,
    `insert into plan_woord (admin_id, plan_id, categorie, woord, leerling_id, rol) values ('${a.id}', '${id('plan')}', 'kz', 'bomen', '${kind}', 'anker')`,
    `insert into zorgsessie (admin_id, id, plan_id, leerling_id, dag, minuten, groepsgrootte, functie, soort, door, created_at)
       values ('${a.id}', '${id('sessie')}', '${id('plan')}', '${kind}', '2026-10-02', 20, 1, 'docent', 'school', '${id('wie')}', now())`,
    `insert into toets (admin_id, id, leerling_id, soort, doelen, woorden, status, created_at, af_op, plan_id, uitslag)
       values ('${a.id}', '${id('start')}', '${kind}', 'zorg-start', '{kz}', '[]', 'af', now(), now(), '${id('plan')}', '${UITSLAG}')`,
    `insert into zorgdoel (admin_id, leerling_id, categorie, created_at, plan_id) values ('${a.id}', '${kind}', 'kz', now(), '${id('plan')}')`,
    `insert into zorgvlag values ('${a.id}', '${id('vlag')}', '${kind}', 'Vertrouwelijk', now(), '${id('wie')}')`,
  ])
    await sql.raw(text).execute(own);
  return kind;
}

/** What the start test gave: fifteen of 26 words were written so that nobody can tell which was meant. */
const UITSLAG = JSON.stringify({
  begin: {},
  uitslag: {
    doelen: [
      {
        categorie: 'kz',
        naam: 'k of z',
        ankers: 11,
        groei: null,
        oordeel: null,
        nieuw: { aantal: 26, goed: 11 },
        geoefend: { aantal: 0, goed: 0, eerst: 0 },
        alleenGeoefend: false,
        zinnen: { aantal: 0, goed: 0 },
        onduidelijk: 15,
        contrast: { naam: '', aantal: 0, metRegel: 0, overgebruik: false, voorbeeld: null },
        fouten: [],
      },
    ],
    plan: null,
    weken: 0,
    versAlleen: false,
    nameting: null,
  },
});

async function verhuis(kind: string, delen: readonly string[]): Promise<string> {
  const body = { id: testId(`token ${kind}`), basis: 'inzage', basisOp: '2026-11-19', delen };
  const { code, token } = verhuistokensRoutes.createVerhuistoken.response.parse(
    (await server.post(`/api/admins/${a.id}/leerlingen/${kind}/verhuistokens`, body, admin)).body,
  );
  assert.deepEqual(token.delen, ['A', ...delen]);
  const leerlingId = testId(`aan ${kind}`);
  const aan = await server.post(
    `/api/admins/${b.id}/groepen/${groepB}/verhuistoken/accepteer`,
    { code, leerlingId, bestaand: false },
    bAdmin,
  );
  assert.equal(aan.status, 200, aan.text);
  return leerlingId;
}

/** The plans to read, in the dossier of a leerling of the receiver, that has no package of care. */
async function zorgPdfVan(leerlingId: string): Promise<string | undefined> {
  const { rows } = await sql<{ pakketten: string[] }>`select pakketten from admin where admin_id = ${b.id}`.execute(own);
  assert.deepEqual(rows[0]?.pakketten.includes('zorgtraject'), false);
  const url = `/api/admins/${b.id}/leerlingen/${leerlingId}/dossier`;
  const { rawPayload } = await server.app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${bAdmin}` } });
  const bestanden = await unpackZip(rawPayload, { bestanden: 500, bytes: 50_000_000 });
  const pdf = new Map(bestanden).get('plannen-voor-extra-zorg.pdf');
  return pdf && Buffer.from(pdf).toString('latin1');
}

const ZORG = ['handelingsplan', 'handelingsplan_doel', 'plan_woord', 'zorgsessie', 'zorgdoel', 'zorgvlag', 'toets'] as const;
async function aantallen(leerlingId: string): Promise<Readonly<Record<string, number>>> {
  const uit: Record<string, number> = {};
  for (const tabel of ZORG) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(tabel)} where admin_id = ${b.id} and leerling_id = ${leerlingId}`.execute(own);
    uit[tabel] = rows[0]?.n ?? -1;
  }
  return uit;
}

test('check 24: without D no row of a plan or a note is at the receiver; care is offered, never ticked by itself', async () => {
  const kind = await kindMetPlan('Zonder');
  const aanbod = verhuistokensRoutes.readVerhuisaanbod.response.parse(
    (await server.get(`/api/admins/${a.id}/leerlingen/${kind}/verhuistokens`, admin)).body,
  );
  assert.deepEqual(aanbod.delen, ['A', 'B', 'D']);
  const nieuw = await verhuis(kind, ['B']);
  assert.deepEqual(await aantallen(nieuw), Object.fromEntries(ZORG.map((tabel) => [tabel, 0])));
  assert.equal(await zorgPdfVan(nieuw), undefined);
});

test('with D the plan arrives as finished by moving, its words still apart, and no goal steers', async () => {
  const kind = await kindMetPlan('Met');
  const nieuw = await verhuis(kind, ['B', 'D']);
  assert.deepEqual(await aantallen(nieuw), {
    handelingsplan: 1,
    handelingsplan_doel: 1,
    plan_woord: 1,
    zorgsessie: 1,
    zorgdoel: 0,
    zorgvlag: 1,
    toets: 1,
  });
  const { rows } = await sql<{ status: string; einde: string; past: boolean }>`
    select p.status, p.einde, t.plan_id = p.id and d.plan_id = p.id as past from handelingsplan p
    join toets t on t.admin_id = p.admin_id and t.leerling_id = p.leerling_id join handelingsplan_doel d on d.admin_id = p.admin_id and d.leerling_id = p.leerling_id
    where p.admin_id = ${b.id} and p.leerling_id = ${nieuw}`.execute(own);
  assert.deepEqual(rows, [{ status: 'afgerond', einde: 'verhuisd', past: true }]);
  const bij = await sql<{ status: string; einde: string; reden: string }>`
    select status, einde, einde_reden as reden from handelingsplan where admin_id = ${a.id} and leerling_id = ${kind}`.execute(own);
  const { rows: naam } = await sql<{ naam: string }>`select naam from admin where admin_id = ${b.id}`.execute(own);
  const naar = naam[0]?.naam ?? '?';
  assert.deepEqual(
    bij.rows,
    [{ status: 'afgerond', einde: 'verhuisd', reden: `Verhuisd naar ${naar}` }],
    'and at the sender, with where it went',
  );
  assert.match((await zorgPdfVan(nieuw)) ?? 'nothing', /^%PDF-1\.7/u);
  const wie = { naam: 'Met Dam', roepnaam: 'Met', regio: 'nl', dag: '2026-11-28' } as const;
  const zinnen = zorgBlokken(await readDossier(own, b.id, nieuw), wie)
    .map(({ tekst }) => tekst)
    .join('\n');
  for (const zin of [
    'Handelingsplannen van Met Dam',
    'gestopt, omdat de leerling verhuisde',
    'Handelingsplan 1, 01-10-2026 tot en met 20-12-2026',
    '02-10-2026: 20 min',
    'Van 26 woorden die Met nooit oefende, had Met er 11 goed op de plek waar het om gaat. Bij 15 woorden was niet te zien welk woord bedoeld was.',
  ])
    assert.ok(zinnen.includes(zin), `${zin} in ${zinnen}`);
  const daar = zorgBlokken(await readDossier(own, b.id, nieuw), { ...wie, regio: 'be' }).map(({ tekst }) => tekst);
  assert.equal(daar[0], 'Zorgplannen van Met Dam');
  assert.ok(daar.includes('Schrijft in de groep ei voor ij'), 'what a teacher wrote stays as it is');
  const log = await sql<{ betreft: string }>`
    select betreft from audit where admin_id = ${a.id} and object_id = ${kind} and betreft like 'plan geëindigd%'`.execute(own);
  assert.deepEqual(log.rows, [{ betreft: `plan geëindigd, verhuisd naar ${naar}` }]);
});

/** What care keeps of a leerling. */
const ALLES = [...ZORG, 'handelingsplan_versie', 'oudercontact', 'verhuistoken', 'meekijk'] as const;

test('check 25: an erased leerling leaves no row of care, of a code or of who looked along', async () => {
  const kind = await kindMetPlan('Gewist');
  const plan = testId('Gewist plan');
  const vast = `'${a.id}', '${testId('Gewist los')}'`;
  for (const text of [
    `insert into handelingsplan_versie values ('${a.id}', '${plan}', 1, '${kind}', now(), '${kind}', 'gestart', '{}')`,
    `insert into oudercontact (admin_id, id, plan_id, leerling_id, soort, dag, ouders, plan_versie, door, created_at)
       values (${vast}, '${plan}', '${kind}', 'inzage', '2026-10-03', 1, 1, '${kind}', now())`,
    `insert into meekijk (admin_id, id, leerling_id, hash, bereik, toestemming_op, tot, code_tot, door, created_at)
       values (${vast}, '${kind}', 'x', 'voortgang', '2026-10-03', '2027-07-01', now(), '${kind}', now())`,
  ])
    await sql.raw(text).execute(own);
  const body = { id: testId('token gewist'), basis: 'inzage', basisOp: '2026-11-19', delen: ['B'] };
  assert.equal((await server.post(`/api/admins/${a.id}/leerlingen/${kind}/verhuistokens`, body, admin)).status, 200);
  const tel = async (): Promise<readonly (readonly [string, number])[]> => {
    const uit: (readonly [string, number])[] = [];
    for (const tabel of ALLES) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabel)} where leerling_id = ${kind}`.execute(
        own,
      );
      uit.push([tabel, rows[0]?.n ?? -1]);
    }
    return uit;
  };
  assert.deepEqual(
    (await tel()).filter(([, n]) => n === 0),
    [],
    'there is something to erase in each',
  );
  await sql`delete from leerling where id = ${kind}`.execute(own);
  assert.deepEqual(
    (await tel()).filter(([, n]) => n > 0),
    [],
  );
});
