import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsOf } from './queue.ts';
import type { Reply, Sending } from './queue.ts';
import { AnswerSender } from './sender.ts';
import type { FinishResult } from './sender.ts';
import { createMemoryStore } from './store.ts';
import type { QueueStore } from './store.ts';

type Answer = Reply & { readonly result?: FinishResult };

/** A server and a connection that a test can cut. */
function createWorld(store: QueueStore = createMemoryStore()) {
  const sent: string[][] = [];
  const timers: (() => void)[] = [];
  const world = { sent, timers, store, reply: ((): Answer => ({ soort: 'gelukt' })) as (sending: Sending) => Answer, leerling: 'l1' };
  const sender = new AnswerSender({
    store,
    send: async (sending) => {
      sent.push([...idsOf(sending)]);
      return world.reply(sending);
    },
    leerlingId: () => world.leerling,
    later: (run) => {
      timers.push(run);
      return () => undefined;
    },
    chance: () => 0.5,
  });
  return { world, sender };
}

const give = (sender: AnswerSender, id: string, taakId = 't1', leerlingId = 'l1') =>
  sender.add({
    soort: 'antwoord',
    id,
    leerlingId,
    game: 'rups',
    antwoord: { id, taakId, opgaveId: 'o', poging: 1, gegeven: 'x', rtMs: 1, op: '2026-11-21T10:00:00.000Z', hints: 0 },
  });
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const LATER: Answer = { soort: 'later' };

test('an answer is kept before it is sent and forgotten when acknowledged', async () => {
  const { world, sender } = createWorld();
  await sender.start();
  await give(sender, 'a');
  await settle();
  assert.deepEqual(world.sent, [['a']]);
  assert.deepEqual(await world.store.all(), []);
  assert.equal(sender.getState().wachtend, 0);
});

test('without a connection everything is kept and arrives later, once', async () => {
  const { world, sender } = createWorld();
  world.reply = () => LATER;
  await sender.start();
  await give(sender, 'a');
  await give(sender, 'b');
  await settle();
  assert.equal(sender.getState().geenVerbinding, true);
  assert.equal((await world.store.all()).length, 2);
  world.reply = () => ({ soort: 'gelukt' });
  sender.wake();
  await settle();
  assert.deepEqual(world.sent.at(-1), ['a', 'b']);
  assert.equal(sender.getState().wachtend, 0);
  assert.equal(sender.getState().geenVerbinding, false);
});

test('a new page sends what the last one could not', async () => {
  const first = createWorld();
  first.world.reply = () => LATER;
  await first.sender.start();
  await give(first.sender, 'a');
  const second = createWorld(first.world.store);
  await second.sender.start();
  await settle();
  assert.deepEqual(second.world.sent, [['a']]);
});

test('an answer that arrives while its taak is being read is not lost to who goes on with it', async () => {
  const first = createWorld();
  first.world.reply = () => LATER;
  await first.sender.start();
  await give(first.sender, 'a');
  const second = createWorld(first.world.store);
  await second.sender.start();
  await give(second.sender, 'b');
  await settle();
  assert.equal(second.sender.getState().wachtend, 0);
  assert.deepEqual(
    second.sender.answersOf('t1').map(({ id }) => id),
    ['a', 'b'],
  );
  assert.deepEqual(second.sender.answersOf('t2'), []);
});

test('the taak is finished after its answers, and the coins are told', async () => {
  const { world, sender } = createWorld();
  const result: FinishResult = { munten: 10, totaal: 40, inEenKeer: 7, aantal: 8, geleerd: [] };
  world.reply = (sending) => (sending.soort === 'afronden' ? { soort: 'gelukt', result } : { soort: 'gelukt' });
  await sender.start();
  await give(sender, 'a');
  await sender.add({ soort: 'afronden', id: 'f', leerlingId: 'l1', taakId: 't1' });
  await settle();
  assert.deepEqual(world.sent, [['a'], ['f']]);
  assert.deepEqual(sender.resultOf('t1'), result);
});

test('the sign counts the answers of this child: not that its taak is done, nor what somebody else left here', async () => {
  const left = createWorld();
  left.world.reply = () => LATER;
  left.world.leerling = 'l2';
  await left.sender.start();
  await give(left.sender, 'van een ander', 't9', 'l2');
  const { world, sender } = createWorld(left.world.store);
  world.reply = () => LATER;
  await sender.start();
  for (const id of ['a', 'b']) await give(sender, id);
  await sender.add({ soort: 'afronden', id: 'f', leerlingId: 'l1', taakId: 't1' });
  await settle();
  const { antwoorden, wachtend, geenVerbinding } = sender.getState();
  assert.deepEqual([antwoorden, wachtend, geenVerbinding], [2, 4, true]);
});

test('a refused answer is set apart and the others still arrive', async () => {
  const { world, sender } = createWorld();
  world.reply = () => LATER;
  await sender.start();
  for (const id of ['a', 'slecht', 'c']) await give(sender, id);
  world.reply = (sending) => (idsOf(sending).includes('slecht') ? { soort: 'geweigerd', code: 'algemeen/ongeldig' } : { soort: 'gelukt' });
  sender.wake();
  for (let i = 0; i < 8; i++) await settle();
  assert.equal(sender.getState().wachtend, 0);
  assert.equal(sender.getState().geweigerd, 1);
  assert.ok(world.sent.some((ids) => ids.join() === 'c'));
});

test('a failed try plans another', async () => {
  const { world, sender } = createWorld();
  world.reply = () => LATER;
  await sender.start();
  await give(sender, 'a');
  await settle();
  world.reply = () => ({ soort: 'gelukt' });
  world.timers.at(-1)?.();
  await settle();
  assert.equal(sender.getState().wachtend, 0);
});

test('storage that fails is said, and the answer is sent all the same', async () => {
  const broken: QueueStore = { ...createMemoryStore(), survivesReload: true, put: () => Promise.reject(new Error('quota')) };
  const { world, sender } = createWorld(broken);
  await sender.start();
  await give(sender, 'a');
  await settle();
  assert.deepEqual(world.sent, [['a']]);
  assert.equal(sender.getState().bewaart, false);
});

test('another child on the same device sends nothing of the first', async () => {
  const { world, sender } = createWorld();
  world.leerling = 'l2';
  await sender.start();
  await give(sender, 'a');
  await settle();
  assert.deepEqual(world.sent, []);
});

test('what was read waits without a sign of its own and arrives once there is a connection again', async () => {
  const { world, sender } = createWorld();
  world.reply = () => LATER;
  await sender.start();
  const beurt = {
    tekstId: 'm4-01',
    begon: '2026-11-21T10:00:00.000Z',
    ms: 9,
    van: 0,
    verst: 1,
    plek: 1,
    uit: false,
    stem: false,
    getikt: [],
  };
  await sender.add({ soort: 'lezen', id: 'r1', leerlingId: 'l1', beurtId: 'b1', beurt });
  await sender.idle();
  assert.deepEqual([sender.getState().wachtend, (await world.store.all()).length], [0, 1]);
  world.reply = () => ({ soort: 'gelukt' });
  sender.wake();
  await sender.idle();
  assert.deepEqual([world.sent.at(-1), await world.store.all()], [['r1'], []]);
});
