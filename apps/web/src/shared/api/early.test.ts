import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { takeEarly } from './early.ts';
import { takeFirstSight } from './query-client.ts';

const LIST = { method: 'GET', path: '/api/lijst', body: undefined } as const;
const PLAN = { method: 'POST', path: '/api/dag', body: undefined } as const;

function ask(): Map<string, Promise<Response>> {
  const answers = new Map([LIST, PLAN].map(({ method, path }) => [`${method} ${path}`, Promise.resolve(new Response('{}'))]));
  Object.assign(globalThis, { window: { spelrijkEarly: { token: 't', answers } } });
  return answers;
}

beforeEach(() => mock.restoreAll());

test('an answer under way is taken once, by whom it was asked for', async () => {
  ask();
  assert.equal(await takeEarly(LIST, 'ander'), undefined);
  ask();
  assert.ok(await takeEarly(LIST, 't'));
  assert.equal(await takeEarly(LIST, 't'), undefined);
});

test('what was asked with the page leaves the rest; a change makes the rest old', async () => {
  ask();
  assert.ok(await takeEarly(PLAN, 't'));
  assert.ok(await takeEarly(LIST, 't'));
  ask();
  assert.equal(await takeEarly({ method: 'PUT', path: '/api/lijst/1', body: {} }, 't'), undefined);
  assert.equal(await takeEarly(LIST, 't'), undefined);
});

test('half a minute later nothing is taken any more', async () => {
  ask();
  mock.method(performance, 'now', () => 30_001);
  assert.equal(await takeEarly(LIST, 't'), undefined);
});

test('a screen waits for its first sight only while the page asked for it', async () => {
  const asked: string[] = [];
  const fetchAll = () => [Promise.resolve(asked.push('kaart'))];
  const answers = ask();
  await takeFirstSight(fetchAll);
  assert.deepEqual(asked, ['kaart']);
  answers.clear();
  await takeFirstSight(fetchAll);
  assert.deepEqual(asked, ['kaart'], 'later the screen asks by itself');
});
