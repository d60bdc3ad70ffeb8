/** A methodetoets as a docent makes, plans and reads it. */
import { before, test } from 'node:test';
import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { type Methodetoetsuitslag, methodetoetsenRoutes } from '@spelrijk/contract/methodetoetsen';
import { zittingenRoutes } from '@spelrijk/contract/zittingen';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { leerlijnVan } from '../../oefenen/standen/index.ts';
import { compareVerwacht, type Voorspeld } from '../../oefenen/zittingen/index.ts';
import { tellen } from './tellen.ts';

const server = await createProefserver();
const { a } = server.wereld;
const [groep = '', andere = ''] = a.groepIds;
const [kind, ander] = a.kinderen.filter(({ groepId }) => groepId === groep);
assert.ok(kind && ander);
const docent = await server.login('docent');
const token = await server.login(kind.gebruikersnaam);

const UUR = 3_600_000;
const ID = testId('toets');
const WOORDEN = ['bomen', 'trein', 'bakker', 'hond', 'straten', 'reizen'].map((woord) => ({ woord }));
const iso = (ms: number): string => new Date(ms).toISOString();
const base = (groepId = groep, adminId = a.id): string => `/api/admins/${adminId}/groepen/${groepId}/methodetoetsen`;
const send = (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown, wie: string | undefined = docent) =>
  server.request({
    method,
    url,
    token: wie,
    ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const INHOUD = { titel: 'Blok 3', methode: 'Taal', blok: '3', woorden: WOORDEN };
const bewaar = (anders: Record<string, unknown> = {}, id = ID, groepId = groep) =>
  send('PUT', `${base(groepId)}/${id}`, { ...INHOUD, versie: 0, ...anders });
const plan = (anders: Record<string, unknown> = {}) => {
  const nu = server.clock.now();
  const body = {
    afspeel: 2,
    herhaling: true,
    grens: 4,
    iedereen: true,
    leerlingen: [],
    van: iso(nu),
    tot: iso(nu + UUR),
    versie: 1,
    ...anders,
  };
  return send('PUT', `${base()}/${ID}/planning`, body);
};
const lees = async () => methodetoetsenRoutes.readMethodetoets.response.parse((await server.get(`${base()}/${ID}`, docent)).body);

before(async () => {
  leerlijnVan('nl');
  await sql`update admin set pakketten = '{testschool}' where admin_id = ${a.id}`.execute(server.database.own);
});

test('check 4: kept once; two docenten: the second hears that it was changed; sizes and words are checked', async () => {
  assert.deepEqual((await bewaar()).body, { versie: 1 });
  assert.deepEqual((await bewaar()).body, { versie: 1 });
  assert.equal((await bewaar({ titel: 'Anders', versie: 5 })).status, 409);
  for (const fout of [
    { woorden: WOORDEN.slice(0, 4) },
    { woorden: [...WOORDEN, { woord: 'bomen' }] },
    { woorden: Array.from({ length: 61 }, (_, i) => ({ woord: `woord${'abcdefghij'[i % 10]}${'abcdefghij'[Math.floor(i / 10)]}` })) },
    { titel: 'x'.repeat(50_000) },
  ])
    assert.equal((await bewaar({ ...fout, versie: 1 })).status, 400);
  const { methodetoets, items, berichten } = await lees();
  assert.deepEqual([methodetoets.stand, methodetoets.aantal, items.length], ['concept', 6, 6]);
  assert.equal(new Set(items).size, 6);
  assert.equal(berichten[0]?.woord, 'bomen');
});

test('check 3: a foreign docent, another groep and another admin find nothing', async () => {
  const vreemd = await server.login('b-docent');
  assert.equal((await server.get(`${base()}/${ID}`, vreemd)).status, 404);
  assert.equal((await server.get(`${base(andere)}/${ID}`, docent)).status, 404);
  assert.equal((await server.get(`${base(andere)}/${ID}`, await server.login('schooladmin'))).status, 404);
  assert.ok((await bewaar({}, ID, andere)).status >= 400);
});

test('check 6: a planning that cannot be is refused with a sentence, and nothing is lost', async () => {
  const nu = server.clock.now();
  for (const [fout, code] of [
    [{ tot: iso(nu - UUR), van: iso(nu) }, 'methodetoetsen/tot-voor-van'],
    [{ van: iso(nu - 2 * UUR), tot: iso(nu - UUR) }, 'methodetoetsen/al-voorbij'],
    [{ iedereen: false }, 'methodetoetsen/niemand'],
  ] as const) {
    const reply = await plan(fout);
    assert.equal(reply.status, 400);
    assert.match(reply.text, new RegExp(code, 'u'));
  }
  assert.equal((await plan({ leerlingen: [{ id: testId('vreemd'), mee: true, extra: 0, papier: false }] })).status, 404);
  assert.equal((await plan({ versie: 3 })).status, 409);
  assert.equal((await lees()).methodetoets.stand, 'concept');
  assert.deepEqual((await plan({ van: iso(nu + UUR), tot: iso(nu + 2 * UUR) })).body, { versie: 2 });
  assert.equal((await lees()).methodetoets.stand, 'wacht');
  const pad = `/api/leerlingen/${kind.id}/admins/${a.id}/methodetoets/${ID}`;
  const zitting = zittingenRoutes.readZitting.response.parse((await server.get(pad, token)).body);
  assert.deepEqual([zitting.stand, zitting.item], ['wacht', null]);
  assert.equal((await plan({ versie: 2 })).status, 200);
});

test('a planning that is pressed twice, or whose answer got lost, is planned once; another one of the same version is refused', async () => {
  const nu = server.clock.now();
  const { versie } = (await lees()).methodetoets;
  const zelfde = { versie, van: iso(nu), tot: iso(nu + UUR), leerlingen: [{ id: kind.id, mee: true, extra: 0, papier: false }] };
  const tweemaal = await Promise.all([plan(zelfde), plan(zelfde)]);
  assert.deepEqual(
    [...tweemaal, await plan(zelfde)].map(({ status, body }) => [status, body]),
    Array.from({ length: 3 }, () => [200, { versie: versie + 1 }]),
  );
  const andersom = [{ tot: iso(nu + 2 * UUR) }, { afspeel: 3 }, { leerlingen: [{ id: kind.id, mee: true, extra: 10, papier: false }] }];
  for (const anders of andersom) assert.equal((await plan({ ...zelfde, ...anders })).status, 409, JSON.stringify(anders));
  assert.equal((await lees()).methodetoets.versie, versie + 1);
});

test('the result: per leerling and categorie with what was written, per word, who is missing; as a file the same', async () => {
  const pad = `/api/leerlingen/${kind.id}/admins/${a.id}/methodetoets/${ID}`;
  const { items } = await lees();
  const geschreven = ['boomen', 'trein', 'baker', 'hont', 'straten', ''];
  for (const [i, gegeven] of geschreven.entries())
    assert.equal((await send('PUT', `${pad}/antwoorden/${items[i]}`, { gegeven, rtMs: 3000 }, token)).status, 200);
  await send('POST', `${pad}/klaar`, undefined, token);
  const uitslag = methodetoetsenRoutes.readMethodetoetsuitslag.response.parse((await server.get(`${base()}/${ID}/uitslag`, docent)).body);
  const [rij] = uitslag.leerlingen;
  assert.deepEqual([rij?.id, rij?.gemaakt, rij?.goed, rij?.klaar, uitslag.grens], [kind.id, 6, 2, true, 4]);
  assert.deepEqual(
    uitslag.ontbreekt.map(({ id }) => id),
    [ander.id],
  );
  const dubbel = rij?.categorieen.find(({ categorie }) => categorie === 'verdubbeling');
  assert.deepEqual([dubbel?.goed, dubbel?.gevraagd, dubbel?.fouten], [0, 1, [{ woord: 'bakker', gegeven: 'baker' }]]);
  assert.deepEqual(
    uitslag.items.map(({ goed, gevraagd }) => `${goed}/${gevraagd}`),
    ['0/1', '1/1', '0/1', '0/1', '1/1', '0/1'],
  );
  assert.deepEqual(uitslag.items[0]?.geschreven, [{ tekst: 'boomen', keer: 1 }]);
  assert.ok(uitslag.categorieen.some(({ categorie, wie }) => categorie === 'verdubbeling' && wie[0]?.id === kind.id));
  await expectBestanden(geschreven, uitslag);
});

/** Every number of the files, counted by hand from what was written. */
async function expectBestanden(geschreven: readonly string[], { categorieen, ontbreekt }: Methodetoetsuitslag): Promise<void> {
  const woorden = WOORDEN.map(({ woord }, i) => ({ woord, gegeven: geschreven[i] ?? '', goed: geschreven[i] === woord }));
  const goed = woorden.filter((rij) => rij.goed).length;
  const url = `${base()}/${ID}/uitslag/bestand`;
  const haal = async (soort: string): Promise<Buffer> =>
    (await server.app.server.inject({ method: 'GET', url: `${url}?soort=${soort}`, headers: { authorization: `Bearer ${docent}` } }))
      .rawPayload;
  const csv: string[][] = parse(await haal('csv'), { bom: true, delimiter: ';' });
  const cellen = woorden.map((rij) => (rij.goed ? 'goed' : rij.gegeven || '(overgeslagen)'));
  assert.deepEqual(
    csv.slice(1).map((rij) => rij.slice(1)),
    [[String(goed), String(WOORDEN.length), ...cellen]],
  );
  const bladen = new Map((await readXlsx(await haal('xlsx'))).map(({ sheet, data }) => [sheet, data.slice(1)]));
  assert.deepEqual(
    bladen.get('Per leerling')?.map((rij) => rij.slice(1)),
    [[goed, WOORDEN.length, ...cellen]],
  );
  assert.deepEqual(
    bladen.get('Per woord'),
    woorden.map((rij) => [rij.woord, rij.goed ? 1 : 0, 1, rij.goed ? null : `${rij.gegeven || '(overgeslagen)'} (1)`]),
  );
  assert.equal(bladen.get('Nog niet gemaakt')?.length, ontbreekt.length);
  // Of a categorie: what is written wrong is wrong in it only if its own letters are.
  const perCategorie = bladen.get('Per categorie') ?? [];
  assert.equal(perCategorie.length, categorieen.length);
  const dubbel =
    perCategorie.find((rij) => String(rij[1]).startsWith('Verdubbel')) ?? perCategorie.find((rij) => rij[4] === 'baker → bakker');
  assert.deepEqual(dubbel?.slice(2), [0, 1, 'baker → bakker']);
  for (const [, naam, raak, gevraagd, mis] of perCategorie) {
    const fout = mis === null ? 0 : String(mis).split(', ').length;
    assert.equal(Number(gevraagd) - Number(raak), fout, String(naam));
  }
}

test('thrown away it is gone for children, and comes back as it was', async () => {
  const pad = `/api/leerlingen/${kind.id}/admins/${a.id}/methodetoets/${ID}`;
  assert.equal((await send('DELETE', `${base()}/${ID}`)).status, 204);
  assert.equal((await server.get(pad, token)).status, 404);
  assert.equal((await server.get(`${base()}/${ID}`, docent)).status, 404);
  assert.equal((await send('POST', `${base()}/${ID}/terugzetten`)).status, 204);
  const zitting = zittingenRoutes.readZitting.response.parse((await server.get(pad, token)).body);
  assert.deepEqual([zitting.stand, zitting.gemaakt], ['klaar', 6]);
});

test('what practice predicted is named only outside its range, and by chance for hardly two in ten', () => {
  const ids = Array.from({ length: 20 }, (_, i) => `i${i}`);
  const voorspeld: Voorspeld = {
    kansen: Object.fromEntries(ids.map((id) => [id, 0.65])),
    categorieen: Object.fromEntries(ids.map((id, i) => [id, `c${i % 4}`])),
    spreiding: { c0: 0.08, c1: 0.08, c2: 0.08, c3: 0.08 },
  };
  const met = (goed: number) => compareVerwacht(voorspeld, new Map(ids.map((id, i) => [id, i < goed])));
  assert.equal(met(13), null);
  const laag = met(7);
  assert.deepEqual([laag?.gevraagd, laag?.goed, laag?.verwacht], [20, 7, 13]);
  assert.ok(laag && laag.laag > 7 && laag.hoog > 13, JSON.stringify(laag));
  assert.equal(met(19)?.goed, 19);
  assert.equal(compareVerwacht(null, new Map()), null);
  assert.equal(compareVerwacht(voorspeld, new Map([['i0', false]])), null, 'four words say nothing');
  // Binomial(20, .65) outside the range: the exact chance.
  const kans = (k: number): number => {
    let c = 1;
    for (let i = 0; i < k; i++) c = (c * (20 - i)) / (i + 1);
    return c * 0.65 ** k * 0.35 ** (20 - k);
  };
  const buiten = Array.from({ length: 21 }, (_, k) => k).filter((k) => met(k) !== null);
  assert.ok(buiten.reduce((som, k) => som + kans(k), 0) < 0.2);
});

test('two points of one categorie in a word are one, right only if both are', () => {
  const punt = (goed: boolean) => ({ categorie: 'ei-ij', goed });
  const antwoord = (itemId: string, punten: readonly boolean[]) => ({
    leerlingId: kind.id,
    itemId,
    woord: itemId,
    gegeven: itemId,
    goed: punten.every(Boolean),
    diagnose: { goed: punten.every(Boolean), knelpunten: punten.map(punt), afwijkingen: [], geenBewijs: false },
    rtMs: 1000,
    op: new Date(server.clock.now()),
  });
  const { categorieen } = tellen({
    items: ['een', 'twee', 'drie'].map((id) => ({ id, woord: id })),
    leerlingen: [{ id: kind.id, naam: 'Noor', papier: false, klaar: true, voor: true }],
    antwoorden: [antwoord('een', [true, false]), antwoord('twee', [true, true]), antwoord('drie', [false, false])],
    voorspeld: new Map(),
  });
  assert.deepEqual(
    categorieen.map(({ categorie, goed, gevraagd }) => [categorie, goed, gevraagd]),
    [['ei-ij', 1, 3]],
  );
});
