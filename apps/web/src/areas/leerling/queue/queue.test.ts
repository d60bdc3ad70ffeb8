import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BATCH, idsOf, judgeReply, nextSending, readReply, retryDelay } from './queue.ts';
import type { AfrondItem, AntwoordItem, LeesItem, QueueItem, Sending, StukItem } from './queue.ts';

const LEERLING = 'l1';
const answer = (
  id: string,
  volgnummer: number,
  more: { game?: string; taakId?: string; leerlingId?: string; geweigerd?: string } = {},
): AntwoordItem => ({
  soort: 'antwoord',
  id,
  volgnummer,
  leerlingId: more.leerlingId ?? LEERLING,
  game: more.game ?? 'rups',
  ...(more.geweigerd === undefined ? {} : { geweigerd: more.geweigerd }),
  antwoord: {
    id,
    taakId: more.taakId ?? 't1',
    opgaveId: 'o1',
    poging: 1,
    gegeven: 'boom',
    rtMs: 900,
    op: '2026-11-21T10:00:00.000Z',
    hints: 0,
  },
});
const finish = (id: string, volgnummer: number, taakId = 't1'): AfrondItem => ({
  soort: 'afronden',
  id,
  volgnummer,
  leerlingId: LEERLING,
  taakId,
});
const reading = (id: string, volgnummer: number): LeesItem => ({
  soort: 'lezen',
  id,
  volgnummer,
  leerlingId: LEERLING,
  beurtId: 'b1',
  beurt: {
    tekstId: 'm4-01',
    begon: '2026-11-21T10:00:00.000Z',
    ms: 900,
    van: 0,
    verst: volgnummer,
    plek: volgnummer,
    uit: false,
    stem: false,
    getikt: [],
  },
});
const stuk = (id: string, volgnummer: number, taakId = 't1'): StukItem => ({
  soort: 'stuk',
  id,
  volgnummer,
  leerlingId: LEERLING,
  taakId,
  game: 'visvijver',
  stuk: 'goudvis',
});
const record = (id: string, volgnummer: number): QueueItem => ({
  soort: 'record',
  id,
  volgnummer,
  leerlingId: LEERLING,
  taakId: 't1',
  game: 'ninja',
  waarde: 31,
});
const must = (sending: Sending | null): Sending => sending ?? assert.fail('nothing to send');

test('answers go in the order they were given, at most one batch of one game', () => {
  const items: QueueItem[] = [answer('c', 3), answer('a', 1), answer('x', 2, { game: 'piñata' })];
  assert.deepEqual(idsOf(must(nextSending(items, LEERLING))), ['a', 'c']);
  const many = Array.from({ length: 120 }, (_, i) => answer(`n${i}`, i));
  assert.equal(idsOf(must(nextSending(many, LEERLING))).length, BATCH);
});

test('a taak is finished only when all its answers have arrived', () => {
  assert.equal(must(nextSending([answer('a', 1), finish('f', 2)], LEERLING)).soort, 'antwoorden');
  assert.equal(must(nextSending([finish('f', 2)], LEERLING)).soort, 'afronden');
  assert.equal(must(nextSending([answer('b', 3, { taakId: 't2' }), finish('f', 2)], LEERLING)).soort, 'afronden');
});

test('what another child left on this device waits for that child', () => {
  assert.equal(nextSending([answer('a', 1, { leerlingId: 'l2' })], LEERLING), null);
});

test('what the server refused is never sent again and does not hold up the taak', () => {
  assert.equal(must(nextSending([answer('a', 1, { geweigerd: 'x' }), finish('f', 2)], LEERLING)).soort, 'afronden');
});

test('an acknowledged sending is removed whole', () => {
  const sending = must(nextSending([answer('a', 1), answer('b', 2)], LEERLING));
  assert.deepEqual(judgeReply(sending, { soort: 'gelukt' }).remove, ['a', 'b']);
});

test('without a connection or a login everything stays', () => {
  const sending = must(nextSending([answer('a', 1)], LEERLING));
  for (const status of [0, 408, 429, 500, 502, 503, 401, 403]) {
    const verdict = judgeReply(sending, readReply(status, ''));
    assert.deepEqual(verdict.remove, [], String(status));
    assert.deepEqual(verdict.refuse, [], String(status));
    assert.equal(verdict.wait, true, String(status));
  }
});

test('colliding ids are dropped, the rest is sent again', () => {
  const sending = must(nextSending([answer('a', 1), answer('b', 2)], LEERLING));
  const verdict = judgeReply(sending, readReply(409, 'antwoorden/botsing', ['b']));
  assert.deepEqual(verdict, { remove: ['b'], refuse: [], single: false, wait: false });
});

test('one bad answer does not take the good ones with it', () => {
  const both = must(nextSending([answer('a', 1), answer('b', 2)], LEERLING));
  assert.equal(judgeReply(both, readReply(400, 'algemeen/ongeldig')).single, true);
  const one = must(nextSending([answer('a', 1), answer('b', 2)], LEERLING, 1));
  assert.deepEqual(idsOf(one), ['a']);
  assert.deepEqual(judgeReply(one, readReply(400, 'algemeen/ongeldig')).refuse, ['a']);
});

test('waiting grows, has a ceiling and differs per child', () => {
  assert.ok(retryDelay(1, 0) < retryDelay(4, 0));
  assert.equal(retryDelay(50, 1), 60_000);
  assert.ok(retryDelay(3, 0) < retryDelay(3, 1));
});

test('what was read goes one by one, in its order, after the answers; a refused one holds nothing up', () => {
  const items: QueueItem[] = [reading('r2', 4), reading('r1', 3), answer('a', 5)];
  assert.deepEqual(idsOf(must(nextSending(items, LEERLING))), ['a']);
  const first = must(nextSending([reading('r2', 4), reading('r1', 3)], LEERLING));
  assert.deepEqual([first.soort, idsOf(first)], ['lezen', ['r1']]);
  assert.deepEqual(judgeReply(first, readReply(404, 'teksten/niet-gevonden')).refuse, ['r1']);
  assert.deepEqual(judgeReply(first, readReply(503, '')).wait, true);
  assert.deepEqual(idsOf(must(nextSending([{ ...reading('r1', 3), geweigerd: 'x' }, reading('r2', 4)], LEERLING))), ['r2']);
});

test('what a child chose to keep goes when its taak is finished at the server, and before what was read', () => {
  const items: QueueItem[] = [stuk('s', 1), record('r', 5), reading('l', 2), answer('a', 3), finish('f', 4)];
  const order: string[] = [];
  let left = items;
  for (let n = 0; n < items.length; n++) {
    const next = must(nextSending(left, LEERLING));
    order.push(...idsOf(next));
    left = left.filter(({ id }) => !idsOf(next).includes(id));
  }
  assert.deepEqual(order, ['a', 'f', 's', 'r', 'l']);
});
