import { test } from 'node:test';
import assert from 'node:assert/strict';
import { opnamenRoutes } from '@spelrijk/contract/opnamen';
import { writeWav } from '@spelrijk/spraak/wav';
import { countMinimaleParen } from '@spelrijk/taal/verwarring';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { createTempFolder } from '../../../../test/fixtures.ts';

const data = createTempFolder('opname');
const server = await createProefserver({ SPELRIJK_DATA: data, SPELRIJK_AUDIO: '' });
const Lijst = opnamenRoutes.listOpnameplekken.response;
const Geschiedenis = opnamenRoutes.readOpnameplek.response;

/** A hum of so many seconds, as a browser sends it. */
const wav = (seconden: number, sterkte = 0.2, hertz = 24_000): string =>
  Buffer.from(
    writeWav({
      hertz,
      monsters: Float32Array.from({ length: Math.round(hertz * seconden) }, (_, i) => sterkte * Math.sin((2 * Math.PI * 200 * i) / hertz)),
    }),
  ).toString('base64');

const plek = { deel: 'woord', sleutel: 'hond', regio: 'nl' };
const neemOp = async (extra: object = {}, wie = 'office') => {
  server.clock.advance(1000);
  return server.post('/api/office/opnamen', { id: testId('eerste'), ...plek, wav: wav(0.8), ...extra }, await server.login(wie));
};
const lijst = async (vraag = '') => Lijst.parse((await server.get(`/api/office/opnameplekken${vraag}`, await server.login('office'))).body);
const zet = async (pad: string, body: object) => {
  server.clock.advance(1000);
  return server.request({
    method: 'PUT',
    url: `/api/office/opnamen/${pad}`,
    payload: JSON.stringify({ ...plek, ...body }),
    headers: { 'content-type': 'application/json' },
    token: await server.login('superadmin'),
  });
};

test('the list shows everything that is spoken, searched, filtered and in pages', async () => {
  const alles = await lijst();
  assert.equal(alles.plekken.length, 50);
  assert.ok(alles.totalen.alles > 4000);
  const hond = (await lijst('?zoek=HOND')).plekken;
  assert.ok(hond.length > 1 && hond.every(({ tekst }) => tekst.toLowerCase().includes('hond')));
  assert.notDeepEqual((await lijst('?vanaf=50')).plekken, alles.plekken);
  assert.ok((await lijst('?deel=zin&zoek=hond')).plekken.every(({ tekst }) => tekst.length > 10));
  assert.ok((await lijst('?deel=regel')).aantal > 50);
  assert.equal((await lijst('?filter=met-opname')).aantal, 0);
});

test('words that are heard often and easily taken for another come first', async () => {
  const { plekken } = await lijst();
  for (const { sleutel, ipa = '' } of plekken) assert.ok(countMinimaleParen(ipa) > 0, sleutel);
  const klein = plekken.findIndex(({ sleutel }) => sleutel === 'pot');
  assert.ok(klein >= 0 && klein < 10, `${klein}`);
  assert.ok(!plekken.some(({ sleutel }) => sleutel === 'aalscholver'));
});

test('a recording is heard from now on, as loud as everything else, and small', async () => {
  const { status, body } = await neemOp();
  assert.equal(status, 200);
  const { plek: nu, opnamen, gebeurtenissen } = Geschiedenis.parse(body);
  assert.match(nu.opname ?? '', /^opname\/[0-9a-f]{16}$/);
  assert.equal(opnamen.length, 1);
  assert.equal(opnamen[0]?.door, 'office');
  assert.equal(opnamen[0]?.huidig, true);
  assert.deepEqual(
    gebeurtenissen.map(({ wat }) => wat),
    ['opgenomen'],
  );
  assert.equal(server.app.context.audio.vanWoord('hond').woord, nu.opname);
  assert.equal(server.app.context.audio.vanWoord('hond').langzaam, undefined);
  const geluid = await server.app.server.inject({ method: 'GET', url: `/audio/${nu.opname}.ogg` });
  assert.equal(geluid.statusCode, 200);
  assert.equal(geluid.headers['content-type'], 'audio/ogg');
  assert.match(String(geluid.headers['cache-control']), /immutable/);
  assert.ok(geluid.rawPayload.length < 8000);
  assert.equal((await server.app.server.inject({ method: 'GET', url: `/audio/${nu.opname}.wav` })).headers['content-type'], 'audio/wav');
});

test('sending it again changes nothing; another sound under the same id is refused', async () => {
  const { body } = await neemOp();
  assert.equal(Geschiedenis.parse(body).opnamen.length, 1);
  assert.equal((await neemOp({ wav: wav(1.2) })).status, 409);
  assert.equal((await neemOp({ sleutel: 'kat' })).status, 409);
});

test('a second recording wins; the first can be put back, and the voice of the computer too', async () => {
  const eerste = Geschiedenis.parse((await neemOp()).body).opnamen[0]?.adres;
  const tweede = Geschiedenis.parse((await neemOp({ id: testId('tweede'), wav: wav(1.1) })).body);
  assert.equal(tweede.opnamen.length, 2);
  assert.notEqual(tweede.plek.opname, eerste);
  const terug = Geschiedenis.parse((await zet('keuze', { opnameId: testId('eerste') })).body);
  assert.equal(terug.plek.opname, eerste);
  const stil = Geschiedenis.parse((await zet('keuze', { opnameId: null })).body);
  assert.equal(stil.plek.opname, undefined);
  assert.match(server.app.context.audio.vanWoord('hond').woord ?? '', /^[0-9a-f]{16}$/);
  assert.deepEqual(
    stil.gebeurtenissen.map(({ wat, door }) => `${wat} ${door}`),
    ['stilgezet superadmin', 'teruggezet superadmin', 'opgenomen office', 'opgenomen office'],
  );
  assert.equal(stil.opnamen.length, 2);
});

test('a recording of another slot cannot be put here', async () => {
  await neemOp({ id: testId('kat'), sleutel: 'kat' });
  assert.equal((await zet('keuze', { opnameId: testId('kat') })).status, 404);
  assert.equal((await zet('keuze', { opnameId: testId('nooit') })).status, 404);
});

test('a Flemish recording is for Flemish classes', async () => {
  const be = Geschiedenis.parse((await neemOp({ id: testId('be'), regio: 'be', wav: wav(0.9) })).body);
  assert.equal(server.app.context.audio.vanWoord('hond', { regio: 'be' }).woord, be.plek.opname);
  assert.notEqual(server.app.context.audio.vanWoord('hond').woord, be.plek.opname);
});

test('a word that is called wrong is not heard any more where hearing decides, until it is recorded', async () => {
  const gemeld = Geschiedenis.parse((await zet('melding', { sleutel: 'fiets', fout: true, reden: 'Klinkt als fogel.' })).body);
  assert.deepEqual(gemeld.plek.fout, { reden: 'Klinkt als fogel.', stand: 'geblokkeerd' });
  assert.equal(server.app.context.audio.vanWoord('fiets', { opGehoor: true }).woord, undefined);
  assert.ok((await lijst('?filter=geblokkeerd')).plekken.some(({ sleutel }) => sleutel === 'fiets'));
  await neemOp({ id: testId('fiets'), sleutel: 'fiets' });
  assert.match(server.app.context.audio.vanWoord('fiets', { opGehoor: true }).woord ?? '', /^opname/);
  assert.ok(!(await lijst('?filter=geblokkeerd')).plekken.some(({ sleutel }) => sleutel === 'fiets'));
  await zet('keuze', { sleutel: 'fiets', opnameId: null });
  await zet('melding', { sleutel: 'fiets', fout: false });
  assert.match(server.app.context.audio.vanWoord('fiets', { opGehoor: true }).woord ?? '', /^[0-9a-f]{16}$/);
});

const GEEN_GELUID: readonly (readonly [string, string, string])[] = [
  ['text', Buffer.from('<script>alert(1)</script>'.repeat(20)).toString('base64'), 'opnamen/geen-geluid'],
  ['another rate', wav(0.8, 0.2, 44_100), 'opnamen/geen-geluid'],
  ['a click', wav(0.04), 'opnamen/te-kort'],
  ['fifteen seconds', wav(14.3), 'opnamen/te-lang'],
  ['a microphone that was off', wav(0.8, 0.0002), 'opnamen/stil'],
  ['a microphone that was too loud', wav(0.8, 40), 'opnamen/te-hard'],
];
for (const [wat, geluid, code] of GEEN_GELUID)
  test(`U07: ${wat} is refused with the reason, and nothing is kept`, async () => {
    const voor = (await server.database.own.selectFrom('opname').select('id').execute()).length;
    const { status, text } = await neemOp({ id: testId(wat), wav: geluid });
    assert.equal(status, 400);
    assert.match(text, new RegExp(code));
    assert.equal((await server.database.own.selectFrom('opname').select('id').execute()).length, voor);
  });

test('U06: more than a recording can be is refused before it is looked at', async () => {
  assert.equal((await neemOp({ id: testId('groot'), wav: wav(16) })).status, 400);
  assert.equal((await neemOp({ id: testId('heel groot'), wav: wav(40) })).status, 413);
  assert.equal((await neemOp({ id: testId('geen base64'), wav: '%%%' })).status, 400);
});

test('a slot that is not spoken does not exist', async () => {
  assert.equal((await neemOp({ id: testId('onbekend'), sleutel: 'xqzt' })).status, 404);
  const { status } = await server.get('/api/office/opnameplekken/een?deel=klank&sleutel=__proto__&regio=nl', await server.login('office'));
  assert.equal(status, 404);
});

test('A01: nobody but our office records, looks or changes', async () => {
  for (const wie of ['schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo']) {
    assert.equal((await neemOp({ id: testId(wie) }, wie)).status, 403, wie);
    assert.equal((await server.get('/api/office/opnameplekken', await server.login(wie))).status, 403, wie);
  }
  assert.equal((await server.get('/api/office/opnameplekken')).status, 401);
});

test('what was recorded stays: not even the program can change or erase it', async () => {
  await assert.rejects(server.database.own.updateTable('opname').set({ ms: 1 }).execute(), /only grows/);
  await assert.rejects(server.database.own.deleteFrom('opname_gebeurtenis').execute(), /only grows/);
});

test('after a restart the recordings are there, also without the data folder', async () => {
  const vers = server.app.context.opnamen.list(
    { actor: await officeActor(), now: server.clock.now() },
    {
      deel: 'woord',
      regio: 'be',
      filter: 'met-opname',
      zoek: '',
      vanaf: 0,
    },
  );
  await server.app.context.opnamen.refresh();
  assert.deepEqual(
    server.app.context.opnamen.list(
      { actor: await officeActor(), now: server.clock.now() },
      { deel: 'woord', regio: 'be', filter: 'met-opname', zoek: '', vanaf: 0 },
    ),
    vers,
  );
  assert.equal(vers.aantal, 1);
});

async function officeActor() {
  return server.app.context.sessies.authenticate(`Bearer ${await server.login('office')}`, server.clock.now());
}

test('an unknown recording is 404, a name that is none 400', async () => {
  assert.equal((await server.get('/audio/opname/0123456789abcdef.ogg')).status, 404);
  assert.equal((await server.get('/audio/opname/..%2f..%2fx.ogg')).status, 400);
});
