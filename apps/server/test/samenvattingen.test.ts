/** Answers of school years that are over: what goes, what stays, and that every reader says afterwards what it said before. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { verhuistokensRoutes } from '@spelrijk/contract/verhuistokens';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { SAMENGEVAT } from '@spelrijk/domain/antwoord';
import { laatOefenen } from './oefenweken.ts';
import { BEGIN, createProefserver } from './proefserver.ts';
import { testId } from './wereld.ts';
import { listPogingen } from '../src/features/klas/woordlijsten/store.ts';
import {
  beginVan,
  correctAntwoorden,
  herspeelLogboek,
  isZelfdeStand,
  keepAntwoorden,
  readHerspeelbaar,
} from '../src/features/oefenen/antwoorden/index.ts';
import { listTaakInhoud } from '../src/features/oefenen/antwoorden/store.ts';
import { listLogboeken } from '../src/features/oefenen/ijking/store.ts';
import { listEerst } from '../src/features/oefenen/planwoorden/index.ts';
import { leerlijnVan, readBasis, readStand, writeBasis } from '../src/features/oefenen/standen/index.ts';
import { grensVan } from '../src/features/oefenen/samenvattingen/grens.ts';
import { isNacht } from '../src/platform/clock.ts';
import { condenseAll, condenseLeerling } from '../src/features/oefenen/samenvattingen/samenvatten.ts';

const server = await createProefserver();
const { database } = server;
const own = database.own;
const { a, b } = server.wereld;
const [groepId = ''] = a.groepIds;
const docent = await server.login('docent');
const leerlijn = leerlijnVan('nl');
const [kind = '', ander = ''] = await laatOefenen(database, { adminId: a.id, groepId, jaargroep: 5, now: BEGIN }, [
  { roepnaam: 'Mila', achternaam: 'Dam', aard: 'moeite' },
  { roepnaam: 'Bram', achternaam: 'Dam', aard: 'gewoon' },
]);
const deps = server.app.context;

/** A dictation from paper in the middle of it, with a word wrong, a word right, and one that was corrected afterwards. */
const dictee = `/api/admins/${a.id}/groepen/${groepId}/dictees/${testId('dictee')}`;
const stuur = (method: 'PUT' | 'POST', url: string, body: unknown) =>
  server.request({ method, url, token: docent, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const WOORDEN = [{ woord: 'bomen' }, { woord: 'trein' }, { woord: 'ballen' }];
await stuur('PUT', dictee, { titel: 'Week 47', woorden: WOORDEN, versie: 0 });
await stuur('PUT', `${dictee}/status`, { status: 'open' });
await stuur('POST', `${dictee}/nakijken`, { leerlingId: kind, invoer: { bomen: 'boomen', trein: 'trein', ballen: 'balen' } });
server.clock.advance(60_000);
await stuur('POST', `${dictee}/verbeteren`, { leerlingId: kind, invoer: { bomen: 'boomen', trein: 'trein', ballen: 'ballen' } });

const logboekVan = (adminId: string, id: string) => readHerspeelbaar(own, adminId, id);
const standVan = async (adminId: string, id: string) => (await readStand(own, adminId, id, new Date(0))) ?? assert.fail('a state');
const beginvan = async (adminId: string, id: string) =>
  (await logboekVan(adminId, id)).basis ?? beginVan((await standVan(adminId, id)).hoofd);
const isHeel = async (adminId: string, id: string): Promise<boolean> => {
  const { stand } = herspeelLogboek(await beginvan(adminId, id), await logboekVan(adminId, id), leerlijn, new Map());
  return isZelfdeStand(stand, await standVan(adminId, id));
};
const tel = async (id: string): Promise<Readonly<Record<'alle' | 'basis' | 'dicht', number>>> => {
  const { rows } = await sql<{ alle: number; basis: number; dicht: number }>`
    select count(*)::int as alle, (count(*) filter (where in_basis))::int as basis, (count(*) filter (where gegeven = ${SAMENGEVAT}))::int as dicht
    from antwoord where leerling_id = ${id}`.execute(own);
  return rows[0] ?? assert.fail('a count');
};
const voortgang = async () =>
  voortgangRoutes.readVoortgang.response.parse(
    (await server.get(`/api/admins/${a.id}/groepen/${groepId}/leerlingen/${kind}/voortgang`, docent)).body,
  );
const verslag = async (): Promise<unknown> => (await server.get(`${dictee}/verslag`, docent)).body;

/** What everybody reads of this child that looks further back than a few weeks. */
async function blikken() {
  const woorden = (await sql<{ woord: string }>`select woord from leerling_woord where leerling_id = ${kind}`.execute(own)).rows.map(
    ({ woord }) => woord,
  );
  // These two are about the last weeks, and the borders of this test lie in them.
  const { fouten, plaats, samengevatTot, verbeterd, lezen, ...cijfers } = await voortgang();
  const pogingen = (await listPogingen(own, a.id, groepId, woorden)).map(({ leerlingId, woord, keren, goed, laatsteGoed }) => ({
    leerlingId,
    woord,
    keren,
    goed,
    laatsteGoed,
  }));
  return {
    cijfers,
    fouten: fouten.length,
    plaats,
    samengevatTot,
    weken: { verbeterd, lezen },
    pogingen: pogingen.toSorted((x, y) => (`${x.leerlingId} ${x.woord}` < `${y.leerlingId} ${y.woord}` ? -1 : 1)),
    geoefend: [...(await listEerst(own, { adminId: a.id, leerlingId: kind }))].toSorted(([x], [y]) => (x < y ? -1 : 1)),
  };
}
/** The day halfway the history of the child. */
const halverwege = async (): Promise<string> => {
  const { rows } = await sql<{ dag: string }>`
    select dag from (select distinct dag from antwoord where leerling_id = ${kind}) d order by dag offset
      (select count(distinct dag) / 2 from antwoord where leerling_id = ${kind}) limit 1`.execute(own);
  return rows[0]?.dag ?? assert.fail('days');
};

test('the border: the running school year and the one before it are whole, at every day of the year; a run is at night', () => {
  for (const [dag, dagen, grens] of [
    ['2026-11-28', 366, '2025-08-01'],
    ['2027-07-31', 366, '2025-08-01'],
    ['2027-08-01', 366, '2025-08-01'],
    ['2027-08-02', 366, '2026-08-01'],
    ['2028-08-01', 366, '2027-08-01'],
    ['2026-11-28', 731, '2024-08-01'],
  ] as const)
    assert.equal(grensVan(dag, dagen), grens, dag);
  assert.deepEqual(
    ['2026-11-28T00:30:00Z', '2026-11-28T04:59:00Z', '2026-11-28T05:00:00Z', '2026-11-28T22:59:00Z', '2026-11-28T23:00:00Z'].map((op) =>
      isNacht(Date.parse(op)),
    ),
    [true, true, false, false, true],
  );
});

test('from a base at every tenth answer, with a test decided on either side and a correction after it, a child is replayed bit for bit', async () => {
  const { plekken } = await logboekVan(a.id, kind);
  const begin = await beginvan(a.id, kind);
  const op = (deel: number): number => plekken[Math.floor(plekken.length * deel)]?.ontvangenOp ?? assert.fail('an answer');
  const besluiten = [
    { soort: 'plaatsing', vermoed: ['ww-homofoon', 'ei-ij'], afOp: op(0.3) - 1 },
    { soort: 'voortgang', vermoed: null, afOp: op(0.7) - 1 },
  ] as const;
  const laatste = plekken.at(-2) ?? assert.fail('an answer');
  const correcties = new Map([[laatste.id, null]]);
  const alles = herspeelLogboek(begin, { plekken, besluiten }, leerlijn, new Map()).stand;
  const verbeterd = herspeelLogboek(begin, { plekken, besluiten }, leerlijn, correcties).stand;
  assert.ok(!isZelfdeStand(alles, verbeterd));
  assert.ok(plekken.length > 150, `${plekken.length} answers`);
  for (let tot = 0; tot < plekken.length - 2; tot += 10) {
    const voor = plekken.slice(0, tot);
    const grens = Math.max(0, ...voor.map(({ ontvangenOp }) => ontvangenOp));
    const [eerder, later] = [besluiten.filter(({ afOp }) => afOp < grens), besluiten.filter(({ afOp }) => afOp >= grens)];
    const basis = readBasis(writeBasis(herspeelLogboek(begin, { plekken: voor, besluiten: eerder }, leerlijn, new Map()).stand));
    const rest = { plekken: plekken.slice(tot), besluiten: later };
    assert.ok(isZelfdeStand(herspeelLogboek(basis, rest, leerlijn, new Map()).stand, alles), `base at ${tot}`);
    assert.ok(isZelfdeStand(herspeelLogboek(basis, rest, leerlijn, correcties).stand, verbeterd), `corrected after a base at ${tot}`);
  }
});

let voorVerslag: Awaited<ReturnType<typeof verslag>>;

test('a plan that runs keeps every answer since its start test; what was before it goes, and nothing happens twice', async () => {
  // Looked at here: what another file of the process has estimated anew by now is the same before and after.
  const voor = await blikken();
  voorVerslag = await verslag();
  const aantal = await tel(kind);
  assert.ok(await isHeel(a.id, kind), 'the log gives the state before anything');
  const dag = await halverwege();
  await sql`
    insert into handelingsplan (admin_id, id, leerling_id, status, niveau, van, tot, weken, keren, minuten, functie, zorgaandeel, tekst, door, created_at, gestart_op)
    values (${a.id}, ${testId('plan')}, ${kind}, 'actief', 2, ${dag}, ${dag}::date + 70, 10, 3, 20, 'leerkracht', 'gewoon', '{}', ${kind}, ${dag}::date, ${dag}::date)`.execute(
    own,
  );
  const { rows: eerder } = await sql<{ n: number }>`
    select count(*)::int as n from antwoord where leerling_id = ${kind} and dag < ${dag}`.execute(own);
  const grens = { dag: '2026-11-19', vandaag: '2026-11-28' };
  const wie = { adminId: a.id, leerlingId: kind };
  const gewist = await database.transact((db) => condenseLeerling(db, wie, grens, BEGIN));
  assert.equal(gewist, eerder[0]?.n);
  assert.ok(gewist > 50, `${gewist}`);
  assert.equal(await database.transact((db) => condenseLeerling(db, wie, grens, BEGIN)), 0, 'twice is once');
  assert.equal((await tel(kind)).alle, aantal.alle - gewist);
  assert.ok(await isHeel(a.id, kind), 'the base and the rest give the state');
  const { cijfers, pogingen, geoefend } = await blikken();
  assert.deepEqual(cijfers, voor.cijfers);
  assert.deepEqual(pogingen, voor.pogingen);
  assert.deepEqual(geoefend, voor.geoefend);
  assert.deepEqual(await verslag(), voorVerslag, 'the dictation was after it');
});

test('a correction after the base replays from it, as if the mistake was never made', async () => {
  const { rows } = await sql<{ taakId: string; opgaveId: string }>`
    select r.taak_id as "taakId", r.opgave_id as "opgaveId" from antwoord r join taak t on t.id = r.taak_id and t.dictee_id is null
    where r.leerling_id = ${kind} and r.telt and not r.goed order by r.volgnr limit 1`.execute(own);
  const [fout] = rows;
  const [taak] = await listTaakInhoud(own, a.id, kind, [fout?.taakId ?? '']);
  const opgave = taak?.opgaven.find(({ id }) => id === fout?.opgaveId);
  assert.ok(fout && taak && opgave, 'a wrong answer');
  const { rows: staat } = await sql<{ opgaveId: string; gegeven: string }>`
    select opgave_id as "opgaveId", gegeven from antwoord where leerling_id = ${kind} and taak_id = ${taak.id} and telt`.execute(own);
  const gegeven = new Map([...staat.map((rij) => [rij.opgaveId, rij.gegeven] as const), [fout.opgaveId, opgave.antwoord]]);
  const beurt = { adminId: a.id, leerlingId: kind, taak, gegeven, now: server.clock.now() };
  assert.equal(await database.forAdmin(a.id, (db) => correctAntwoorden(db, beurt)), true);
  assert.ok(await isHeel(a.id, kind));
});

test('P07: when the school year is over long enough it all goes in one night; every figure stays, and the log of the school says so once', async () => {
  await sql`update handelingsplan set status = 'afgerond', einde = 'gestopt', afgerond_op = '2027-01-15' where id = ${testId('plan')}`.execute(
    own,
  );
  const nu = await blikken();
  const was = await tel(kind);
  const nacht = Date.parse('2028-08-03T01:00:00Z');
  await condenseAll(deps, Date.parse('2028-07-30T01:00:00Z'));
  assert.deepEqual(await tel(kind), was, 'not yet');
  await condenseAll(deps, nacht);
  await condenseAll(deps, nacht + 3_600_000);
  const na = await tel(kind);
  assert.deepEqual(na, { alle: 3, basis: 3, dicht: 1 }, 'of the dictation what was right and wrong; of practice nothing');
  assert.equal((await tel(ander)).alle, 0);
  assert.ok((await isHeel(a.id, kind)) && (await isHeel(a.id, ander)), 'the base is the state');
  const { cijfers, pogingen, geoefend, fouten, samengevatTot } = await blikken();
  assert.deepEqual([cijfers, pogingen, geoefend], [nu.cijfers, nu.pogingen, nu.geoefend]);
  assert.deepEqual([fouten, samengevatTot], [0, '2027-08-01'], 'the misspellings themselves are gone, and that is said');
  const zonder = JSON.parse(JSON.stringify(voorVerslag).replace('"boomen"', `"${SAMENGEVAT}"`)) as unknown;
  assert.deepEqual(await verslag(), zonder, 'the dictation says what it said, but for what was written wrongly');
  const { rows } = await sql<{ betreft: string }>`
    select betreft from audit where admin_id = ${a.id} and betreft like 'antwoorden van vóór%' order by nr`.execute(own);
  assert.deepEqual(
    rows.map(({ betreft }) => betreft.replace(/vóór .* samengevat/, 'vóór DAG samengevat').replace(/\d+ antwoorden/, 'N antwoorden')),
    [1, 2].map((wie) => `antwoorden van vóór DAG samengevat: ${wie} leerling(en), N antwoorden gewist`),
    'of the child with the plan, and of both',
  );
  assert.match(rows[1]?.betreft ?? '', /vóór 1 augustus 2027 samengevat/);
  const { rows: plat } = await sql`select 1 from antwoord t where t::text like '%boomen%'`.execute(own);
  assert.equal(plat.length, 0);
  assert.equal((await listLogboeken(own, a.id, 10)).filter(({ begin }) => begin).length, 2);
});

test('an answer to a taak of then is refused and not stored, also when it is the same again; nothing of then can be corrected', async () => {
  const { rows } = await sql<{ id: string; opgaveId: string; game: string }>`
    select id, opgaven -> 0 ->> 'id' as "opgaveId", game from taak where leerling_id = ${kind} and dictee_id is null limit 1`.execute(own);
  const [taak] = rows;
  const [inhoud] = await listTaakInhoud(own, a.id, kind, [taak?.id ?? '']);
  assert.ok(taak && inhoud);
  const antwoord = { id: testId('laat'), taakId: taak.id, opgaveId: taak.opgaveId, poging: 1, gegeven: 'boom', rtMs: 900, hints: 0 };
  const beurt = {
    adminId: a.id,
    leerlingId: kind,
    taken: new Map([[taak.id, inhoud]]),
    game: inhoud.games[0] ?? '',
    antwoorden: [{ ...antwoord, op: new Date(BEGIN).toISOString() }],
    now: server.clock.now(),
  };
  await assert.rejects(
    database.forAdmin(a.id, (db) => keepAntwoorden(db, beurt)),
    (fout: unknown) => Reflect.get(Object(fout), 'code') === 'antwoorden/samengevat',
  );
  assert.equal((await tel(kind)).alle, 3);
  const weer = await stuur('POST', `${dictee}/verbeteren`, {
    leerlingId: kind,
    invoer: { bomen: 'bomen', trein: 'trein', ballen: 'ballen' },
  });
  assert.equal(Reflect.get(Object(weer.body), 'code'), 'dictees/niet-van-papier');
});

test('a child that moves takes its base along: it is replayed from it there, also beside what it practised there; two with a base are not put together', async () => {
  const [admin, bAdmin] = await Promise.all(['schooladmin', 'b-schooladmin'].map((naam) => server.login(naam)));
  const [groepB = ''] = b.groepIds;
  const [daar = ''] = await laatOefenen(database, { adminId: b.id, groepId: groepB, jaargroep: 5, now: BEGIN }, [
    { roepnaam: 'Daar', achternaam: 'Dam', aard: 'gewoon' },
  ]);
  const code = async (leerlingId: string, wat: string): Promise<string> => {
    const { body } = await server.post(
      `/api/admins/${a.id}/leerlingen/${leerlingId}/verhuistokens`,
      { id: testId(wat), basis: 'inzage', basisOp: '2026-11-19', delen: ['B'] },
      admin,
    );
    return verhuistokensRoutes.createVerhuistoken.response.parse(body).code;
  };
  const accepteer = (body: object) => server.post(`/api/admins/${b.id}/groepen/${groepB}/verhuistoken/accepteer`, body, bAdmin);
  const woorden = async (id: string) =>
    (await sql<{ woord: string }>`select woord, keren, goed from woord_vroeger where leerling_id = ${id} order by woord`.execute(own)).rows;
  const vroeger = await woorden(kind);
  assert.ok(vroeger.length > 20);
  const eerst = await accepteer({ code: await code(kind, 'eerste'), leerlingId: daar, bestaand: true });
  assert.equal(eerst.status, 200, eerst.text);
  assert.ok(await isHeel(b.id, daar), 'the base, and what was practised there after it');
  assert.deepEqual(await woorden(daar), vroeger);
  const tweede = await code(ander, 'tweede');
  const weigert = await accepteer({ code: tweede, leerlingId: daar, bestaand: true });
  assert.equal(Reflect.get(Object(weigert.body), 'code'), 'verhuistokens/samengevat');
  const nieuw = testId('nieuw hier');
  assert.equal((await accepteer({ code: tweede, leerlingId: nieuw, bestaand: false })).status, 200);
  assert.ok(await isHeel(b.id, nieuw));
});
