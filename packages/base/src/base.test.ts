import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUuid, uuidV4, uuidV7 } from './id.ts';
import { createRandom, seedFrom } from './random.ts';
import { cutTekst, vastStreepje, withHoofdletter } from './tekst.ts';

test('the same seed gives the same numbers, and the state goes on where it was', () => {
  const first = createRandom(7);
  const numbers = [first.next(), first.next(), first.next()];
  const second = createRandom(7);
  second.next();
  const third = createRandom(second.state);
  assert.deepEqual(numbers.slice(1), [third.next(), third.next()]);
});

test('numbers are spread evenly over ten boxes', () => {
  const random = createRandom(1);
  const boxes = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i++) {
    const box = random.below(10);
    boxes[box] = (boxes[box] ?? 0) + 1;
  }
  assert.ok(
    boxes.every((count) => count > 880 && count < 1120),
    boxes.join(' '),
  );
});

test('a shuffle keeps every element, and every element reaches every place', () => {
  const places = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const shuffled = createRandom(seed).shuffle(['a', 'b', 'c', 'd']);
    assert.deepEqual([...shuffled].sort(), ['a', 'b', 'c', 'd']);
    shuffled.forEach((item, place) => places.add(`${item}${place}`));
  }
  assert.equal(places.size, 16);
});

test('a text gives a stable seed', () => {
  assert.equal(seedFrom('leerling'), seedFrom('leerling'));
  assert.notEqual(seedFrom('leerling'), seedFrom('leerlinh'));
});

test('an id of version 7 sorts by time and is a lower-case UUID', () => {
  const bytes = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 255]);
  const early = uuidV7(1_700_000_000_000, bytes);
  const late = uuidV7(1_700_000_000_001, bytes);
  assert.ok(isUuid(early), early);
  assert.ok(early < late);
  assert.equal(isUuid(early.toUpperCase()), false);
  assert.equal(isUuid('1234'), false);
});

test('a text is cut between letters: no half of one is left, which PostgreSQL refuses in JSON', () => {
  assert.equal(cutTekst('groep 😀', 7), 'groep ');
  assert.equal(cutTekst('groep 😀', 8), 'groep 😀');
  assert.equal(cutTekst('kort', 50), 'kort');
  for (let lengte = 0; lengte < 12; lengte++) assert.doesNotMatch(cutTekst('a😀b𝐊c😀', lengte), /\p{Cs}/u, String(lengte));
});

test('a capital in front takes both letters of an ij', () => {
  assert.deepEqual(['ijs', 'ijken', 'één', 'hond', 'IJsland', ''].map(withHoofdletter), ['IJs', 'IJken', 'Één', 'Hond', 'IJsland', '']);
});

test('sixteen random bytes are a UUIDv4, whatever they are', () => {
  assert.equal(uuidV4(new Uint8Array(16)), '00000000-0000-4000-8000-000000000000');
  assert.equal(uuidV4(new Uint8Array(16).fill(255)), 'ffffffff-ffff-4fff-bfff-ffffffffffff');
  assert.ok(isUuid(uuidV4(Uint8Array.from({ length: 16 }, (_, i) => i * 17))));
});

test('an ending that begins with a hyphen stays whole at the end of a line; a word with one inside may break there', () => {
  assert.equal(vastStreepje('op -er, -en (of -/en)'), 'op -\u2060er, -\u2060en (of -/en)');
  assert.equal(vastStreepje('-tie of -sie'), '-\u2060tie of -\u2060sie');
  for (const heel of ['be-, ge-, ver-', 'zee-egel', '3-jarige', 'een - en twee']) assert.equal(vastStreepje(heel), heel);
});
