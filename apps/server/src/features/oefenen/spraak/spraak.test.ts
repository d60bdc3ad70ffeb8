import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readWav } from '@spelrijk/spraak/wav';
import type { AudioIndex } from './audio.ts';
import { QUOTUM } from './eigen.ts';
import { testId } from '../../../../test/wereld.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { createTempFolder } from '../../../../test/fixtures.ts';

const data = createTempFolder('spraak');
const server = await createProefserver({ SPELRIJK_DATA: data, SPELRIJK_AUDIO: '' });
const { a, b } = server.wereld;

const Gezegd = z.object({
  stem: z.boolean(),
  woorden: z.array(
    z.object({
      woord: z.string(),
      audio: z.object({ woord: z.string().optional(), langzaam: z.string().optional(), zin: z.string().optional() }),
    }),
  ),
});

async function zeg(woorden: unknown, wie = 'docent', adminId = a.id) {
  return server.post(`/api/admins/${adminId}/spraak`, { woorden }, await server.login(wie));
}
const rauw = async (pad: string, wie?: string) =>
  server.app.server.inject({
    method: 'GET',
    url: pad,
    headers: wie === undefined ? {} : { authorization: `Bearer ${await server.login(wie)}` },
  });
const klank = (adres: string, soort = 'ogg'): string => `/api/admins/${adres.replace('/', '/spraak/')}.${soort}`;

const eerste = Gezegd.parse(
  (await zeg([{ woord: 'zeemeerkabouter', zin: 'De zeemeerkabouter lacht.' }, { woord: 'hond' }, { woord: '!?' }])).body,
);
const { woord: eigen = '', zin: eigenZin = '' } = eerste.woorden[0]?.audio ?? {};

test('an own word gets addresses of the own admin; a word of the bank has its sound already; signs have none', () => {
  assert.ok(eerste.stem);
  assert.match(eigen, new RegExp(`^${a.id}/[0-9a-f]{16}$`));
  assert.match(eigenZin, new RegExp(`^${a.id}/[0-9a-f]{16}$`));
  assert.match(eerste.woorden[1]?.audio.woord ?? '', /^[0-9a-f]{16}$/);
  assert.deepEqual(eerste.woorden[2]?.audio, {});
});

test('weighing whether a word can be heard asks for nothing to be made, and says what asking would', async () => {
  const { spraak } = server.app.context;
  const kept = async (ask: (audio: AudioIndex) => unknown): Promise<number> => {
    const eigenSpraak = spraak.voorAdmin(a.id);
    ask(eigenSpraak.audio);
    await server.database.forAdmin(a.id, (db) => eigenSpraak.register(db, server.clock.now()));
    const { n } = await server.database.own
      .selectFrom('spraak')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const { audio } = spraak.voorAdmin(a.id);
  for (const woord of ['zeemeerkabouter', 'hond', '!?'])
    assert.equal(audio.isHoorbaar(woord, 'nl'), audio.vanWoord(woord, { regio: 'nl' }).woord !== undefined, woord);
  const before = await kept((index) => index.isHoorbaar('wolkenkoekoek', 'nl'));
  assert.equal(await kept((index) => index.vanWoord('wolkenkoekoek')), before + 2);
});

test('the sound is made when a child first listens, and kept', async () => {
  const antwoord = await rauw(klank(eigen), 'leerling');
  assert.equal(antwoord.statusCode, 200);
  assert.equal(antwoord.headers['content-type'], 'audio/ogg');
  assert.equal(antwoord.rawPayload.subarray(0, 4).toString(), 'OggS');
  assert.ok(antwoord.rawPayload.length < 12_000);
  assert.match(String(antwoord.headers['cache-control']), /no-store/);
  const mappen = readdirSync(join(data, 'audio/eigen'), { recursive: true }).map(String);
  assert.deepEqual(
    mappen.filter((naam) => naam.endsWith('.ogg')).map((naam) => naam.split('/').at(-1)),
    [`${eigen.split('/')[1]}.ogg`],
  );
  assert.deepEqual((await rauw(klank(eigen), 'leerling')).rawPayload, antwoord.rawPayload);
});

test('a browser that cannot read Opus gets the same sound as WAV', async () => {
  const antwoord = await rauw(klank(eigen, 'wav'), 'leerling');
  assert.equal(antwoord.headers['content-type'], 'audio/wav');
  const wav = readWav(antwoord.rawPayload);
  assert.ok(wav.ok && wav.value.monsters.length > 10_000);
});

test('ten children who listen at once make one sound', async () => {
  const antwoorden = await Promise.all(Array.from({ length: 10 }, () => rauw(klank(eigenZin), 'leerling')));
  assert.deepEqual(new Set(antwoorden.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.equal(new Set(antwoorden.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 1);
});

test('asking again gives the same addresses and costs nothing', async () => {
  const nog = Gezegd.parse((await zeg([{ woord: 'zeemeerkabouter', zin: 'De zeemeerkabouter lacht.' }])).body);
  assert.deepEqual(nog.woorden[0]?.audio, eerste.woorden[0]?.audio);
});

test('A02: a word of another admin does not exist: not with its own address, not under our own name, not for staff', async () => {
  const adres = eigen.split('/')[1] ?? '';
  for (const wie of ['b-leerling', 'b-docent', 'b-schooladmin', 'demo', 'thuis-leerling']) {
    assert.equal((await rauw(klank(eigen), wie)).statusCode, 404, wie);
    const { adminId } = server.wereld.persoon(wie);
    assert.equal((await rauw(`/api/admins/${adminId}/spraak/${adres}.ogg`, wie)).statusCode, 404, wie);
  }
  assert.equal((await rauw(klank(eigen))).statusCode, 401);
});

test('A01: children, demo and office have nothing spoken; staff of another admin get 404', async () => {
  const woorden = [{ woord: 'kabouterhuis' }];
  for (const wie of ['leerling', 'demo']) assert.equal((await zeg(woorden, wie)).status, 403, wie);
  assert.equal((await zeg(woorden, 'b-docent')).status, 404);
  assert.equal((await zeg(woorden, 'b-docent', b.id)).status, 200);
  for (const wie of ['schooladmin', 'docent2']) assert.equal((await zeg(woorden, wie)).status, 200, wie);
});

const VERKEERD: readonly (readonly [string, unknown])[] = [
  ['no words', []],
  ['too many words', Array.from({ length: 101 }, (_, i) => ({ woord: `woord${i}` }))],
  ['a word of 49 letters', [{ woord: 'a'.repeat(49) }]],
  ['a sentence of 201 letters', [{ woord: 'a', zin: 'a'.repeat(201) }]],
  ['an extra field', [{ woord: 'a', stem: 'be' }]],
  ['no object', ['hond']],
];
for (const [wat, woorden] of VERKEERD) test(`M01: ${wat} is refused`, async () => assert.equal((await zeg(woorden)).status, 400));

test('an address that is none is refused before anything is looked up', async () => {
  for (const bestand of ['x.ogg', '0123456789abcdef.mp3', '0123456789abcdef', '..%2f..%2fetc.ogg', '0123456789ABCDEF.ogg'])
    assert.equal((await rauw(`/api/admins/${a.id}/spraak/${bestand}`, 'docent')).statusCode, 400, bestand);
  assert.equal((await rauw(`/api/admins/${a.id}/spraak/0123456789abcdef.ogg`, 'docent')).statusCode, 404);
});

test('an admin that had very much spoken today is told to come back tomorrow, another admin is not', async () => {
  await server.database.forAdmin(a.id, async (db) => {
    const rij = (i: number) => ({
      admin_id: a.id,
      adres: i.toString(16).padStart(16, '0'),
      soort: 'woord' as const,
      gesproken: 'x',
      created_at: new Date(server.clock.now()),
    });
    for (let deel = 0; deel < QUOTUM.perDag; deel += 1000)
      await db
        .insertInto('spraak')
        .values(Array.from({ length: 1000 }, (_, i) => rij(deel + i)))
        .onConflict((c) => c.doNothing())
        .execute();
  });
  const vol = await zeg([{ woord: 'kabouterfeestje' }]);
  assert.equal(vol.status, 429);
  assert.match(vol.text, /spraak\/genoeg-vandaag/);
  assert.equal((await zeg([{ woord: 'zeemeerkabouter' }])).status, 200);
  assert.equal((await zeg([{ woord: 'kabouterfeestje' }], 'b-docent', b.id)).status, 200);
  server.clock.advance(86_500_000);
});

test('where no synthesiser is, words have no sound and a clear sentence says why', async () => {
  const stil = await createProefserver({ SPELRIJK_SYNTHESISER: '0', SPELRIJK_DATA: data });
  const { id } = stil.wereld.a;
  const antwoord = await stil.post(`/api/admins/${id}/spraak`, { woorden: [{ woord: 'zeemeerkabouter' }] }, await stil.login('docent'));
  assert.deepEqual(antwoord.body, { stem: false, woorden: [{ woord: 'zeemeerkabouter', audio: {} }] });
});

test('what the program itself says can be asked without an account', async () => {
  const antwoord = await server.get('/api/spraak');
  assert.equal(antwoord.status, 200);
});

test('a browser without Opus hears every sound of the product too: it is MP3; what is not there is 404', async () => {
  const adres = eerste.woorden[1]?.audio.woord ?? '';
  const antwoord = await rauw(`/audio/${adres}.mp3`);
  assert.equal(antwoord.statusCode, 200);
  assert.equal(antwoord.headers['content-type'], 'audio/mpeg');
  assert.ok(antwoord.rawPayload.length > 300);
  assert.equal((await rauw('/audio/0123456789abcdef.mp3')).statusCode, 404);
  assert.equal((await rauw('/audio/..%2Findex.json')).statusCode, 404);
});

test('words of an own list are heard in the taak that practises them', async () => {
  const { id: leerlingId } = server.wereld.persoon('leerling2');
  const woorden = ['paddenstoel', 'zeemeermin', 'regenlaarzen', 'vlinderstruik', 'kabouterhuisje'];
  await server.database.forAdmin(a.id, (db) =>
    db
      .insertInto('oefeninstelling')
      .values({
        admin_id: a.id,
        id: testId('lijst'),
        leerling_id: leerlingId,
        groep_id: null,
        instelling: JSON.stringify({ woordlijsten: [{ id: testId('l'), naam: 'Deze week', woorden }] }),
        created_at: new Date(server.clock.now()),
      })
      .execute(),
  );
  const token = await server.login('leerling2');
  const dag = await server.post(`/api/leerlingen/${leerlingId}/dagtaken`, undefined, token);
  const taken = z.object({ taken: z.array(z.object({ id: z.uuid() })) }).parse(dag.body).taken;
  const gehoord: string[] = [];
  for (const { id } of taken) {
    const { body } = await server.get(`/api/leerlingen/${leerlingId}/taken/${id}`, token);
    const { taak } = z
      .object({ taak: z.object({ opgaven: z.array(z.object({ audio: z.object({ woord: z.string().optional() }) })) }) })
      .parse(body);
    gehoord.push(...taak.opgaven.flatMap(({ audio }) => (audio.woord?.startsWith(a.id) ? [audio.woord] : [])));
  }
  assert.ok(gehoord.length > 0);
  for (const adres of gehoord) assert.equal((await rauw(klank(adres), 'leerling2')).statusCode, 200);
});
