import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { startAanbieder, type Mens } from '../../../../test/aanbieder.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const OURS = 'http://localhost:3000';
const REDIRECT = `${OURS}/app/auth/login-sso`;
const a = await startAanbieder([`${OURS}/api/auth/sso/callback/a`]);
const b = await startAanbieder([`${OURS}/api/auth/sso/callback/b`]);
const folder = mkdtempSync(join(tmpdir(), 'spelrijk-sso-'));
const file = join(folder, 'sso.json');
const setting = (id: string, issuer: string) => ({
  id,
  naam: `Aanbieder ${id}`,
  soort: 'oidc',
  issuer,
  clientId: a.clientId,
  clientSecret: a.clientSecret,
});
writeFileSync(file, JSON.stringify({ aanbieders: [setting('a', a.issuer), setting('b', b.issuer), setting('weg', 'http://127.0.0.1:1')] }));
const server = await createProefserver({ SPELRIJK_SSO: file });
after(async () => {
  await a.stop();
  await b.stop();
  rmSync(folder, { recursive: true, force: true });
});

const { wereld, database } = server;
const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const saveOrganisatie = (aanbieder: string, organisatie: string, adminId: string) =>
  database.own.insertInto('sso_organisatie').values({ aanbieder, organisatie, admin_id: adminId, created_at: new Date() }).execute();
await saveOrganisatie('a', '12ab', wereld.a.id);
await saveOrganisatie('a', '99zz', wereld.b.id);
await saveOrganisatie('b', '12ab', wereld.a.id);

const link = (aanbieder: string, subject: string, naam: string) => {
  const { id, adminId } = wereld.persoon(naam);
  return database.own
    .insertInto('sso_koppeling')
    .values({ aanbieder, subject, account_id: id, admin_id: adminId, created_at: new Date() })
    .execute();
};
await link('a', 'docent-1', 'docent');
await link('a', 'beheer-1', 'schooladmin');
await link('a', 'kantoor-1', 'office');
await database.own
  .insertInto('persoonssleutel')
  .values({ admin_id: wereld.a.id, soort: 'eckid', waarde: 'https://ketenid/leerling2', account_id: wereld.persoon('leerling2').id })
  .execute();
await database.own
  .insertInto('persoonssleutel')
  .values({ admin_id: wereld.a.id, soort: 'eckid', waarde: 'https://ketenid/schooladmin', account_id: wereld.persoon('schooladmin').id })
  .execute();

const MENSEN: readonly Mens[] = [
  { sub: 'docent-1', organisation: '12AB', role: 'employee' },
  { sub: 'beheer-1', organisation: '12AB', role: ['employee'] },
  { sub: 'kantoor-1', organisation: '12AB', role: 'employee' },
  { sub: 'kind-2', organisation: '12AB', role: 'student', eckid: 'https://ketenid/leerling2' },
  { sub: 'sluipt', organisation: '12AB', role: 'employee', eckid: 'https://ketenid/schooladmin' },
  { sub: 'onbekend-kind', organisation: '12AB', role: 'student', eckid: 'https://ketenid/niemand' },
  { sub: 'onbekende-leraar', organisation: '12AB', role: 'staff', naam: 'docent' },
  { sub: 'verdwaald', organisation: 'xxxx', role: 'student' },
  { sub: 'verzint', organisation: '12AB', role: 'superadmin' },
];
a.mensen = MENSEN;
b.mensen = [
  { sub: 'docent-1', organisation: '12AB', role: 'employee', email: 'docent@school-a.example' },
  { sub: 'docent-1b', organisation: '99ZZ', role: 'employee' },
];

const newVerifier = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const cookieOf = (answer: Antwoord): string => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

interface Begonnen {
  readonly location: URL;
  readonly cookie: string;
  readonly verifier: string;
  readonly state: string;
}

async function start(
  aanbieder = 'a',
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<Antwoord & { readonly verifier: string; readonly state: string }> {
  const verifier = newVerifier();
  const state = newVerifier();
  const query = {
    aanbieder,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state,
    redirect_uri: REDIRECT,
    ...changes,
  };
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { ...(await server.get(`/api/auth/sso/start?${new URLSearchParams(pairs).toString()}`)), verifier, state };
}

/** `eigen`: the verifier, when it is not one of ours. */
async function begin(aanbieder = 'a', eigen?: string): Promise<Begonnen> {
  const answer = await start(aanbieder, eigen === undefined ? {} : { code_challenge: challengeOf(eigen) });
  assert.equal(answer.status, 302, answer.text);
  const { verifier, state } = answer;
  return { location: new URL(String(answer.headers['location'])), cookie: cookieOf(answer), verifier, state };
}

/** As a browser that follows redirects at the provider, until it sends us back. */
async function atProvider(location: URL): Promise<URL> {
  const jar = new Map<string, string>();
  let url = location;
  for (let i = 0; i < 12; i++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    await answer.arrayBuffer();
    for (const text of answer.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = answer.headers.get('location');
    assert.ok(next, `no redirect from ${url.href}: ${answer.status}`);
    url = new URL(next, url);
    if (url.href.startsWith(OURS)) return url;
  }
  throw new Error('no end');
}

const back = (url: URL | string, cookie: string): Promise<Antwoord> => {
  const { pathname, search } = new URL(url, OURS);
  return server.request({ method: 'GET', url: pathname + search, headers: { cookie } });
};
const locationOf = (answer: Antwoord): URL => {
  assert.equal(answer.status, 303, answer.text);
  return new URL(String(answer.headers['location']));
};
const exchange = (code: string, verifier: string, cookie: string): Promise<Antwoord> =>
  server.request({
    method: 'GET',
    url: `/api/auth/token?${new URLSearchParams({ auth_code: code, code_verifier: verifier }).toString()}`,
    headers: { cookie, 'user-agent': 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' },
  });

interface Terug extends Begonnen {
  readonly landed: URL;
  readonly code: string;
}

/** The whole way up to the code in our own address. */
async function come(sub: string, aanbieder: 'a' | 'b' = 'a', verifier?: string): Promise<Terug> {
  const begonnen = await begin(aanbieder, verifier);
  (aanbieder === 'a' ? a : b).wie = sub;
  const landed = locationOf(await back(await atProvider(begonnen.location), begonnen.cookie));
  return { ...begonnen, landed, code: landed.searchParams.get('auth_code') ?? '' };
}

async function login(sub: string): Promise<z.infer<typeof tokens>> {
  const { code, verifier, cookie } = await come(sub);
  const answer = await exchange(code, verifier, cookie);
  assert.equal(answer.status, 200, answer.text);
  return tokens.parse(answer.body);
}

const fout = async (sub: string, aanbieder: 'a' | 'b' = 'a'): Promise<string | null> =>
  (await come(sub, aanbieder)).landed.searchParams.get('fout');
const refresh = (token: string): Promise<Antwoord> => server.get('/api/auth/token/refresh', token);

test('somebody of a known school comes in: two tokens, and the user in four fields', async () => {
  const terug = await come('docent-1');
  assert.equal(terug.landed.origin + terug.landed.pathname, REDIRECT);
  assert.equal(terug.landed.searchParams.get('state'), terug.state);
  const answer = await exchange(terug.code, terug.verifier, terug.cookie);
  assert.deepEqual(Object.keys(tokens.parse(answer.body)).sort(), ['access_token', 'refresh_token']);
  const { access_token: access, refresh_token: refreshToken } = tokens.parse(answer.body);
  assert.deepEqual([decodeJwt(access)['typ'], decodeJwt(refreshToken)['typ']], ['access', 'refresh']);
  const user = await server.request({ method: 'POST', url: '/api/auth/sso', token: access });
  const { id, adminId } = wereld.persoon('docent');
  assert.deepEqual(user.body, { _id: id, role: 'docent', adminId, exp: decodeJwt(refreshToken).exp });
});

test('S07: the way to the provider asks S256, our exact address, a nonce, a state and no more than it needs', async () => {
  const { location, state } = await begin();
  const query = location.searchParams;
  assert.equal(query.get('code_challenge_method'), 'S256');
  assert.equal(query.get('redirect_uri'), `${OURS}/api/auth/sso/callback/a`);
  assert.equal(query.get('scope'), 'openid');
  assert.equal(query.get('response_type'), 'code');
  assert.ok((query.get('nonce') ?? '').length >= 43 && (query.get('state') ?? '').length >= 43);
  assert.notEqual(query.get('state'), state);
  assert.equal(query.get('login_hint'), null);
});

test('who came by a school account sits beside a child too: with six digits of her own to come back, and the provider asks again meanwhile', async () => {
  const { access_token: token } = await login('docent-1');
  const { id, adminId, groepId } = wereld.a.kinderen[0] ?? assert.fail('a child');
  const naast = (body: object): Promise<Antwoord> =>
    server.post(`/api/admins/${adminId}/groepen/${groepId}/leerlingen/${id}/naast`, body, token);
  const zonder = await naast({ minuten: 30 });
  assert.deepEqual([zonder.status, /samen\/eerst-pincode/.test(zonder.text)], [409, true]);
  for (const pin of ['123456', '777777', '12345', 'abcdef']) assert.equal((await naast({ minuten: 30, pin })).status, 400, pin);
  const gegeven = await naast({ minuten: 30, pin: '482915' });
  assert.equal(gegeven.status, 200, gegeven.text);
  assert.match([gegeven.headers['set-cookie']].flat().join('\n'), /^uitgeleend=1;.*Max-Age=1800/im);
  const groepen = `/api/admins/${adminId}/groepen`;
  const wacht = await server.get(groepen, token);
  assert.deepEqual([wacht.status, /pincode-nodig/.test(wacht.text)], [409, true]);
  const bevestig = (body: object): Promise<Antwoord> => server.post('/api/auth/bevestigen', body, token);
  assert.equal((await bevestig({ pin: '000001' })).status, 400);
  assert.equal((await server.get(groepen, token)).status, 409);

  const query = new URLSearchParams({
    aanbieder: 'a',
    code_challenge: challengeOf(newVerifier()),
    code_challenge_method: 'S256',
    state: newVerifier(),
    redirect_uri: REDIRECT,
  });
  const heen = async (cookie: string): Promise<string | null> =>
    new URL(
      String(
        (await server.request({ method: 'GET', url: `/api/auth/sso/start?${query.toString()}`, headers: { cookie } })).headers['location'],
      ),
    ).searchParams.get('prompt');
  assert.deepEqual([await heen('uitgeleend=1'), await heen('')], ['login', null]);

  const terug = await bevestig({ pin: '482915' });
  assert.equal(terug.status, 204);
  assert.match([terug.headers['set-cookie']].flat().join(), /uitgeleend=;.*Max-Age=0/i);
  assert.equal((await server.get(groepen, token)).status, 200);
  assert.equal((await bevestig({ pin: '482915' })).status, 400, 'the digits are of that time only');
});

test('S01: a code works once, and using it again takes back what the first gave', async () => {
  const { code, verifier, cookie } = await come('docent-1');
  const first = tokens.parse((await exchange(code, verifier, cookie)).body);
  assert.equal((await server.get('/api/auth/mij', first.access_token)).status, 200);
  const second = await exchange(code, verifier, cookie);
  assert.equal(second.status, 400);
  assert.partialDeepStrictEqual(second.body, { code: 'auth/code-ongeldig' });
  assert.equal((await server.get('/api/auth/mij', first.access_token)).status, 401);
  assert.equal((await refresh(first.refresh_token)).status, 401);
});

test('S01: of twenty exchanges at the same moment none keeps a session', async () => {
  const { code, verifier, cookie } = await come('docent-1');
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier, cookie)));
  const given = answers.filter(({ status }) => status === 200);
  assert.equal(given.length, 1);
  assert.equal((await server.get('/api/auth/mij', tokens.parse(given[0]?.body).access_token)).status, 401);
});

test('S02: a wrong verifier is refused and burns the code', async () => {
  const { code, verifier, cookie } = await come('docent-1');
  assert.equal((await exchange(code, newVerifier(), cookie)).status, 400);
  assert.equal((await exchange(code, verifier, cookie)).status, 400);
});

test('S03: without a challenge nothing starts, without a verifier nothing ends, and plain is refused', async () => {
  for (const changes of [
    { code_challenge: undefined },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { code_challenge_method: undefined },
  ])
    assert.equal((await start('a', changes)).status, 400, JSON.stringify(changes));
  const { code, cookie, verifier } = await come('docent-1');
  assert.equal((await exchange(code, '', cookie)).status, 400);
  assert.equal((await server.request({ method: 'GET', url: `/api/auth/token?auth_code=${code}`, headers: { cookie } })).status, 400);
  // Refused at the door: nobody looked at the code, which still works for who has the verifier.
  assert.equal((await exchange(code, verifier, cookie)).status, 200);
});

test('S04: a verifier of another length or with other characters is 400, also when it is the one that was begun with', async () => {
  for (const verifier of ['a'.repeat(42), 'a'.repeat(129), `${'a'.repeat(42)}!`, `${'a'.repeat(42)}é`, `${'a'.repeat(42)} `]) {
    const { code, cookie } = await come('docent-1', 'a', verifier);
    assert.equal((await exchange(code, verifier, cookie)).status, 400, verifier.slice(-2));
  }
});

test('S05: a way back without state, with another, of another browser, or twice, gives no session', async () => {
  const other = await begin();
  const mine = await begin();
  a.wie = 'docent-1';
  const home = await atProvider(mine.location);
  const changed = (change: (url: URL) => void): URL => {
    const url = new URL(home);
    change(url);
    return url;
  };
  const wrong: readonly [URL, string, string][] = [
    [changed((url) => url.searchParams.delete('state')), mine.cookie, 'none'],
    [changed((url) => url.searchParams.set('state', other.location.searchParams.get('state') ?? '')), mine.cookie, 'other tab'],
    [changed((url) => url.searchParams.set('state', newVerifier())), mine.cookie, 'invented'],
    [home, other.cookie, 'other browser'],
    [home, '', 'no cookie'],
  ];
  for (const [url, cookie, why] of wrong) assert.equal(locationOf(await back(url, cookie)).searchParams.get('fout'), 'verlopen', why);
  assert.equal(
    (
      await back(
        changed((url) => url.searchParams.append('state', 'x'.repeat(43))),
        mine.cookie,
      )
    ).status,
    400,
  );
  assert.ok(locationOf(await back(home, mine.cookie)).searchParams.get('auth_code'));
  assert.equal(locationOf(await back(home, mine.cookie)).searchParams.get('fout'), 'verlopen');
});

test('S05: a code is bound to the browser that began', async () => {
  const { code, verifier } = await come('docent-1');
  assert.equal((await exchange(code, verifier, 'sso=iets-anders')).status, 400);
});

test("S06: another provider's answer or name is refused", async () => {
  const mine = await begin('a');
  a.wie = 'docent-1';
  const home = await atProvider(mine.location);
  const toB = new URL(home);
  toB.pathname = '/api/auth/sso/callback/b';
  assert.equal(locationOf(await back(toB, mine.cookie)).searchParams.get('fout'), 'verlopen');
  const named = new URL(home);
  named.searchParams.set('iss', b.issuer);
  assert.equal(locationOf(await back(named, mine.cookie)).searchParams.get('fout'), 'mislukt');
});

test('S06: a code that provider b gave is worth nothing at provider a', async () => {
  const atB = await begin('b');
  b.wie = 'docent-1';
  const codeOfB = (await atProvider(atB.location)).searchParams.get('code') ?? '';
  const atA = await begin('a');
  const query = new URLSearchParams({ code: codeOfB, state: atA.location.searchParams.get('state') ?? '', iss: a.issuer });
  const answer = await back(`${OURS}/api/auth/sso/callback/a?${query.toString()}`, atA.cookie);
  assert.equal(locationOf(answer).searchParams.get('fout'), 'mislukt');
});

test('S08: a code is too old after a minute, and a transaction after ten', async () => {
  const { code, verifier, cookie } = await come('docent-1');
  server.clock.advance(61_000);
  assert.equal((await exchange(code, verifier, cookie)).status, 400);
  const slow = await begin();
  a.wie = 'docent-1';
  const home = await atProvider(slow.location);
  server.clock.advance(601_000);
  assert.equal(locationOf(await back(home, slow.cookie)).searchParams.get('fout'), 'verlopen');
});

test('S09: the same name or number at another provider is somebody else', async () => {
  assert.equal(await fout('docent-1', 'b'), 'leraar-onbekend');
});

test('S10: an unknown school, child or teacher gets a page with the reason, and no account', async () => {
  const count = async (): Promise<number> => (await database.own.selectFrom('account').select('id').execute()).length;
  const before = await count();
  assert.equal(await fout('verdwaald'), 'school-onbekend');
  assert.equal(await fout('onbekend-kind'), 'leerling-onbekend');
  assert.equal(await fout('onbekende-leraar'), 'leraar-onbekend');
  assert.equal(await count(), before);
});

test('S10: somebody who is suspended stays out', async () => {
  const { id } = wereld.persoon('docent');
  const set = (status: 'actief' | 'geschorst') => database.own.updateTable('account').set({ status }).where('id', '=', id).execute();
  await set('geschorst');
  assert.equal(await fout('docent-1'), 'geen-toegang');
  await set('actief');
});

test('S11: a provider gives no rights: an invented role, our office, or a manager by number only', async () => {
  assert.equal(await fout('verzint'), 'leerling-onbekend');
  assert.equal(await fout('kantoor-1'), 'andere-school');
  assert.equal(await fout('sluipt'), 'verkeerde-rol');
  await database.own.updateTable('sso_koppeling').set({ admin_id: wereld.a.id }).where('subject', '=', 'kantoor-1').execute();
  const { access_token: access } = await login('beheer-1');
  assert.equal(decodeJwt(access)['role'], 'schooladmin');
});

test('S11: a child is found by its number in the school, and only when the school says it is a child', async () => {
  const { access_token: access } = await login('kind-2');
  assert.equal(decodeJwt(access)['_id'], wereld.persoon('leerling2').id);
  a.mensen = MENSEN.map((mens) => (mens.sub === 'kind-2' ? { ...mens, role: 'employee' } : mens));
  assert.equal(await fout('kind-2'), 'verkeerde-rol');
  a.mensen = MENSEN;
});

test('S12: somebody of school A who comes by school B is refused', async () => {
  a.mensen = MENSEN.map((mens) => (mens.sub === 'kind-2' ? { ...mens, organisation: '99ZZ' } : mens));
  assert.equal(await fout('kind-2'), 'andere-school');
  a.mensen = MENSEN;
});

test('S13: the user is given for a living access token only', async () => {
  const { access_token: access, refresh_token: refreshToken } = await login('docent-1');
  const post = (token?: string) => server.request({ method: 'POST', url: '/api/auth/sso', ...(token !== undefined && { token }) });
  assert.deepEqual([(await post()).status, (await post(refreshToken)).status, (await post(access)).status], [401, 401, 200]);
  server.clock.advance(17 * 60_000);
  assert.equal((await post(access)).status, 401);
  server.clock.advance(-17 * 60_000);
});

test('S14: answers with a code or token are kept nowhere and send no referrer', async () => {
  const { code, verifier, cookie } = await come('docent-1');
  for (const answer of [await exchange(code, verifier, cookie), await back('/api/auth/sso/callback/a?state=x', cookie)]) {
    assert.match(String(answer.headers['cache-control']), /no-store/);
    assert.equal(answer.headers['referrer-policy'], 'no-referrer');
  }
});

test('S15: a provider that is away gives a page, and the normal login goes on', async () => {
  const answer = await start('weg');
  assert.equal(answer.status, 302);
  assert.equal(answer.headers['location'], `${REDIRECT}?fout=aanbieder-weg`);
  assert.ok(await server.login('rtadmin'));
});

test('somebody who says no at the provider gets a page that says so', async () => {
  const mine = await begin();
  a.wie = null;
  const url = new URL(`${OURS}/api/auth/sso/callback/a`);
  url.search = new URLSearchParams({
    error: 'access_denied',
    state: mine.location.searchParams.get('state') ?? '',
    iss: a.issuer,
  }).toString();
  assert.equal(locationOf(await back(url, mine.cookie)).searchParams.get('fout'), 'geweigerd');
});

test('S18: the browser is sent back to the listed address and to no other', async () => {
  for (const evil of [
    'https://kwaad.example/app/auth/login-sso',
    `${REDIRECT}/`,
    `${REDIRECT}?x=1`,
    'http://localhost:3000.kwaad.example/app/auth/login-sso',
    '//localhost:3000/app/auth/login-sso',
    'javascript:alert(1)',
    `${OURS}/app/auth/LOGIN-SSO`,
  ])
    assert.equal((await start('a', { redirect_uri: evil })).status, 400, evil);
  assert.equal((await start('bestaat-niet')).status, 404);
});

test('R02, R03: fifty refreshes of one token at the same moment give one and the same pair', async () => {
  const { refresh_token: token } = await login('docent-1');
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  const sid = String(decodeJwt(token)['sid']);
  const rows = await database.own.selectFrom('ververstoken').select('id').where('sessie_id', '=', sid).execute();
  assert.equal(rows.length, 2);
});

test('R09: an answer that got lost can be asked again within the grace', async () => {
  const { refresh_token: token } = await login('docent-1');
  const first = await refresh(token);
  server.clock.advance(9000);
  assert.equal((await refresh(token)).text, first.text);
});

test('R01: a used refresh token after the grace ends the whole session', async () => {
  const { refresh_token: token } = await login('docent-1');
  const next = tokens.parse((await refresh(token)).body);
  server.clock.advance(11_000);
  assert.equal((await refresh(token)).status, 401);
  assert.equal((await refresh(next.refresh_token)).status, 401);
  assert.equal((await server.get('/api/auth/mij', next.access_token)).status, 401);
});

test('R04: after logging out access and refresh tokens are both over', async () => {
  const pair = await login('docent-1');
  assert.equal((await server.request({ method: 'DELETE', url: '/api/auth/session', token: pair.access_token })).status, 204);
  assert.equal((await server.get('/api/auth/mij', pair.access_token)).status, 401);
  assert.equal((await refresh(pair.refresh_token)).status, 401);
});

test('R06: refreshing does not outlive the session', async () => {
  const begin = server.clock.now();
  let pair = await login('docent-1');
  for (let minutes = 0; minutes < 8 * 60 - 14; minutes += 14) {
    server.clock.advance(14 * 60_000);
    const answer = await refresh(pair.refresh_token);
    assert.equal(answer.status, 200, `after ${minutes} minutes: ${answer.text}`);
    pair = tokens.parse(answer.body);
  }
  // Two walls. What was handed out last says the end of the session, not a day of its own ...
  for (const token of [pair.refresh_token, pair.access_token])
    assert.ok(Date.parse(String(decodeJwt(token)['expires_in'])) <= begin + 8 * 3_600_000);
  // ... and within the minute that clocks may differ, when the token would still do, the session itself refuses.
  server.clock.set(begin + 8 * 3_600_000 + 30_000);
  assert.equal((await refresh(pair.refresh_token)).status, 401);
  server.clock.set(begin + 8 * 3_600_000 + 61_000);
  assert.equal((await refresh(pair.refresh_token)).status, 401);
  server.clock.set(begin);
});

test('R08: HEAD, OPTIONS, no bearer and prefetching refresh nothing', async () => {
  const { refresh_token: token } = await login('docent-1');
  const url = '/api/auth/token/refresh';
  for (const method of ['HEAD', 'OPTIONS', 'POST'] as const)
    assert.equal((await server.request({ method, url, token })).status, 405, method);
  assert.equal((await server.get(url)).status, 401);
  for (const name of ['sec-purpose', 'purpose'])
    assert.equal((await server.request({ method: 'GET', url, token, headers: { [name]: 'prefetch;anonymous-client-ip' } })).status, 400);
  const { gebruikt_op: used } = await database.own
    .selectFrom('ververstoken')
    .select('gebruikt_op')
    .where('id', '=', String(decodeJwt(token).jti))
    .executeTakeFirstOrThrow();
  assert.equal(used, null);
});

test('R10: refresh answers are kept nowhere', async () => {
  const { refresh_token: token } = await login('docent-1');
  assert.match(String((await refresh(token)).headers['cache-control']), /no-store/);
});

test('T16: with another role the refresh token is over too', async () => {
  const { refresh_token: token } = await login('docent-1');
  const { id } = wereld.persoon('docent');
  const set = (rol: 'docent' | 'schooladmin') => database.own.updateTable('account').set({ rol }).where('id', '=', id).execute();
  await set('schooladmin');
  assert.equal((await refresh(token)).status, 401);
  await set('docent');
});

test('the device is named in two words, never in its own', async () => {
  await login('docent-1');
  const rows = await database.own.selectFrom('sessie').select('toestel').where('soort', '=', 'sso').execute();
  assert.deepEqual(new Set(rows.map(({ toestel }) => toestel)), new Set(['Chrome op Chromebook']));
});

test('a school is known by the number our office gave it, and a number belongs to one school', async () => {
  const superadmin = await server.login('superadmin');
  const put = (adminId: string, organisaties: readonly string[], token = superadmin) =>
    server.request({ method: 'PUT', url: `/api/admins/${adminId}/sso/b`, payload: { organisaties }, token });
  assert.equal((await put(wereld.b.id, ['99ZZ', '98zz'])).status, 204);
  assert.partialDeepStrictEqual((await server.get(`/api/admins/${wereld.b.id}/sso`, superadmin)).body, {
    aanbieders: [
      { id: 'a', organisaties: ['99zz'] },
      { id: 'b', organisatieLabel: 'Organisatienummer', organisaties: ['98zz', '99zz'] },
    ],
  });
  assert.equal((await put(wereld.b.id, ['12ab'])).status, 409);
  assert.equal((await put(testId('geen'), ['97zz'])).status, 404);
  assert.equal((await put(wereld.a.id, ['x'], await server.login('schooladmin'))).status, 403);
  const lijst = await server.get(`/api/admins/${wereld.b.id}/logboek`, await server.login('b-schooladmin'));
  assert.match(JSON.stringify(lijst.body), /schoolaccount b: 99ZZ, 98zz/);
  assert.equal(
    (await server.get(`/api/admins/${wereld.b.id}/sso`, await server.login('office'))).status,
    409,
    'our office gives a reason first',
  );
});

test('staff link their own account, and then come in that way', async () => {
  const token = await server.login('b-docent');
  const { id } = wereld.persoon('b-docent');
  const answer = await server.post('/api/auth/sso/koppelingen', { aanbieder: 'b', redirect_uri: REDIRECT }, token);
  assert.equal(answer.status, 200, answer.text);
  const { adres } = z.object({ adres: z.string() }).parse(answer.body);
  b.wie = 'docent-1b';
  const landed = locationOf(await back(await atProvider(new URL(adres)), cookieOf(answer)));
  assert.equal(landed.href, `${OURS}/app/account?gekoppeld=b`);
  const { code, verifier, cookie } = await come('docent-1b', 'b');
  const { access_token: access } = tokens.parse((await exchange(code, verifier, cookie)).body);
  assert.equal(decodeJwt(access)['_id'], id);
  assert.partialDeepStrictEqual((await server.get('/api/auth/beveiliging', token)).body, { koppelingen: [{ aanbieder: 'b' }] });
  const remove = await server.request({ method: 'DELETE', url: '/api/auth/sso/koppelingen/b', token });
  assert.equal(remove.status, 204);
  const { body } = await server.get(`/api/admins/${wereld.b.id}/logboek`, await server.login('b-schooladmin'));
  for (const wat of ['gekoppeld', 'ontkoppeld']) assert.match(JSON.stringify(body), new RegExp(`schoolaccount ${wat}: b`));
  assert.equal(await fout('docent-1b', 'b'), 'leraar-onbekend');
});
