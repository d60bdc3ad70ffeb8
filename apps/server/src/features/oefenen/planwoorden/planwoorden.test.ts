/** What is set apart for a plan: of every categorie a start test, practice and a final test that say something of growth; and what is not told of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import { Plantoetsblad, plantoetsenRoutes } from '@spelrijk/contract/plantoetsen';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { MINSTE_ANKERS } from '@spelrijk/oefenen/zorg/blauwdruk';
import { isInZinnen } from '@spelrijk/oefenen/zorg/planwoorden';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { createAfleiders } from '@spelrijk/taal/generate';
import { ALLES_KLINKT, DEEP } from '../../../../test/fixtures.ts';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';
import { insertMensen } from '../../site/demo/index.ts';
import { keepAntwoorden } from '../antwoorden/index.ts';
import { KLASSENDICTEE } from '../opgaven/index.ts';
import { beginStand, findStuk, insertStand, leerlijnVan } from '../standen/index.ts';
import { insertTaken, readPlanInvoer } from '../taken/index.ts';
import { buildToetstaak } from '../toetsen/index.ts';
import { verzwegenVan } from './vertellen.ts';

const van = (vorm: 'dictee-woord' | 'dictee-zin'): string =>
  [...leerlijnVan('nl').woorden.values()].find(({ info }) => info.vormen.includes(vorm) && findStuk('nl', info.woord) !== undefined)?.info
    .woord ?? assert.fail(vorm);

test('a word and a sentence that a test asks again are not told, however they are written; what is free is', () => {
  const [woord, zin] = [van('dictee-woord'), van('dictee-zin')];
  const { sleutels, isApart } = verzwegenVan('nl', [woord, zin]);
  const geschreven = (sleutel: string): string => findStuk('nl', sleutel)?.woord.woord ?? assert.fail(sleutel);
  const [los, heel] = [geschreven(woord), geschreven(zin)];
  assert.deepEqual([isApart(los), isApart(los.toUpperCase()), isApart(heel), isApart('vliegtuigje')], [true, true, true, false]);
  assert.ok(sleutels.has(woord) && sleutels.has(zin));
  assert.equal(verzwegenVan('nl', []).isApart(los), false);
});

const DAG = 86_400_000;
const leerlijn = leerlijnVan('nl');
/** Pointed out, not written: what is written says nothing of it. */
const NIET_TE_METEN = 'ww-persoonsvorm';
const ALLE = CATEGORIEEN.filter(({ id }) => leerlijn.categorieen.has(id) && id !== NIET_TE_METEN);
/** What is asked in sentences, or read. */
const isAnders = ({ id }: (typeof ALLE)[number]): boolean => {
  const categorie = leerlijn.categorieen.get(id);
  return categorie !== undefined && (isInZinnen(categorie) || categorie.woorden.every(({ info }) => info.opZicht === true));
};
/** What had two sentences before a plan asked it in sentences. */
const IN_ZINNEN: ReadonlySet<string> = new Set(['hoofdletter-zin', 'leesteken-eind', 'komma', 'aanhalingstekens']);
/** The deep run takes every categorie that can be practised; the ordinary one those that differ, and one of sixteen of the others. */
const DOELEN = DEEP ? ALLE : ALLE.filter((een, i) => isAnders(een) || i % 16 === 0);

/** What a child writes that does not know the sign, the capital or the rule; null where no misspelling is known. */
function fout(categorie: string, sleutel: string, goed: string): string | null {
  if (categorie === 'puntkomma') return goed.includes(';') ? goed.replace(';', ':') : goed.replace(':', ';');
  if (categorie === 'hoofdletter-zin') return goed.replace(/\p{L}(?!')/u, (letter) => letter.toLowerCase());
  if (categorie === 'leesteken-eind') return goed.replace(/[.?!]$/, '');
  if (categorie === 'komma') return goed.replaceAll(',', '');
  if (categorie === 'aanhalingstekens') return goed.replaceAll(/[':]/g, '');
  const los = findStuk('nl', sleutel.replace(/\/zin$/, ''));
  const [mis] = los ? createAfleiders(los.woord, categorie) : [];
  const doel = los?.doel?.woord ?? los?.woord.woord;
  if (doel === undefined) return null;
  return mis === undefined ? null : goed.replace(doel, mis);
}

test('of every categorie a plan begins and ends with a test that measures it, holds practised words, and says how it grew', async (t) => {
  // With the real speech: what nobody can hear is not asked.
  const server = await createProefserver({ SPELRIJK_AUDIO: '' });
  const { a } = server.wereld;
  const [buur] = a.kinderen;
  assert.ok(buur);
  await server.database.own
    .updateTable('admin')
    .set({ pakketten: ['zorgtraject'] })
    .where('admin_id', '=', a.id)
    .execute();
  let docent = '';
  const later = async (dagen: number): Promise<void> => {
    server.clock.advance(dagen * DAG);
    const reply = await server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam: 'docent', wachtwoord: WACHTWOORD } });
    docent = z.object({ token: z.string() }).parse(reply.body).token;
  };
  const begin = new Date(server.clock.now());
  const maak = ({ id, intro }: (typeof ALLE)[number], naam = id) => ({
    id,
    naam,
    kind: testId(`kind ${naam}`),
    plan: testId(`plan ${naam}`),
    halfjaar: intro.nl,
  });
  const kinderen = DOELEN.map((doel) => maak(doel));
  const oud = ALLE.filter(({ id }) => IN_ZINNEN.has(id)).flatMap((doel) => [
    maak(doel, `liep ${doel.id}`),
    maak(doel, `concept ${doel.id}`),
  ]);
  const alle = [...kinderen, ...oud];
  await server.database.forAdmin(a.id, async (db) => {
    const leerlingen = alle.map(({ naam: id, kind, halfjaar }) => ({
      id: kind,
      groepId: buur.groepId,
      roepnaam: 'Kind',
      achternaam: id,
      jaargroep: Number(halfjaar[0]),
      figuur: 1,
    }));
    await insertMensen(db, { adminId: a.id, now: begin, gebruikers: [], groepen: [], leerlingen });
    for (const { kind, halfjaar } of alle)
      await insertStand(db, a.id, kind, beginStand(Number(halfjaar[0]), dagVan(begin.getTime()), { normgroep: halfjaar }));
  });
  const pad = ({ kind, plan }: (typeof kinderen)[number]): string => `/api/admins/${a.id}/leerlingen/${kind}/handelingsplannen/${plan}`;
  const put = async (url: string, payload: object): Promise<unknown> => {
    const { status, text, body } = await server.request({ method: 'PUT', url, payload, token: docent });
    assert.equal(status, 200, `${url} ${text}`);
    return body;
  };
  /** On paper: some right at the start, all of it at the end. */
  async function neemAf(wie: (typeof kinderen)[number], soort: Zorgtoetssoort): Promise<{ blad: Plantoetsblad; mis: number }> {
    const id = testId(`${soort} ${wie.naam}`);
    const gezet = await server.post(`${pad(wie)}/toetsen`, { id, soort, papier: true }, docent);
    assert.equal(gezet.status, 200, `${wie.id} ${soort} ${gezet.text}`);
    const { woorden } = await server.database.forAdmin(a.id, (db) =>
      db.selectFrom('toets').select('woorden').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    let mis = 0;
    const antwoorden = Plantoetsblad.parse(gezet.body).items.map(({ woord }, i) => {
      const { woord: sleutel = '', rol } = woorden[i] ?? {};
      const anders = soort === 'zorg-start' && i % 4 !== 0 && rol === 'anker' ? fout(wie.id, sleutel, woord) : null;
      if (anders !== null && anders !== woord) mis++;
      return anders ?? woord;
    });
    return { blad: Plantoetsblad.parse(await put(`${pad(wie)}/toetsen/${id}/papier`, { antwoorden, vervang: false })), mis };
  }
  /** Words that are not set apart, written as a test asks them, on three days. */
  async function oefen({ id, naam, kind, plan }: (typeof kinderen)[number], dag: number): Promise<void> {
    await server.database.forAdmin(a.id, async (db) => {
      const now = server.clock.now();
      const apart = new Set(
        (await db.selectFrom('plan_woord').select('woord').where('plan_id', '=', plan).execute()).map(({ woord }) => woord),
      );
      const sleutels = (leerlijn.categorieen.get(id)?.woorden ?? []).map(({ info }) => info.woord).filter((woord) => !apart.has(woord));
      const invoer = await readPlanInvoer({ audio: ALLES_KLINKT }, db, { adminId: a.id, id: kind }, now);
      const toets = { id: plan, soort: 'voortgang', woorden: [] } as const;
      const gemaakt = buildToetstaak(toets, sleutels.slice(0, 8), invoer, { nr: null, stap: dag });
      assert.ok(gemaakt, id);
      const taak = { ...gemaakt, toetsId: null, munten: 0 };
      await insertTaken(db, a.id, kind, [taak]);
      const antwoorden = taak.opgaven.map((opgave) => ({
        id: testId(`${naam} ${dag} ${opgave.id}`),
        taakId: taak.id,
        opgaveId: opgave.id,
        poging: 1,
        gegeven: opgave.antwoord,
        rtMs: 7000,
        op: new Date(now).toISOString(),
        hints: 0,
      }));
      const taken = new Map([[taak.id, { ...taak, createdAt: now }]]);
      await keepAntwoorden(db, { game: KLASSENDICTEE, antwoorden, adminId: a.id, leerlingId: kind, taken, now });
    });
  }
  await later(0);
  // Letters are read: no word is of them alone, and a plan cannot be about them.
  const zonder = CATEGORIEEN.filter(({ id }) => !leerlijn.categorieen.has(id)).map(({ id }) => id);
  assert.deepEqual(zonder, ['letterkennis']);
  // Of what no test can measure it is said before anything is set ready, and nothing is asked.
  const wijst = `/api/admins/${a.id}/leerlingen/${buur.id}/handelingsplannen/${testId('plan over aanwijzen')}`;
  await put(wijst, { versie: 0, keuze: planKeuze(NIET_TE_METEN), wegReden: '' });
  const vooraf = await server.get(`${wijst}/toetsvooruitblik?doelen=${NIET_TE_METEN}`, docent);
  assert.partialDeepStrictEqual(plantoetsenRoutes.previewPlantoets.response.parse(vooraf.body), {
    start: 0,
    eind: 0,
    vanTien: 0,
    tekort: [{ categorie: NIET_TE_METEN, nodig: 0, zonderGroei: true }],
  });
  const niets = await server.post(`${wijst}/toetsen`, { id: testId('niets'), soort: 'zorg-start', papier: true }, docent);
  assert.partialDeepStrictEqual([niets.status, niets.body], [409, { code: 'toetsen/geen-woorden' }]);
  const geweigerd = await server.request({
    method: 'PUT',
    url: `/api/admins/${a.id}/leerlingen/${buur.id}/handelingsplannen/${testId('plan over letters')}`,
    payload: { versie: 0, keuze: planKeuze('letterkennis'), wegReden: '' },
    token: docent,
  });
  assert.partialDeepStrictEqual([geweigerd.status, geweigerd.body], [400, { code: 'handelingsplannen/categorie-onbekend' }]);
  const klachten: string[] = [];
  const tekort = new Set<string>();
  for (const wie of kinderen) {
    await put(pad(wie), { versie: 0, keuze: planKeuze(wie.id), wegReden: '' });
    const reply = await server.get(`${pad(wie)}/toetsvooruitblik?doelen=${wie.id}`, docent);
    const blik = plantoetsenRoutes.previewPlantoets.response.parse(reply.body);
    if (blik.tekort.some(({ zonderGroei }) => zonderGroei)) tekort.add(wie.id);
    const { blad, mis } = await neemAf(wie, 'zorg-start');
    const doel = blad.uitslag?.doelen[0];
    if (blad.aantal !== blik.start) klachten.push(`${wie.id}: promised ${blik.start}, asks ${blad.aantal}`);
    if (!doel || doel.ankers < MINSTE_ANKERS) klachten.push(`${wie.id}: ${doel?.ankers} anchors`);
    if (doel && (mis === 0 || doel.nieuw.aantal - doel.nieuw.goed !== mis))
      klachten.push(`${wie.id}: ${mis} wrong, ${doel.nieuw.aantal - doel.nieuw.goed} of ${doel.nieuw.aantal} seen as wrong`);
    const van = dagVan(server.clock.now());
    const gestart = await server.post(`${pad(wie)}/start`, { versie: 1, van, zonderStarttoets: '' }, docent);
    if (gestart.status !== 200) klachten.push(`${wie.id}: ${gestart.text}`);
  }
  assert.deepEqual([...tekort], [], 'goals of which a plan would say beforehand that growth cannot be measured');
  for (const wie of oud) await beginOud(wie);
  for (const dag of [1, 2, 3]) {
    await later(1);
    for (const wie of [...kinderen, ...oud]) await oefen(wie, dag);
  }
  await later(80);
  const omvang = new Map<string, number>();
  for (const wie of kinderen) {
    const { blad } = await neemAf(wie, 'zorg-eind');
    const { plan, doelen } = blad.uitslag ?? {};
    const doel = doelen?.[0];
    const zin = plan?.oordeel.zin ?? 'niets';
    omvang.set(zin, (omvang.get(zin) ?? 0) + 1);
    if (zin === 'niets' || zin === 'te-weinig' || !Number.isFinite(plan?.groei.woorden.na)) klachten.push(`${wie.id}: says ${zin}`);
    if (!doel || doel.geoefend.aantal < 4) klachten.push(`${wie.id}: ${doel?.geoefend.aantal} practised ones`);
    if (doel && doel.nieuw.goed !== doel.nieuw.aantal) klachten.push(`${wie.id}: right is seen as wrong ${JSON.stringify(doel.fouten)}`);
  }
  for (const wie of oud) await endOud(wie);
  t.diagnostic(`${DOELEN.length} categories; ${[...omvang].map(([zin, aantal]) => `${zin} ${aantal}`).join(', ')}`);
  assert.deepEqual(klachten, []);

  /** As the version before left it: two sentences apart, of a plan that runs asked by its start test; of a concept not asked yet. */
  async function beginOud(wie: (typeof oud)[number]): Promise<void> {
    await put(pad(wie), { versie: 0, keuze: planKeuze(wie.id), wegReden: '' });
    const loopt = wie.naam.startsWith('liep');
    if (loopt) await neemAf(wie, 'zorg-start');
    await server.database.forAdmin(a.id, async (db) => {
      const [een, twee] = await db
        .selectFrom('plan_woord')
        .select('woord')
        .where('plan_id', '=', wie.plan)
        .where('rol', '=', 'anker')
        .orderBy('woord')
        .execute();
      assert.ok(een && twee);
      const zinnen = [een.woord, twee.woord];
      await db.deleteFrom('plan_woord').where('plan_id', '=', wie.plan).where('woord', 'not in', zinnen).execute();
      await db.updateTable('plan_woord').set({ rol: 'zin' }).where('plan_id', '=', wie.plan).execute();
      const woorden = zinnen.map((woord) => ({ woord, categorie: wie.id, rol: 'zin', nieuw: true }));
      await sql`update toets set woorden = ${JSON.stringify(woorden)}::jsonb where plan_id = ${wie.plan}`.execute(db);
    });
    if (loopt)
      assert.equal(
        (await server.post(`${pad(wie)}/start`, { versie: 1, van: dagVan(server.clock.now()), zonderStarttoets: '' }, docent)).status,
        200,
      );
  }

  /** The concept has a start test that measures; the plan that ran says how it stands at the end, and its final test is the beginning of the plan that follows. */
  async function endOud(wie: (typeof oud)[number]): Promise<void> {
    if (!wie.naam.startsWith('liep')) {
      const { blad } = await neemAf(wie, 'zorg-start');
      const [doel] = blad.uitslag?.doelen ?? [];
      if (!doel || doel.ankers !== 12) klachten.push(`${wie.naam}: ${doel?.ankers} anchors`);
      return;
    }
    const { blad } = await neemAf(wie, 'zorg-eind');
    const [doel] = blad.uitslag?.doelen ?? [];
    const is = {
      nieuw: doel?.nieuw.aantal,
      goed: doel?.nieuw.goed,
      zinnen: doel?.zinnen.aantal,
      geoefend: doel?.geoefend.aantal,
      groei: doel?.groei,
      zonder: doel?.zonderBegin,
    };
    if (!isDeepStrictEqual(is, { nieuw: 12, goed: 12, zinnen: 2, geoefend: 4, groei: null, zonder: true }))
      klachten.push(`${wie.naam}: ${JSON.stringify(is)}`);
    const { versie } = z.object({ versie: z.int() }).parse((await server.get(pad(wie), docent)).body);
    const af = await server.post(`${pad(wie)}/afronden`, { versie, hoe: 'eindtoets', reden: '' }, docent);
    const volgt = { ...wie, plan: testId(`vervolg ${wie.naam}`) };
    const vervolg = await server.post(`${pad(wie)}/vervolg`, { id: volgt.plan }, docent);
    const gestart = await server.post(`${pad(volgt)}/start`, { versie: 1, van: dagVan(server.clock.now()), zonderStarttoets: '' }, docent);
    await later(84);
    const { blad: later2 } = await neemAf({ ...volgt, naam: `vervolg ${wie.naam}` }, 'zorg-eind');
    const [daarna] = later2.uitslag?.doelen ?? [];
    if (!daarna?.groei || daarna.ankers < MINSTE_ANKERS)
      klachten.push(`${wie.naam}, what follows: ${af.text} ${vervolg.text} ${gestart.text} ${daarna?.ankers} anchors`);
  }
});
