import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, test } from 'node:test';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { call } from '../api/call.ts';
import { ApiFout } from '../api/fout.ts';
import { forgetRedenen, keepReden, onAsk, redenFor } from './ask.ts';

const browserFetch = globalThis.fetch;
const ADMIN = '01a1fe14-804c-7a37-a346-9a1ae4532aad';
const OTHER = '01a1fe14-804c-7a37-a346-9a1ae4532aae';
const conflict = (code: string): Response =>
  new Response(JSON.stringify({ message: 'Eerst dit.', code }), { status: 409, headers: { 'content-type': 'application/json' } });
const groepen = (): Response =>
  new Response(JSON.stringify({ groepen: [] }), { status: 200, headers: { 'content-type': 'application/json' } });
const read = (adminId = ADMIN) => call('listGroepen', { params: { adminId } });

let reasons: (string | null)[] = [];
const answerWith = (decide: (reden: string | null) => Response): void => {
  globalThis.fetch = async (_url, init) => {
    const reden = new Headers(init?.headers).get('x-reden');
    reasons.push(reden);
    return decide(reden);
  };
};
beforeEach(() => {
  reasons = [];
  forgetRedenen();
});
afterEach(() => onAsk(() => Promise.resolve(false)));
after(() => void (globalThis.fetch = browserFetch));

test('A16: without a reason the screen asks for one, and the request goes again with it', async () => {
  answerWith((reden) => (reden === null ? conflict('auth/reden-nodig') : groepen()));
  onAsk((_code, path) => {
    keepReden(path, 'ouder belt over “één” fout');
    return Promise.resolve(true);
  });
  await read();
  assert.deepEqual(reasons, [null, encodeURIComponent('ouder belt over “één” fout')]);
  await read();
  assert.equal(reasons.length, 3);
});

test('A16: a reason holds for the customer it was given for, not for the next', async () => {
  keepReden(`/api/admins/${ADMIN}/groepen`, 'telefoontje van de directeur');
  answerWith(() => groepen());
  await read();
  await read(OTHER);
  assert.deepEqual(reasons, [encodeURIComponent('telefoontje van de directeur'), null]);
});

test('A16: what is said of a reason is so: for this customer or this leerling, and kept by the page alone', async () => {
  keepReden(`/api/admins/${ADMIN}/groepen`, 'telefoontje van de directeur');
  assert.equal(redenFor(`/api/leerlingen/${OTHER}/landkaart`), undefined);
  keepReden(`/api/leerlingen/${OTHER}/landkaart`, 'telefoontje van de directeur');
  assert.equal(redenFor(`/api/leerlingen/${OTHER}/oefeninstelling`), 'telefoontje van de directeur');
  assert.equal(redenFor(`/api/leerlingen/${ADMIN}/landkaart`), undefined);
  assert.match(beveiligingTeksten.nl.vraag.reden.uitleg, /een kwartier voor deze klant of deze leerling, tot je de pagina opnieuw laadt/);
});

test('who would rather not, gets the refusal in the words of the server and stays logged in', async () => {
  answerWith(() => conflict('auth/bevestiging-nodig'));
  await assert.rejects(read(), (fout) => fout instanceof ApiFout && fout.status === 409 && fout.message === 'Eerst dit.');
  assert.equal(reasons.length, 1);
});

test('one question after another is asked, but not for ever', async () => {
  const codes = ['auth/tweede-factor-nodig', 'auth/bevestiging-nodig', 'auth/reden-nodig'];
  const seen: string[] = [];
  onAsk((code) => {
    seen.push(code);
    return Promise.resolve(true);
  });
  let n = 0;
  answerWith(() => (n < codes.length ? conflict(codes[n++] ?? '') : groepen()));
  await read();
  assert.deepEqual(seen, codes);
  answerWith(() => conflict('auth/bevestiging-nodig'));
  await assert.rejects(read(), ApiFout);
});

test('five requests at once ask once', async () => {
  let asked = 0;
  onAsk(async (_code, path) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
    keepReden(path, 'vraag over de import');
    return true;
  });
  answerWith((reden) => (reden === null ? conflict('auth/reden-nodig') : groepen()));
  await Promise.all(Array.from({ length: 5 }, () => read()));
  assert.equal(asked, 1);
});

test('another conflict is nobody’s question', async () => {
  onAsk(() => assert.fail('asked'));
  answerWith(() => conflict('taken/niet-klaar'));
  await assert.rejects(read(), (fout) => fout instanceof ApiFout && fout.code === 'taken/niet-klaar');
});
