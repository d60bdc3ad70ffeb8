import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { call } from './call.ts';
import { ApiFout, replaces } from './fout.ts';
import { createQueryClient } from './query-client.ts';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

/** Answers in this order; gives how often something was asked. */
function answerWith(...statuses: readonly number[]): () => number {
  let asked = 0;
  globalThis.fetch = async () => {
    const status = statuses[asked] ?? 200;
    asked += 1;
    return new Response(
      JSON.stringify(status === 200 ? { live: true, ready: true, durable: true, intact: true, vlot: true, version: '1' } : {}),
      {
        status,
        headers: { 'content-type': 'application/json', ...(status === 503 && { 'retry-after': '0' }) },
      },
    );
  };
  return () => asked;
}

const read = async () => createQueryClient().fetchQuery({ queryKey: ['health'], queryFn: () => call('health', {}) });

test('what the server could not do for a moment is asked again after the wait that it names', async () => {
  const asked = answerWith(503);
  assert.deepEqual(await read(), { live: true, ready: true, durable: true, intact: true, vlot: true, version: '1' });
  assert.equal(asked(), 2);
});

test('a server that stays away is said after three times', async () => {
  const asked = answerWith(503, 503, 503, 200);
  await assert.rejects(read, { status: 503 });
  assert.equal(asked(), 3);
});

test('a refusal is not asked again', async () => {
  const asked = answerWith(404, 200);
  await assert.rejects(read, { status: 404 });
  assert.equal(asked(), 1);
});

test('what is written goes once: the server may have kept it before it went away', async () => {
  const asked = answerWith(503, 200);
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => call('health', {}) });
  await assert.rejects(mutation.execute(undefined), { status: 503 });
  assert.equal(asked(), 1);
});

test('what somebody reads stays while the connection or the server is away, and goes when it is refused or there was nothing yet', () => {
  const fout = (status: number) => new ApiFout(status, { message: '', code: '' });
  const rows: readonly (readonly [Error | null, unknown, boolean])[] = [
    [null, undefined, false],
    [null, {}, false],
    [fout(0), {}, false],
    [fout(503), {}, false],
    [fout(500), {}, false],
    [fout(0), undefined, true],
    [fout(404), {}, true],
    [fout(403), {}, true],
    [new Error('ours'), {}, true],
  ];
  for (const [error, data, gone] of rows) assert.equal(replaces(error, data), gone, String(error && 'status' in error && error.status));
});
