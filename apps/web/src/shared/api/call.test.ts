import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { localStore } from '../session/storage.ts';
import { call } from './call.ts';
import { ApiFout, isNotFound, isOffline } from './fout.ts';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
  localStore.remove('access_token');
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const answerWith = (response: Response): void => {
  globalThis.fetch = async () => response;
};

test('every request carries the bearer token once there is one', async () => {
  const seen: (string | null)[] = [];
  globalThis.fetch = async (_url, init) => {
    seen.push(new Headers(init?.headers).get('authorization'));
    return json(200, { live: true, ready: true, durable: true, intact: true, vlot: true, version: '1' });
  };
  await call('health', {});
  localStore.set('access_token', 'abc');
  await call('health', {});
  assert.deepEqual(seen, [null, 'Bearer abc']);
});

test('the message of the server replaces ours, with its code, number and waiting time', async () => {
  answerWith(json(429, { message: 'Wacht even.', code: 'auth/wachten', id: '7f' }, { 'retry-after': '12' }));
  await assert.rejects(call('health', {}), (fout) => {
    assert.ok(fout instanceof ApiFout);
    assert.deepEqual([fout.status, fout.message, fout.code, fout.id, fout.retryAfter], [429, 'Wacht even.', 'auth/wachten', '7f', 12]);
    return true;
  });
});

test('an answer that is not ours still gives a Dutch sentence', async () => {
  answerWith(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
  await assert.rejects(call('health', {}), /Dat lukte niet/);
  answerWith(json(500, 'oeps'));
  await assert.rejects(call('health', {}), /Dat lukte niet/);
});

test('no connection is told apart from a refusal', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('fetch failed');
  };
  await assert.rejects(call('health', {}), isOffline);
  answerWith(json(404, { message: 'Weg.', code: 'x/y' }));
  await assert.rejects(call('health', {}), (fout) => isNotFound(fout) && !isOffline(fout));
});

test('a text answer is given as text and an empty one as null', async () => {
  answerWith(new Response('-----BEGIN', { headers: { 'content-type': 'text/plain' } }));
  assert.equal(await call('publicKey', {}), '-----BEGIN');
  answerWith(new Response(null, { status: 204 }));
  assert.equal(await call('logout', {}), null);
});
