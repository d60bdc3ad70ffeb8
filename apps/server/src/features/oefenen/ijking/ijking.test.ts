import { test } from 'node:test';
import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { ijkingRoutes } from '@spelrijk/contract/ijking';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import type { IjkingDelta } from '@spelrijk/oefenen/ijking';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { moeilijkheidVan } from '@spelrijk/oefenen/leerlijn';
import { laatOefenen } from '../../../../test/oefenweken.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { leerlijnVan } from '../standen/index.ts';
import { createIjking, herschatUit, herschatWoorden, previewWoorden, showHerschatting, showWoorden, type Woordtelling } from './index.ts';
import { herschatNacht } from './woorden.ts';

const server = await createProefserver();
const { ijking } = server.app.context;
const leerlijn = leerlijnVan('nl');
const punt = leerlijn.categorieen.get('verdubbeling')?.woorden[0]?.hoofdpunt ?? assert.fail('verdubbeling has words');
const woord = leerlijn.categorieen.get('verdubbeling')?.woorden[0]?.info.woord ?? '';
const nu = (): number => moeilijkheidVan(punt, leerlijn);

const delta = (b: number): IjkingDelta => ({
  woord,
  vorm: 'dictee-woord',
  punten: [{ categorie: punt.categorie.id, b, vbFactor: 0.95, winst: 0 }],
  gemak: 0,
  gemakVarFactor: 1,
  geheugen: null,
  kalibratie: { gezien: false, alfa: 0, beta: 0 },
});
const les = (deltas: readonly IjkingDelta[], tellingen: readonly Woordtelling[] = []) => ({ deltas, tellingen });
const bewaard = () => server.database.own.selectFrom('ijking_woord').selectAll().where('woord', '=', woord).executeTakeFirst();

const versie = async (): Promise<number> =>
  (await server.database.own.selectFrom('ijking').select('versie').where('regio', '=', 'nl').executeTakeFirstOrThrow()).versie;

test('what answers teach about a word waits in a queue, is applied in one batch and stored', async () => {
  const voor = nu();
  ijking.push('nl', les([delta(0.1), delta(0.1)]));
  assert.equal(nu(), voor);
  await ijking.flush(server.clock.now());
  assert.ok(nu() > voor + 0.15);
  const rij = await bewaard();
  assert.equal(rij?.punten.find(({ categorie }) => categorie === punt.categorie.id)?.b, punt.b);
});

test('however much goes wrong, a word stays within reach of its start value', async () => {
  ijking.push('nl', les(Array.from({ length: 400 }, () => delta(0.5))));
  await ijking.flush(server.clock.now());
  assert.ok(nu() <= punt.start + 2.6);
});

test('another server takes over what was learned when it starts, and two that flush at once do not lose a lesson', async () => {
  const twee = createIjking({ database: server.database });
  await twee.load();
  const voor = await versie();
  ijking.push('nl', les([delta(-0.2)]));
  twee.push('nl', les([delta(-0.2)]));
  // Who found the other one at work keeps its lesson for the next time.
  await ijking.flush(server.clock.now());
  await twee.flush(server.clock.now());
  const na = await versie();
  assert.equal(na, voor + 2);
});

test('a batch whose commit fails is not stored: what moved is written the next time, and what another server wrote meanwhile is read', async () => {
  let mag = false;
  const { database } = server;
  const hapert = createIjking({
    database: {
      own: database.own,
      transact: async (fn) => {
        if (mag) return database.transact(fn);
        // Everything was written, and the connection goes before it is kept.
        return database.transact(async (db) => {
          await fn(db);
          throw new Error('gone');
        });
      },
    },
  });
  await hapert.load();
  const voor = await versie();
  hapert.push('nl', les([delta(-0.2)]));
  await assert.rejects(hapert.flush(server.clock.now()), /gone/);
  assert.equal(await versie(), voor);
  mag = true;
  await hapert.flush(server.clock.now());
  assert.deepEqual([await versie(), (await bewaard())?.versie], [voor + 1, voor + 1], 'the word that moved is stored after all');
});

test('what is counted while a batch is being stored is stored with the next one', async () => {
  const geteld = async (): Promise<number> =>
    (
      await server.database.own
        .selectFrom('woordtelling')
        .select('antwoorden')
        .where('regio', '=', 'be')
        .where('woord', '=', woord)
        .executeTakeFirst()
    )?.antwoorden ?? 0;
  const voor = await geteld();
  let aantal = 0;
  const push = (): void => {
    aantal += 1;
    ijking.push('be', les([], [{ woord, antwoorden: 1, goed: 1, verwacht: 0.5, seconden: 4, verwachteSeconden: 4, fouten: {} }]));
  };
  push();
  const stand = { bezig: true };
  const batch = ijking.flush(server.clock.now()).finally(() => {
    stand.bezig = false;
  });
  while (stand.bezig) {
    push();
    await setImmediate();
  }
  await batch;
  await ijking.flush(server.clock.now());
  assert.equal(await geteld(), voor + aantal);
});

test('an answer of a child ends up in the difficulty of its word, without the child waiting for it', async () => {
  const kind = server.wereld.persoon('leerling');
  const token = await server.login('leerling');
  const base = `/api/leerlingen/${kind.id}`;
  const { taken } = dagtakenRoutes.planDag.response.parse((await server.post(`${base}/dagtaken`, undefined, token)).body);
  const { taak } = takenRoutes.readTaak.response.parse((await server.get(`${base}/taken/${taken[0]?.id}`, token)).body);
  const opgave = taak.opgaven[0] ?? assert.fail('an opgave');
  server.clock.advance(20_000);
  const antwoord = { id: testId('ijking'), taakId: taak.id, opgaveId: opgave.id, poging: 1, gegeven: 'xx', rtMs: 9000, hints: 0 };
  const op = new Date(server.clock.now()).toISOString();
  assert.equal(
    (await server.post(`${base}/antwoorden`, { game: taak.game, antwoorden: [{ ...antwoord, op, gegeven: opgave.antwoord }] }, token))
      .status,
    200,
  );
  await ijking.flush(server.clock.now());
  const rij = await server.database.own
    .selectFrom('ijking_woord')
    .select('punten')
    .where('woord', '=', opgave.woord.woord)
    .executeTakeFirst();
  assert.ok(rij, opgave.woord.woord);
  assert.ok(rij.punten.some(({ antwoorden }) => antwoorden > 0));
});

test('constants are re-estimated from the stored answers; nothing changes until somebody stores it', async () => {
  const vraag = { leerlingen: 50, now: server.clock.now() };
  const proef = await herschatUit(server.database, { ...vraag, bewaar: false });
  assert.match(showHerschatting(proef), /nothing was stored/);
  assert.equal((await server.database.own.selectFrom('constanten').select('versie').execute()).length, 0);
  await server.database.own
    .insertInto('constanten')
    .values({ versie: 1, waarden: JSON.stringify({ categorieSd: 0.71 }), antwoorden: 100, created_at: new Date() })
    .execute();
  await createIjking({ database: server.database }).load();
  assert.deepEqual([leerlijn.constanten.categorieSd, leerlijn.constanten.versie], [0.71, 1]);
});

test('a night estimates all words anew: what was far off comes back, children held out confirm it, and the same night does it once', async () => {
  const { a } = server.wereld;
  const [groepId = ''] = a.groepIds;
  const now = server.clock.now();
  const wie = { adminId: a.id, groepId, jaargroep: 5, now };
  const aarden = ['sterk', 'gewoon', 'moeite', 'gewoon', 'moeite', 'gewoon'] as const;
  await laatOefenen(
    server.database,
    wie,
    aarden.map((aard, i) => ({ roepnaam: `Kind${i}`, achternaam: 'Nacht', aard })),
  );
  const punten = [...leerlijn.woorden.values()].flatMap((regel) => regel.punten);
  const eerder = punten.map((p) => moeilijkheidVan(p, leerlijn));
  for (const p of punten) p.b += 1.2;
  // Every fifth child judges, each night others: of so few there are nights without one.
  const nachten = [0, 1, 2, 3, 4].map((dag) => now + dag * DAG_MS);
  const proeven = await Promise.all(nachten.map((nacht) => previewWoorden(server.database, 'nl', nacht)));
  const som = proeven.reduce((totaal, { apart }) => totaal + apart, 0);
  assert.ok(
    proeven.every(({ antwoorden }) => antwoorden === som && som > 300),
    'in five nights every child judges once',
  );
  const [nacht = now, proef = assert.fail('a night')] =
    nachten.flatMap((op, i) => ((proeven[i]?.apart ?? 0) > 0 ? [[op, proeven[i]] as const] : []))[0] ?? [];
  const voor = await versie();
  const uit = (await herschatWoorden({ database: server.database, ijking }, 'nl', nacht)) ?? assert.fail('answers');
  assert.deepEqual([uit.antwoorden, uit.verlies, uit.beter], [proef.antwoorden, proef.verlies, proef.beter]);
  assert.match(showWoorden('nl', uit, uit.veranderd), uit.beter ? /words changed/ : /nothing changes/);
  const nu2 = punten.map((p) => moeilijkheidVan(p, leerlijn));
  const verschil = nu2.reduce((som, b, i) => som + Math.abs(b - (eerder[i] ?? 0)), 0) / punten.length;
  if (uit.beter) assert.ok(verschil < 0.7 && uit.veranderd > 1000, `${verschil}`);
  else assert.ok(Math.abs(verschil - 1.2) < 0.05 && uit.veranderd === 0, `${verschil}`);
  assert.equal(await versie(), voor + 1);
  const rijen = () => sql`select 1 from woordherschatting where regio = 'nl'`.execute(server.database.own);
  await herschatNacht({ database: server.database, ijking }, nacht + 3_600_000);
  assert.equal((await rijen()).rows.length, 1);
  for (const [i, p] of punten.entries()) p.b += (eerder[i] ?? 0) - moeilijkheidVan(p, leerlijn);
});

test('editors see words that do not behave as expected with the likely cause; others do not', async () => {
  const telling = (sleutel: string, goed: number, fouten: Record<string, number>): Woordtelling => ({
    woord: sleutel,
    antwoorden: 40,
    goed,
    verwacht: 30,
    seconden: 240,
    verwachteSeconden: 240,
    fouten,
  });
  ijking.push('nl', les([], [telling('kat', 2, { kad: 37, kut: 1 }), telling('hond', 31, {})]));
  await ijking.flush(server.clock.now());
  const reply = await server.get('/api/office/redactiewoorden?regio=nl', await server.login('office'));
  const { woorden } = ijkingRoutes.listRedactiewoorden.response.parse(reply.body);
  assert.deepEqual(woorden, [
    {
      sleutel: 'kat',
      woord: 'kat',
      categorie: 'kz-mkm',
      oorzaak: 'een-andere-spelling',
      goed: 5,
      verwacht: 75,
      antwoorden: 40,
      fouten: [{ tekst: 'kad', keer: 37 }],
    },
  ]);
  // What a night found, and the counts do not say: only where enough was answered.
  const raming = (sleutel: string) => ({ woord: sleutel, categorie: 'kz-mkm', oud: 1, nieuw: 1, fout: 0.2, antwoorden: 40, nu: 0.9, z: 4 });
  const uitslag = { verschoven: [raming('kat')], drift: [raming('hond'), raming('zon')] };
  await sql`insert into woordherschatting (regio, op, uitslag) values ('nl', '2100-01-01', ${JSON.stringify(uitslag)}::jsonb)`.execute(
    server.database.own,
  );
  const later = await server.get('/api/office/redactiewoorden?regio=nl', await server.login('office'));
  assert.deepEqual(
    ijkingRoutes.listRedactiewoorden.response.parse(later.body).woorden.map(({ sleutel, oorzaak }) => [sleutel, oorzaak]),
    [
      ['kat', 'een-andere-spelling'],
      ['hond', 'verschuift'],
    ],
  );
  for (const rol of ['docent', 'schooladmin', 'leerling']) {
    assert.equal((await server.get('/api/office/redactiewoorden', await server.login(rol))).status, 403, rol);
  }
});
