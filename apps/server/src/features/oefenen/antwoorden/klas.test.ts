/** A whole class at once: nobody disturbs anybody, and every count is right. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { sql } from 'kysely';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { replay } from '@spelrijk/oefenen/antwoord';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { insertMensen } from '../../site/demo/index.ts';
import { beginStand, insertStand, leerlijnVan, readStand } from '../standen/index.ts';

const AANTAL = 30;
const server = await createProefserver();
const { a } = server.wereld;
const groepId = a.groepIds[0] ?? assert.fail('a groep');
const start = beginStand(5, '2026-11-19');
const kinderen = Array.from({ length: AANTAL }, (_, i) => ({ id: testId(`klas ${i}`), naam: `klas-${i}` }));

await server.database.forAdmin(a.id, async (db) => {
  await insertMensen(db, {
    adminId: a.id,
    now: new Date(server.clock.now()),
    gebruikers: [],
    groepen: [],
    leerlingen: kinderen.map(({ id, naam }) => ({ id, groepId, roepnaam: naam, achternaam: '', jaargroep: 5, figuur: 1 })),
  });
  for (const { id } of kinderen) await insertStand(db, a.id, id, start);
});
for (const { id, naam } of kinderen) {
  await sql`insert into account (id, admin_id, rol, gebruikersnaam, gevouwen, wachtwoord, created_at)
    select ${id}, admin_id, rol, ${naam}, ${naam}, wachtwoord, created_at from account where gebruikersnaam = 'leerling'`.execute(
    server.database.own,
  );
}

const Token = z.object({ token: z.string() });
async function login(naam: string): Promise<string> {
  const reply = await server.request({
    method: 'POST',
    url: '/api/auth',
    payload: { gebruikersnaam: naam, wachtwoord: 'geheim-genoeg-voor-nu' },
  });
  return Token.parse(reply.body).token;
}

/** As the browser does: a server that has too much to do says so, and hears the same thing again a little later. */
async function insist(send: () => Promise<Antwoord>): Promise<Antwoord> {
  for (let tries = 0; tries < 50; tries++) {
    const reply = await send();
    if (reply.status !== 503) return reply;
    await sleep(200);
  }
  return send();
}

/** Plans the day, plays the first taak answer by answer, and finishes it. */
async function speel({ id, naam }: (typeof kinderen)[number], nr: number, token: string): Promise<number> {
  const base = `/api/leerlingen/${id}`;
  const geplan = await insist(() => server.post(`${base}/dagtaken`, undefined, token));
  assert.equal(geplan.status, 200, geplan.text);
  const { taken } = dagtakenRoutes.planDag.response.parse(geplan.body);
  const { taak } = takenRoutes.readTaak.response.parse((await insist(() => server.get(`${base}/taken/${taken[0]?.id}`, token))).body);
  for (const [i, opgave] of taak.opgaven.entries()) {
    const gegeven = (i + nr) % 3 === 0 ? `${opgave.antwoord}x` : opgave.antwoord;
    const antwoord = { id: testId(`${naam} ${i}`), taakId: taak.id, opgaveId: opgave.id, poging: 1, gegeven, rtMs: 5000, hints: 0 };
    const antwoorden = [{ ...antwoord, op: new Date(server.clock.now()).toISOString() }];
    const reply = await insist(() => server.post(`${base}/antwoorden`, { game: taak.game, antwoorden }, token));
    assert.equal(reply.status, 200, reply.text);
  }
  assert.equal((await insist(() => server.post(`${base}/taken/${taak.id}/afronden`, undefined, token))).status, 200);
  return taak.opgaven.length;
}

test('thirty children answer at once: every answer is counted once, and replaying each log gives each stored state', async () => {
  const tokens: string[] = [];
  for (const { naam } of kinderen) tokens.push(await login(naam));
  server.clock.advance(60_000);
  const aantallen = await Promise.all(kinderen.map((kind, i) => speel(kind, i, tokens[i] ?? '')));
  for (const [i, { id }] of kinderen.entries()) {
    const { regels, rij } = await server.database.forAdmin(a.id, async (db) => ({
      regels: await db.selectFrom('antwoord').select('motor').where('leerling_id', '=', id).orderBy('volgnr').execute(),
      rij: await readStand(db, a.id, id, new Date(0)),
    }));
    assert.equal(regels.length, aantallen[i]);
    const opnieuw = replay(
      start,
      regels.map(({ motor }) => motor),
      leerlijnVan('nl').constanten,
    );
    assert.deepEqual([rij?.hoofd, rij?.categorieen, rij?.woorden], [opnieuw.hoofd, opnieuw.categorieen, opnieuw.woorden]);
  }
  await server.app.context.ijking.flush(server.clock.now());
});

test("the teacher's screen and the child's map show it at once", async () => {
  const docent = await server.login('docent');
  const reply = await server.get(`/api/admins/${a.id}/groepen/${groepId}`, docent);
  assert.equal(reply.status, 200);
  for (const { naam } of kinderen) assert.ok(reply.text.includes(naam), naam);
  const token = await login('klas-0');
  const kaart = landkaartRoutes.readLandkaart.response.parse(
    (await server.get(`/api/leerlingen/${kinderen[0]?.id}/landkaart`, token)).body,
  );
  assert.ok(kaart.leerling.munten > 0);
});
