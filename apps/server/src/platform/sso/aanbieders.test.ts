import { after, beforeEach, test } from 'node:test';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBozeAanbieder } from '../../../test/boze-aanbieder.ts';
import { createSsoClient, type Vraag } from './client.ts';
import { readSsoInstellingen, type Aanbieder } from './instellingen.ts';
import { PRESETS, readProfiel } from './profielen.ts';

const boos = await startBozeAanbieder('spelrijk');
const folder = mkdtempSync(join(tmpdir(), 'spelrijk-aanbieders-'));
after(async () => {
  await boos.stop();
  rmSync(folder, { recursive: true, force: true });
});

function readWith(aanbieder: object, more: object = {}): ReturnType<typeof readSsoInstellingen> {
  const file = join(folder, 'sso.json');
  writeFileSync(
    file,
    JSON.stringify({ aanbieders: [{ id: 'x', naam: 'X', clientId: 'spelrijk', clientSecret: 'geheim', ...aanbieder }], ...more }),
  );
  return readSsoInstellingen(file, () => ['http://localhost:3000']);
}

function only({ aanbieders }: ReturnType<typeof readSsoInstellingen>): Aanbieder {
  const [first] = aanbieders;
  assert.ok(first);
  return first;
}

const client = createSsoClient(only(readWith({ soort: 'oidc', issuer: boos.issuer })), () => 0);
const random = (): string => randomBytes(32).toString('base64url');

async function come(): Promise<ReturnType<typeof client.exchange>> {
  const vraag: Vraag = { callback: 'http://localhost:3000/api/auth/sso/callback/x', state: random(), nonce: random(), verifier: random() };
  boos.nonce = vraag.nonce;
  return client.exchange(vraag, { state: vraag.state, code: 'code' });
}

beforeEach(() => {
  boos.claims = {};
  boos.ondertekening = 'goed';
  boos.gedrag = 'antwoordt';
});

test('a good answer gives who somebody is', async () => {
  boos.claims = { organisation: '12AB', role: 'student', eckid: 'https://ketenid/1' };
  assert.deepEqual(await come(), {
    subject: 'mens-1',
    organisaties: ['12AB'],
    rol: 'leerling',
    meekijker: false,
    sleutels: [{ soort: 'eckid', waarde: 'https://ketenid/1' }],
  });
});

for (const ondertekening of ['andere-sleutel', 'none', 'hs256', 'geen'] as const) {
  test(`S16: an id token with signature "${ondertekening}" is refused`, async () => {
    boos.ondertekening = ondertekening;
    await assert.rejects(come());
  });
}

const past = Math.floor(Date.now() / 1000) - 3600;
for (const claims of [
  { aud: 'iemand-anders' },
  { aud: undefined },
  { nonce: 'andere' },
  { nonce: undefined },
  { iss: 'https://kwaad.example' },
  { exp: past },
  { exp: undefined },
  { sub: undefined },
]) {
  test(`S16: an id token with ${JSON.stringify(claims, (_, value) => value ?? null)} is refused`, async () => {
    boos.claims = claims;
    await assert.rejects(come());
  });
}

for (const gedrag of ['hangt', 'stuurt-10-mb', '500'] as const) {
  test(`S15: a provider that ${gedrag} ends within five seconds and without filling the memory`, async () => {
    boos.gedrag = gedrag;
    const [begin, before] = [performance.now(), process.memoryUsage().rss];
    await assert.rejects(come());
    assert.ok(performance.now() - begin < 5000);
    assert.ok(process.memoryUsage().rss - before < 60_000_000);
  });
}

test('a provider of OAuth 2 without OpenID Connect (Smartschool) says who somebody is by its user info', async () => {
  const eindpunten = { authorization: `${boos.issuer}/auth`, token: `${boos.issuer}/oauth-token`, userinfo: `${boos.issuer}/userinfo` };
  const smartschool = createSsoClient(only(readWith({ soort: 'smartschool', eindpunten })), () => 0);
  const vraag: Vraag = { callback: 'http://localhost:3000/api/auth/sso/callback/x', state: random(), nonce: random(), verifier: random() };
  boos.userinfo = { userID: 'abc', instellingsnummer: '012345', basisrol: 'leerling', isCoAccount: 0, naam: 'De Vries' };
  assert.partialDeepStrictEqual(await smartschool.exchange(vraag, { state: vraag.state, code: 'x' }), {
    subject: '012345:abc',
    organisaties: ['012345'],
    rol: 'leerling',
    meekijker: false,
  });
  boos.userinfo = { ...boos.userinfo, isCoAccount: 1 };
  assert.equal((await smartschool.exchange(vraag, { state: vraag.state, code: 'x' }))?.meekijker, true);
  await assert.rejects(smartschool.exchange(vraag, { state: 'anders', code: 'x' }));
  assert.ok(!(await smartschool.authorizationUrl({ ...vraag, opnieuw: false })).includes('nonce='));
});

test('every preset reads its own claims, and nobody is two things at once', () => {
  const rows: readonly [keyof typeof PRESETS, Readonly<Record<string, unknown>>, object | null][] = [
    [
      'entree',
      { sub: 'u@school', nlEduPersonHomeOrganizationId: '12AB', eduPersonAffiliation: 'employee' },
      { rol: 'staf', organisaties: ['12AB'] },
    ],
    [
      'entree',
      { sub: 'u@school', nlEduPersonHomeOrganizationId: ['12AB', '12AB00'], eduPersonAffiliation: ['student'] },
      { rol: 'leerling', organisaties: ['12AB', '12AB00'] },
    ],
    ['entree', { sub: 'u@school', eduPersonAffiliation: ['student', 'employee'] }, { rol: null }],
    ['entree', { sub: 'u@school', eduPersonAffiliation: 'affiliate' }, { rol: null }],
    [
      'basispoort',
      { sub: '9', instellingId: 77, rol: 'IBRTer', basispoortId: 5 },
      { rol: 'staf', organisaties: ['77'], sleutels: [{ soort: 'basispoort', waarde: '5' }] },
    ],
    [
      'google',
      { sub: '1', hd: 'school.example', email: 'a@school.example' },
      { subject: '1', organisaties: ['school.example'], rol: null },
    ],
    ['google', { sub: '1', email: 'prive@mail.example' }, { organisaties: [] }],
    ['microsoft', { sub: 'x', tid: 't-1', oid: 'o-1', preferred_username: 'a@b.example' }, { subject: 't-1:o-1', organisaties: ['t-1'] }],
    ['microsoft', { sub: 'x', tid: 't-1' }, null],
    ['oidc', {}, null],
  ];
  for (const [soort, claims, expected] of rows) {
    const profiel = readProfiel(claims, PRESETS[soort].lezing);
    if (expected === null) assert.equal(profiel, null, soort);
    else assert.partialDeepStrictEqual(profiel, expected, soort);
  }
});

test('settings that are unsafe or make no sense stop the start with one readable line', () => {
  assert.throws(() => readWith({ soort: 'oidc', issuer: 'http://aanbieder.example' }), /https/);
  assert.throws(() => readWith({ soort: 'oidc' }), /issuer/);
  assert.throws(() => readWith({ soort: 'google', id: 'Met Spatie' }), /SPELRIJK_SSO klopt niet in .*: kijk naar aanbieders\.0\.id\./);
  assert.throws(() => readWith({ soort: 'google', clientSecret: { env: 'BESTAAT_NIET' } }), /leeg/);
  assert.throws(() => readWith({ soort: 'google' }, { onbekend: 1 }), /SPELRIJK_SSO klopt niet in .*: kijk naar onbekend\./);
  assert.deepEqual(readWith({ soort: 'google' }, { adressen: ['https://be.spelrijk.example/x'] }).redirects(), [
    'http://localhost:3000/app/auth/login-sso',
    'https://be.spelrijk.example/app/auth/login-sso',
  ]);
  const geen = readSsoInstellingen(undefined, () => []);
  assert.deepEqual([geen.aanbieders, geen.redirects()], [[], []]);
});
