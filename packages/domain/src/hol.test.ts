import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOBS_VOOR_HOL, eigenHolen, HOLEN, holVan, HOLVORMEN, nogVoorHol } from './hol.ts';
import { SPAARKAARTEN } from './spaarkaart.ts';

test('every spaarkaart has a hol of its own, and every shape is somebody’s', () => {
  assert.deepEqual(
    HOLEN.map(({ nummer, kaart }) => [nummer, kaart.id]),
    SPAARKAARTEN.map(({ id }, i) => [i + 1, id]),
  );
  assert.equal(new Set(HOLEN.map(({ vorm, wand, dak }) => `${vorm} ${wand} ${dak}`)).size, HOLEN.length);
  assert.deepEqual(
    HOLVORMEN.filter((vorm) => HOLEN.every((hol) => hol.vorm !== vorm)),
    [],
  );
});

test('half a card is its hol, whichever half', () => {
  const [tuin] = SPAARKAARTEN;
  assert.ok(tuin);
  const nummers = tuin.blobs.map(({ nummer }) => nummer);
  assert.deepEqual([nogVoorHol(tuin, []), nogVoorHol(tuin, nummers.slice(0, 5))], [BLOBS_VOOR_HOL, 1]);
  assert.deepEqual(eigenHolen(nummers.slice(0, 5)), []);
  for (const zes of [nummers.slice(0, 6), nummers.slice(6), nummers])
    assert.deepEqual(
      eigenHolen([...zes, 13]).map(({ kaart }) => kaart.id),
      ['tuin'],
    );
});

test('a number that is no hol, and nobody’s, is nothing', () => {
  assert.equal(holVan(null), undefined);
  assert.equal(holVan(0), undefined);
  assert.equal(holVan(HOLEN.length + 1), undefined);
});
