import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eigenHoofddeksels, inEi, isOpenOp, kaartVan, PRIJS_PER_BLOB, SPAARBLOBS, SPAARKAARTEN } from './spaarkaart.ts';
import { SEIZOENEN } from './spaarkaarten.ts';

const AANTAL = 348;

test('29 cards hold 348 blobs, each with a name, a number and a drawing of its own, each card with a story', () => {
  assert.equal(SPAARKAARTEN.length, 29);
  assert.deepEqual(
    SPAARBLOBS.map(({ nummer }) => nummer),
    Array.from({ length: AANTAL }, (_, i) => i + 1),
  );
  assert.equal(new Set(SPAARBLOBS.map(({ naam }) => naam)).size, AANTAL);
  assert.equal(new Set(SPAARBLOBS.map(({ seed }) => seed)).size, AANTAL);
  assert.ok(SPAARBLOBS.every(({ seed }) => seed > 0));
  assert.equal(new Set(SPAARKAARTEN.map(({ verhaal }) => verhaal)).size, SPAARKAARTEN.length);
  for (const { nummer } of SPAARBLOBS) assert.ok(kaartVan(nummer)?.blobs.some((blob) => blob.nummer === nummer));
});

test('the first ten cards are what children collected until now', () => {
  assert.deepEqual(
    SPAARKAARTEN.slice(0, 10).map(({ id }) => id),
    ['tuin', 'muts', 'kroon', 'feest', 'ruimte', 'beren', 'langoor', 'viking', 'strik', 'bloem'],
  );
  assert.deepEqual([SPAARBLOBS[0]?.naam, SPAARBLOBS[119]?.naam, SPAARBLOBS[119]?.figuur], ['Sprietje', 'Korenbloem', 1343]);
});

test('every card wears something of its own, and one blob of it opens that', () => {
  assert.equal(new Set(SPAARKAARTEN.map(({ hoofd }) => hoofd)).size, SPAARKAARTEN.length);
  assert.deepEqual(eigenHoofddeksels(new Set()), ['niets', 'kuif']);
  assert.deepEqual(eigenHoofddeksels(new Set([13, 24])), ['niets', 'kuif', 'muts']);
  assert.deepEqual(eigenHoofddeksels(new Set([121])), ['niets', 'kuif', 'piraat']);
});

test('a card of a season comes back every year, and each season has one', () => {
  const winter = SPAARKAARTEN.find(({ seizoen }) => seizoen === 'winter');
  assert.ok(winter);
  for (const jaar of [2026, 2027, 2040]) {
    assert.ok(isOpenOp(winter, `${jaar}-12-01`) && isOpenOp(winter, `${jaar}-02-10`));
    assert.equal(isOpenOp(winter, `${jaar}-06-01`), false);
  }
  assert.deepEqual(SPAARKAARTEN.flatMap(({ seizoen }) => seizoen ?? []).sort(), [...SEIZOENEN].sort());
  for (let maand = 1; maand <= 12; maand++)
    assert.equal(SPAARKAARTEN.filter((kaart) => kaart.seizoen && isOpenOp(kaart, `2027-${String(maand).padStart(2, '0')}-15`)).length, 1);
});

/** What a taak pays. */
const MUNTEN_PER_TAAK = 10;

test('a child that spends everything at once has something to collect for 600 taken', () => {
  let munten = 0;
  const heeft: number[] = [];
  for (let taak = 0; taak < 600; taak++) {
    // Three a day, five days a week, from September on.
    const dag = new Date(Date.UTC(2026, 8, 1 + Math.floor(taak / 15) * 7 + Math.floor((taak % 15) / 3))).toISOString().slice(0, 10);
    munten += MUNTEN_PER_TAAK;
    const open = SPAARKAARTEN.filter((kaart) => isOpenOp(kaart, dag) && inEi(kaart, heeft).length > 0);
    assert.ok(open.length > 0, `niets meer te sparen na ${taak} taken`);
    const [next] = open.flatMap((kaart) => inEi(kaart, heeft));
    if (next && munten >= PRIJS_PER_BLOB) {
      munten -= PRIJS_PER_BLOB;
      heeft.push(next.nummer);
    }
  }
  assert.equal(heeft.length, 300);
  assert.equal(new Set(heeft).size, heeft.length);
});
