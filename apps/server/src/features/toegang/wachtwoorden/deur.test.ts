/** Guessing at a class: how fast at most, who sees it, and how a docent lets her children in meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
const { a } = server.wereld;
const groep = a.groepIds[0] ?? '';
const base = `/api/admins/${a.id}/groepen/${groep}`;
/** Anew each time: a session does not outlive the hours that pass here. */
async function enterAs(gebruikersnaam: string): Promise<string> {
  const answer = await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD });
  return wachtwoordenRoutes.loginPlaatjes.response.parse(answer.body).token;
}
const SCHOOL = '192.0.2.10';
const ELDERS = '198.51.100.7';

const login = (remoteAddress: string, gebruikersnaam: string, wachtwoord: string) =>
  server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord }, remoteAddress });
const vraag = async (method: 'GET' | 'POST', wie = 'docent', url = `${base}/deur`) =>
  server.request({ method, url, token: await enterAs(wie), remoteAddress: SCHOOL });
const issue = async (...namen: string[]) => {
  const leerlingIds = namen.map((naam) => server.wereld.persoon(naam).id);
  const { body } = await server.post(`${base}/wachtwoorden`, { soort: 'woorden', leerlingIds }, await enterAs('docent'));
  return wachtwoordenRoutes.issueWachtwoorden.response.parse(body).wachtwoorden;
};
const deurOf = (answer: Antwoord) => {
  assert.equal(answer.status, 200, answer.text);
  return wachtwoordenRoutes.readDeur.response.parse(answer.body);
};

const [kind] = await issue('leerling');
assert.ok(kind);

/** Tries a wrong password as often as it is looked at; a minute passes after each. */
async function guess(keer: number, gebruikersnaam = kind?.gebruikersnaam ?? ''): Promise<number> {
  let looked = 0;
  for (let i = 0; i < keer; i++) {
    // Another wrong one each time: one password over many names is another limit.
    if ((await login(ELDERS, gebruikersnaam, `fout-${gebruikersnaam}-${i}`)).status === 401) looked += 1;
    server.clock.advance(61_000);
  }
  return looked;
}

test('nobody is ever kept out for longer than a minute, however often somebody guessed', async () => {
  assert.equal(await guess(70), 70);
  const now = await login(ELDERS, kind.gebruikersnaam, 'fout');
  assert.equal(now.status, 401);
  const answer = await login(ELDERS, kind.gebruikersnaam, kind.woorden);
  assert.equal(answer.status, 429);
  assert.ok(Number(answer.headers['retry-after']) <= 60);
  server.clock.advance(61_000);
  assert.equal((await login(ELDERS, kind.gebruikersnaam, kind.woorden)).status, 200);
});

test('the docent sees at whom was guessed, and not who mistyped now and then', async () => {
  await login(ELDERS, 'leerling2', 'fout');
  const { geraden, openTot } = deurOf(await vraag('GET'));
  assert.equal(openTot, null);
  assert.deepEqual(
    geraden.map(({ leerlingId, keer }) => [leerlingId, keer]),
    [[kind.leerlingId, 71]],
  );
  server.clock.advance(2 * 86_400_000);
  assert.deepEqual(deurOf(await vraag('GET')).geraden, []);
});

test('the door lets children in from where the docent is, while somebody goes on guessing elsewhere', async () => {
  await guess(12);
  for (let i = 0; i < 3; i++) await login(SCHOOL, kind.gebruikersnaam, `nog-eens-${i}`);
  assert.equal((await login(SCHOOL, kind.gebruikersnaam, kind.woorden)).status, 429);
  assert.ok(deurOf(await vraag('POST')).openTot);
  for (let i = 0; i < 8; i++) await login(ELDERS, kind.gebruikersnaam, `weer-${i}`);
  assert.equal((await login(ELDERS, kind.gebruikersnaam, kind.woorden)).status, 429);
  assert.equal((await login(SCHOOL, kind.gebruikersnaam, kind.woorden)).status, 200);
});

test('the door closes by itself after ten minutes, and through it too a program is slowed down', async () => {
  for (let i = 0; i < 5; i++) assert.equal((await login(SCHOOL, kind.gebruikersnaam, `door-de-deur-${i}`)).status, 401);
  assert.equal((await login(SCHOOL, kind.gebruikersnaam, 'door-de-deur-5')).status, 429);
  server.clock.advance(600_001);
  assert.equal(deurOf(await vraag('GET')).openTot, null);
});

test('a class as a whole is guessed at a hundred and fifty times, then once a minute', async () => {
  server.clock.advance(2 * 86_400_000);
  const [een, twee] = await issue('leerling', 'leerling2');
  let looked = 0;
  // As if each child were another one each time: what is counted per name is taken away.
  for (let i = 0; i < 200; i++) {
    const { gebruikersnaam } = (i % 2 === 0 ? een : twee) ?? kind;
    if ((await login(ELDERS, gebruikersnaam, `ronde-${i}`)).status === 401) looked += 1;
    await server.database.own.deleteFrom('inlogpoging').execute();
  }
  assert.equal(looked, 150);
  assert.equal((await login(ELDERS, twee?.gebruikersnaam ?? '', twee?.woorden ?? '')).status, 429);
  server.clock.advance(60_000);
  assert.equal((await login(ELDERS, twee?.gebruikersnaam ?? '', twee?.woorden ?? '')).status, 200);
});

test('only who may give these children a password opens their door', async () => {
  for (const method of ['GET', 'POST'] as const) {
    assert.equal((await vraag(method, 'docent', `/api/admins/${a.id}/groepen/${a.groepIds[1]}/deur`)).status, 404);
    assert.equal((await vraag(method, 'leerling3')).status, 403);
  }
});
