import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { abonnementenRoutes, type Abonnement } from '@spelrijk/contract/abonnementen';
import { licentiesRoutes } from '@spelrijk/contract/licenties';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, TOTP, WACHTWOORD } from '../../../../test/wereld.ts';
import { codeOf, stepOf } from '../../../platform/auth/totp.ts';
import { dagVan } from '../../../platform/clock.ts';

const server = await createProefserver();
const DAG_MS = 86_400_000;
const { adminId, id: kind } = server.wereld.persoon('thuis-leerling');
const basis = `/api/admins/${adminId}/abonnement`;
const { own } = server.database;
await own.updateTable('admin').set({ licentie_van: '2026-11-10', licentie_tot: '2026-12-09' }).where('admin_id', '=', adminId).execute();
await own
  .updateTable('account')
  .set({ email: 'ouder@gezin.example', email_gevouwen: 'ouder@gezin.example' })
  .where('gebruikersnaam', '=', 'thuisadmin')
  .execute();

async function enter(gebruikersnaam: string): Promise<string> {
  const code = gebruikersnaam === 'office' ? { code: codeOf(TOTP, stepOf(server.clock.now())) } : {};
  return sessiesRoutes.login.response.parse((await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD, ...code })).body)
    .token;
}
let ouder = await enter('thuisadmin');
const send = (method: 'GET' | 'PUT' | 'POST', pad: string, body?: object, token = ouder) =>
  server.request({
    method,
    url: `${basis}${pad}`,
    token,
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const read = async (answer: ReturnType<typeof send>): Promise<Abonnement> => {
  const { body, text, status } = await answer;
  assert.equal(status, 200, text);
  return abonnementenRoutes.readAbonnement.response.parse(body);
};
const oefent = async (): Promise<number> =>
  (await server.post(`/api/leerlingen/${kind}/dagtaken`, undefined, await enter('thuis-leerling'))).status;
async function verder(dagen: number): Promise<void> {
  server.clock.advance(dagen * DAG_MS);
  ouder = await enter('thuisadmin');
}

async function zetStatus(factuurId: string, status: string, token: string, gelezen?: string) {
  const { rows } = await sql<{ status: string }>`select status from factuur where id = ${factuurId}`.execute(own);
  return server.request({
    method: 'PATCH',
    url: `/api/office/facturen/${adminId}/${factuurId}`,
    token,
    payload: JSON.stringify({ status, was: gelezen ?? rows[0]?.status }),
    headers: { 'content-type': 'application/json' },
  });
}
const looptAf = async (): Promise<readonly string[]> =>
  (await own.selectFrom('mail').select('sleutel').where('sjabloon', '=', 'licentieLooptAf').orderBy('sleutel').execute()).map(
    ({ sleutel }) => sleutel.split(':').slice(2).join(' '),
  );

test('a trial says its end, what a year costs and from when, and what stopping today means', async () => {
  const nu = await read(send('GET', ''));
  assert.deepEqual([nu.fase, nu.tot, nu.kinderen, nu.besteld, nu.facturen], ['proef', '2026-12-09', 1, false, []]);
  assert.deepEqual(nu.jaar, { van: '2026-12-10', tot: '2027-12-09', kinderen: 1, cent: 2900 });
  assert.deepEqual([nu.stopWegOp, nu.stopGewistOp], ['2027-01-18', '2027-02-17']);
});

test('a pause keeps the days that are left, stops practice, and goes on when she says so; twice is once', async () => {
  for (let i = 0; i < 2; i++) {
    const pauze = await read(send('PUT', '/pauze', { pauze: true }));
    assert.deepEqual([pauze.fase, pauze.pauzeDagen], ['pauze', 20]);
  }
  assert.equal(await oefent(), 409);
  await verder(10);
  assert.equal((await send('POST', '/jaren', { id: testId('in pauze'), cent: 2900 })).status, 409);
  const nu = await read(send('PUT', '/pauze', { pauze: false }));
  assert.deepEqual([nu.fase, nu.tot], ['proef', '2026-12-19']);
  assert.equal(await oefent(), 200);
});

test('stop: practice ends with the day, the day of going is told and mailed, and it can be taken back whole', async () => {
  const gestopt = await read(send('PUT', '/stop', { stop: true }));
  assert.deepEqual([gestopt.fase, gestopt.tot, gestopt.wegOp, gestopt.terugTot], ['gestopt', '2026-11-29', '2027-01-28', '2026-12-19']);
  assert.equal(await oefent(), 200, 'today still');
  const mails = await own.selectFrom('mail').select('tekst').where('sjabloon', '=', 'thuisGestopt').execute();
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.tekst ?? '', /28 januari 2027/);
  await server.app.sweep(server.clock.now());
  assert.deepEqual(await looptAf(), [], 'who stopped is not told that it ends');
  await verder(2);
  assert.equal(await oefent(), 409);
  const terug = await read(send('PUT', '/stop', { stop: false }));
  assert.deepEqual([terug.fase, terug.tot, terug.wegOp], ['proef', '2026-12-19', null]);
  assert.equal(await oefent(), 200);
});

test('a home without an end of its licence comes back to exactly that', async () => {
  const voor = await read(send('GET', ''));
  await own.updateTable('admin').set({ licentie_tot: null }).where('admin_id', '=', adminId).execute();
  assert.equal((await read(send('PUT', '/stop', { stop: true }))).terugKan, true);
  assert.equal((await read(send('PUT', '/stop', { stop: false }))).tot, null);
  await own.updateTable('admin').set({ licentie_tot: voor.tot }).where('admin_id', '=', adminId).execute();
});

test('another year: one row for our office whatever is sent twice, at the price that was seen', async () => {
  const id = testId('een jaar');
  assert.equal((await send('POST', '/jaren', { id, cent: 100 })).status, 409);
  const twee = await Promise.all([1, 2].map(() => send('POST', '/jaren', { id, cent: 2900 })));
  for (const { status, text } of twee) assert.equal(status, 200, text);
  const nu = await read(send('GET', ''));
  assert.deepEqual([nu.fase, nu.tot, nu.besteld, nu.facturen.length], ['betaald', '2027-12-19', true, 1]);
  assert.equal((await send('POST', '/jaren', { id: testId('nog een'), cent: 2900 })).status, 409);
  const office = await enter('office');
  const lijst = async () =>
    abonnementenRoutes.listFacturen.response.parse((await server.get('/api/office/facturen', office)).body).facturen;
  const [factuur] = await lijst();
  assert.partialDeepStrictEqual(factuur, {
    adminId,
    klant: 'Thuis',
    van: '2026-12-20',
    tot: '2027-12-19',
    kinderen: 1,
    cent: 2900,
    status: 'open',
  });
  const patch = (token: string) => zetStatus(id, 'verstuurd', token);
  assert.equal((await patch(ouder)).status, 403);
  assert.equal((await patch(office)).status, 204);
  assert.equal((await lijst())[0]?.status, 'verstuurd');
  const { wijzigingen } = licentiesRoutes.listLicentiewijzigingen.response.parse(
    (await server.get(`/api/admins/${adminId}/licentie/wijzigingen`, ouder)).body,
  );
  assert.ok(
    wijzigingen.some(({ na, rol }) => na.tot === '2027-12-19' && rol === 'thuisadmin'),
    'the change of the licence is kept',
  );
});

test('what lapsed is not ordered by being sent once more; the next order is a year of its own, once', async () => {
  // A code is good once.
  server.clock.advance(60_000);
  const office = await enter('office');
  const id = testId('een jaar');
  const lapse = await zetStatus(id, 'vervallen', office);
  assert.equal(lapse.status, 204, lapse.text);
  // A colleague whose page still says it was sent takes nothing back.
  const laat = await zetStatus(id, 'betaald', office, 'verstuurd');
  assert.deepEqual([laat.status, Reflect.get(Object(laat.body), 'code')], [409, 'abonnement/intussen-gewijzigd']);
  const eerder = await read(send('POST', '/jaren', { id, cent: 2900 }));
  assert.deepEqual([eerder.besteld, eerder.facturen.length], [false, 1], 'an order that comes late');
  const nieuw = { id: testId('het jaar daarna'), cent: 2900 };
  for (const { status, text } of await Promise.all([1, 2, 3].map(() => send('POST', '/jaren', nieuw)))) assert.equal(status, 200, text);
  const nu = await read(send('GET', ''));
  assert.deepEqual(
    nu.facturen.map(({ id: van, status }) => [van, status]),
    [
      [nieuw.id, 'open'],
      [id, 'vervallen'],
    ],
  );
  assert.deepEqual([nu.fase, nu.besteld, nu.facturen[0]?.van], ['betaald', true, eerder.jaar.van]);
  const list = async () =>
    abonnementenRoutes.listFacturen.response
      .parse((await server.get('/api/office/facturen', office)).body)
      .facturen.map((een) => een.nogDagen);
  await sql`update factuur set dagen_terug = null`.execute(own);
  assert.deepEqual(await list(), [0, 0], 'mended by our office');
  await sql`update admin set licentie_tot = licentie_tot + 365 where admin_id = ${adminId}`.execute(own);
  assert.deepEqual(await list(), [0, 365]);
  await sql`update admin set licentie_tot = licentie_tot - 365 where admin_id = ${adminId}`.execute(own);
});

test('our office reads every invoice, page by page, and finds one by name or address beyond the first page', async () => {
  // A code is good once.
  server.clock.advance(60_000);
  const office = await enter('office');
  const list = async (vraag = '') =>
    abonnementenRoutes.listFacturen.response.parse((await server.get(`/api/office/facturen${vraag}`, office)).body);
  const eerst = (await list()).totaal;
  await sql`insert into factuur (admin_id, id, van, tot, kinderen, cent, status, door, created_at)
    select ${adminId}::uuid, gen_random_uuid(), '2020-01-01', '2020-12-31', 1, 2900, 'betaald', door, now() from factuur, generate_series(1, 320)
    where id = ${testId('een jaar')}`.execute(own);
  const { totaal, perPagina } = await list();
  assert.equal(totaal, eerst + 320);
  const paginas = Math.ceil(totaal / perPagina);
  const gezien = await Promise.all(Array.from({ length: paginas }, (_, i) => list(`?pagina=${i + 1}`)));
  assert.equal(new Set(gezien.flatMap(({ facturen }) => facturen.map(({ id }) => id))).size, totaal, 'none twice, none left out');
  assert.equal((await list('?zoek=thuis')).totaal, totaal);
  assert.equal((await list('?zoek=bestaat%25niet')).totaal, 0);
  await sql`delete from factuur where van = '2020-01-01'`.execute(own);
});

type Stap =
  | number
  | 'stop'
  | 'terug'
  | 'pauze'
  | 'verder'
  | `${'bestel' | 'open' | 'verstuurd' | 'betaald' | 'vervallen' | 'eerder'} ${'a' | 'b'}`
  | `tot ${string}`;
interface Rij {
  readonly stappen: readonly Stap[];
  /** Last day of the licence, of who stopped or pauses the one to which it was bought. */
  readonly tot: string | null;
  readonly fase: Abonnement['fase'];
  readonly besteld?: string;
  /** The licence had no end. */
  readonly zonderEinde?: true;
}

const JAAR = '2027-03-22/2028-03-21';
/** From 1 March 2027, in a trial until the 21st. */
const LEVEN: readonly Rij[] = [
  { stappen: [], tot: '2027-03-21', fase: 'proef' },
  { stappen: ['bestel a'], tot: '2028-03-21', fase: 'betaald', besteld: `a open ${JAAR}` },
  { stappen: ['bestel a', 'verstuurd a', 'betaald a'], tot: '2028-03-21', fase: 'betaald', besteld: `a betaald ${JAAR}` },
  // Lapsed before it began, once or twice, and mended by our office.
  { stappen: ['bestel a', 'vervallen a'], tot: '2027-03-21', fase: 'proef', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 'vervallen a', 'vervallen a'], tot: '2027-03-21', fase: 'proef', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 'vervallen a', 'open a'], tot: '2028-03-21', fase: 'betaald', besteld: `a open ${JAAR}` },
  { stappen: ['bestel a', 'tot 2027-03-21', 'vervallen a'], tot: '2027-03-21', fase: 'proef', besteld: `a vervallen ${JAAR}` },
  // Lapsed before that took days by itself: its days go when our office says so, never those of an order after it.
  { stappen: ['bestel a', 'eerder a', 'vervallen a', 'vervallen a'], tot: '2027-03-21', fase: 'proef', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 'eerder a', 'vervallen a', 'open a'], tot: '2028-03-21', fase: 'betaald', besteld: `a open ${JAAR}` },
  {
    stappen: ['bestel a', 'eerder a', 'tot 2027-03-21', 'bestel b', 'vervallen a'],
    tot: '2028-03-21',
    fase: 'betaald',
    besteld: `a vervallen ${JAAR}, b open ${JAAR}`,
  },
  // In the middle of its year: today still, tomorrow not; paid late the days that went come back, from that day.
  { stappen: ['bestel a', 100, 'vervallen a'], tot: '2027-06-09', fase: 'betaald', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 100, 'vervallen a', 1], tot: '2027-06-09', fase: 'voorbij', besteld: `a vervallen ${JAAR}` },
  {
    stappen: ['bestel a', 100, 'vervallen a', 10, 'betaald a'],
    tot: '2028-03-30',
    fase: 'betaald',
    besteld: 'a betaald 2027-03-22/2028-03-30',
  },
  {
    stappen: ['bestel a', 100, 'vervallen a', 10, 'betaald a', 'vervallen a'],
    tot: '2027-06-19',
    fase: 'betaald',
    besteld: 'a vervallen 2027-03-22/2028-03-30',
  },
  // Ordered again, and then both are paid: two years, of other days.
  { stappen: ['bestel a', 'vervallen a', 'bestel b'], tot: '2028-03-21', fase: 'betaald', besteld: `a vervallen ${JAAR}, b open ${JAAR}` },
  {
    stappen: ['bestel a', 'vervallen a', 'bestel b', 'betaald b', 'betaald a'],
    tot: '2029-03-22',
    fase: 'betaald',
    besteld: `a betaald 2028-03-22/2029-03-22, b betaald ${JAAR}`,
  },
  // Withdrawn: who stops does not want what is not paid and has not begun; what comes in all the same counts.
  { stappen: ['bestel a', 'stop'], tot: '2027-03-21', fase: 'gestopt', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 'verstuurd a', 'stop', 'terug'], tot: '2027-03-21', fase: 'proef', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 'stop', 'betaald a'], tot: '2028-03-21', fase: 'gestopt', besteld: `a betaald ${JAAR}` },
  { stappen: ['bestel a', 'stop', 'betaald a', 'terug'], tot: '2028-03-21', fase: 'betaald', besteld: `a betaald ${JAAR}` },
  { stappen: ['bestel a', 'betaald a', 'stop', 'terug'], tot: '2028-03-21', fase: 'betaald', besteld: `a betaald ${JAAR}` },
  { stappen: ['bestel a', 'betaald a', 'stop', 'vervallen a'], tot: '2027-03-21', fase: 'gestopt', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 40, 'stop'], tot: '2028-03-21', fase: 'gestopt', besteld: `a open ${JAAR}` },
  // In a pause the days that are left go and come.
  { stappen: ['bestel a', 'pauze', 'vervallen a'], tot: '2027-03-21', fase: 'pauze', besteld: `a vervallen ${JAAR}` },
  { stappen: ['bestel a', 'pauze', 10, 'vervallen a', 'verder'], tot: '2027-03-31', fase: 'proef', besteld: `a vervallen ${JAAR}` },
  {
    stappen: ['bestel a', 'pauze', 'vervallen a', 'betaald a', 'verder'],
    tot: '2028-03-21',
    fase: 'betaald',
    besteld: `a betaald ${JAAR}`,
  },
  // Ordered after the end: its year is from that day.
  { stappen: [30, 'bestel a'], tot: '2028-03-30', fase: 'betaald', besteld: 'a open 2027-03-31/2028-03-30' },
  { stappen: [30, 'bestel a', 'vervallen a'], tot: '2027-03-31', fase: 'betaald', besteld: 'a vervallen 2027-03-31/2028-03-30' },
  { stappen: [30, 'bestel a', 'vervallen a', 'betaald a'], tot: '2028-03-30', fase: 'betaald', besteld: 'a betaald 2027-03-31/2028-03-30' },
  // Ordered where there was no end.
  { stappen: ['bestel a', 'vervallen a'], tot: null, fase: 'betaald', besteld: 'a vervallen 2027-03-01/2028-02-29', zonderEinde: true },
  {
    stappen: ['bestel a', 'vervallen a', 'betaald a'],
    tot: '2028-02-29',
    fase: 'betaald',
    besteld: 'a betaald 2027-03-01/2028-02-29',
    zonderEinde: true,
  },
  // With a year behind it that year stays whole; a year that is over takes nothing.
  {
    stappen: ['bestel a', 'betaald a', 100, 'bestel b', 'vervallen a'],
    tot: '2028-06-08',
    fase: 'betaald',
    besteld: `a vervallen ${JAAR}, b open 2028-03-22/2029-03-21`,
  },
  {
    stappen: ['bestel a', 100, 'bestel b', 300, 'vervallen a'],
    tot: '2029-03-21',
    fase: 'betaald',
    besteld: `a vervallen ${JAAR}, b open 2028-03-22/2029-03-21`,
  },
  { stappen: ['bestel a', 400, 'vervallen a'], tot: '2028-03-21', fase: 'voorbij', besteld: `a vervallen ${JAAR}` },
];

test('whatever becomes of an order, the licence ends where it ends with what counts', async () => {
  const anders: string[] = [];
  for (const [nr, { stappen, tot, fase, besteld = '', zonderEinde }] of LEVEN.entries()) {
    server.clock.set(Date.parse('2027-03-01T10:00:00Z'));
    await own.updateTable('account').set({ totp_stap: 0 }).where('gebruikersnaam', '=', 'office').execute();
    const termijn = { licentie_van: '2027-02-20', licentie_tot: zonderEinde ? null : '2027-03-21' };
    await own.updateTable('admin').set(termijn).where('admin_id', '=', adminId).execute();
    await sql`update admin set pauze_sinds = null, pauze_dagen = null, gestopt_op = null, gestopt_tot = null where admin_id = ${adminId}`.execute(
      own,
    );
    await sql`delete from factuur where admin_id = ${adminId}`.execute(own);
    ouder = await enter('thuisadmin');
    const id = (naam: string): string => testId(`${nr} ${naam}`);
    for (const stap of stappen) await doe(stap, id);
    const nu = await read(send('GET', ''));
    const { rows } = await sql<{ gestopt: string | null; pauze: number | null }>`
      select gestopt_tot as gestopt, pauze_dagen as pauze from admin where admin_id = ${adminId}`.execute(own);
    const einde =
      nu.fase === 'gestopt' ? rows[0]?.gestopt : nu.fase === 'pauze' ? dagVan(server.clock.now() + (rows[0]?.pauze ?? 0) * DAG_MS) : nu.tot;
    const wat = ['a', 'b'].flatMap((naam) =>
      nu.facturen.filter((factuur) => factuur.id === id(naam)).map(({ status, van, tot: eind }) => `${naam} ${status} ${van}/${eind}`),
    );
    const is = `${einde} ${nu.fase} ${wat.join(', ')}`;
    if (is !== `${tot} ${fase} ${besteld}`) anders.push(`${stappen.join(', ')}: ${is}, not ${tot} ${fase} ${besteld}`);
    // Taken out of the middle of its year: no day before there was a mail, and it comes that day.
    if (stappen.at(-1) === 'vervallen a' && nu.fase === 'betaald' && nu.tot === dagVan(server.clock.now())) {
      await server.app.sweep(server.clock.now());
      assert.ok(
        (await looptAf()).some((mail) => mail.startsWith(`${nu.tot} `)),
        stappen.join(', '),
      );
    }
    // What stopping is said to do is what it does.
    if (nu.fase === 'proef' || nu.fase === 'betaald') {
      const gestopt = await read(send('PUT', '/stop', { stop: true }));
      if (gestopt.terugTot !== nu.stopTerugTot) anders.push(`${stappen.join(', ')}, stop: ${gestopt.terugTot}, said ${nu.stopTerugTot}`);
    }
  }
  assert.deepEqual(anders, []);

  async function doe(stap: Stap, id: (naam: string) => string): Promise<void> {
    if (typeof stap === 'number') return verder(stap);
    const [wat = '', naam = ''] = stap.split(' ');
    if (wat === 'tot') {
      await own.updateTable('admin').set({ licentie_tot: naam }).where('admin_id', '=', adminId).execute();
      return;
    }
    if (wat === 'eerder') return void (await sql`update factuur set status = 'vervallen' where id = ${id(naam)}`.execute(own));
    if (wat === 'bestel') {
      const { jaar } = await read(send('GET', ''));
      await read(send('POST', '/jaren', { id: id(naam), cent: jaar.cent }));
    } else if (wat === 'stop' || wat === 'terug') await read(send('PUT', '/stop', { stop: wat === 'stop' }));
    else if (wat === 'pauze' || wat === 'verder') await read(send('PUT', '/pauze', { pauze: wat === 'pauze' }));
    else {
      // A code is good once.
      server.clock.advance(60_000);
      const { status, text } = await zetStatus(id(naam), wat, await enter('office'));
      assert.equal(status, 204, text);
    }
  }
});

test('who stopped and never came back goes on the day that was told; nobody else reaches this', async () => {
  for (const naam of ['schooladmin', 'docent', 'leerling'])
    assert.equal((await send('GET', '', undefined, await enter(naam))).status, 403, naam);
  const elders = server.wereld.persoon('schooladmin').adminId;
  assert.equal((await server.get(`/api/admins/${elders}/abonnement`, ouder)).status, 404);
  const { wegOp } = await read(send('PUT', '/stop', { stop: true }));
  const sweep = async (dag: string) => {
    server.clock.set(Date.parse(`${dag}T10:00:00Z`));
    await server.app.sweep(server.clock.now());
    return own.selectFrom('admin').select(['weggegooid_op', 'status']).where('admin_id', '=', adminId).executeTakeFirstOrThrow();
  };
  assert.ok(wegOp);
  const ervoor = new Date(Date.parse(wegOp) - 6 * DAG_MS).toISOString().slice(0, 10);
  assert.equal((await sweep(ervoor)).weggegooid_op, null);
  assert.equal(
    (await own.selectFrom('mail').select('id').where('sjabloon', '=', 'licentieVoorbij').execute()).length,
    1,
    'one warning more',
  );
  const later = new Date(Date.parse(wegOp) + DAG_MS + 7 * DAG_MS).toISOString().slice(0, 10);
  assert.notEqual((await sweep(later)).weggegooid_op, null);
});
