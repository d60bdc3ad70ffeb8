import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { Woordniveau } from '@spelrijk/domain/leesopgave';
import { isOpdracht } from './analyse/opdracht.ts';
import { BANK, findWoord } from './bank.ts';
import {
  WOORDNIVEAUS,
  isHoogstens,
  keuzesVoor,
  leeswoordenVan,
  leeswoordopgavenVan,
  lijkendeWoorden,
  createFlitslijst,
  woordniveauVan,
} from './leeswoorden.ts';
import { afstand } from './normalise.ts';
import { examineWoord } from './woordenlijst.ts';

const NIVEAUS: readonly (readonly [Woordniveau, string])[] = [
  ['L1', 'aap koe ik maan vuur huis de zon'],
  ['L2', 'stoel kast ring bank nacht school lach voor fles zegt'],
  ['L3', 'plant straat herfst leeuw haai mooi deur beer schrik vrouw'],
  ['L4', 'zeehond boomhut hondje gezicht boeken werken bakje verkeer voetbal vierkant'],
  ['L5', 'bomen bommen appel water lopen vertellen vogeltje tafel waterfles'],
  ['L6', 'olifant gezellig eerlijk vrijheid kabouter paraplu'],
  ['L7', 'circus vakantie taxi thermometer cola logisch knieën'],
  ['L8', 'chauffeur computer machine garage cadeau quiz restaurant'],
];
for (const [niveau, woorden] of NIVEAUS)
  for (const woord of woorden.split(' '))
    test(`${woord} is read on ${niveau}`, () => assert.equal(woordniveauVan(examineWoord(woord)), niveau));

test('there are 1,200 words to read or more, 150 or more a level, each on one level', () => {
  const woorden = WOORDNIVEAUS.flatMap(({ id }) => leeswoordenVan(id).map(({ woord }) => woord));
  assert.ok(woorden.length >= 1200);
  assert.equal(new Set(woorden).size, woorden.length);
  for (const { id } of WOORDNIVEAUS) assert.ok(leeswoordenVan(id).length >= 150, id);
});

test('a word that an editor put under a rule its letters do not show is read on the level of those letters', () => {
  // Of a spelling with several records the last one is read.
  const records = new Map(BANK.map((record) => [record.woord, record]));
  const anders = WOORDNIVEAUS.flatMap(({ id }) => leeswoordenVan(id)).flatMap(({ woord, niveau }) => {
    const record = records.get(woord);
    if (!record || !isOpdracht(record.hoofd)) return [];
    const gelezen = woordniveauVan({ ...record, categorieen: examineWoord(woord, record.vorm).categorieen });
    return gelezen === niveau ? [] : [`${woord} ${niveau}, not ${gelezen}`];
  });
  assert.deepEqual(anders, []);
});

test('words kept apart for tests of transfer are not read', () => {
  const apart = new Set(BANK.filter(({ gereserveerd }) => gereserveerd === true).map(({ woord }) => woord));
  for (const { id } of WOORDNIVEAUS) for (const { woord } of leeswoordenVan(id)) assert.ok(!apart.has(woord), woord);
});

test('levels are in order', () => {
  assert.ok(isHoogstens('L2', 'L3') && isHoogstens('L3', 'L3') && !isHoogstens('L4', 'L3'));
});

const AFSTANDEN: readonly (readonly [string, string, number])[] = [
  ['boot', 'boot', 0],
  ['boot', 'boor', 1],
  ['kast', 'kats', 1],
  ['plant', 'pant', 1],
  ['', 'aap', 3],
];
for (const [een, ander, stappen] of AFSTANDEN)
  test(`${een} and ${ander} differ in ${stappen} steps`, () => assert.equal(afstand(een, ander), stappen));

test('look-alikes are near, never the word itself, always the same', () => {
  const uit = leeswoordenVan('L1').map(({ woord }) => woord);
  const lijkend = lijkendeWoorden('maan', uit, 3);
  assert.equal(lijkend.length, 3);
  for (const ander of lijkend) assert.ok(ander !== 'maan' && afstand('maan', ander) <= 2, ander);
  assert.deepEqual(lijkend, lijkendeWoorden('maan', uit, 3));
});

test('a flash list has no doubles, leaves out what was read, and follows its seed', () => {
  const eerste = createFlitslijst('L2', createRandom(5));
  assert.equal(new Set(eerste.map(({ woord }) => woord)).size, 18);
  assert.deepEqual(eerste, createFlitslijst('L2', createRandom(5)));
  const gehad = new Set(eerste.map(({ woord }) => woord));
  for (const { woord } of createFlitslijst('L2', createRandom(5), 18, gehad)) assert.ok(!gehad.has(woord));
});

test('options hold the answer once, four of them, of the same level; a pseudo-word stands among pseudo-words', () => {
  for (const { id } of WOORDNIVEAUS) {
    const opgaven = leeswoordopgavenVan(id).filter((_opgave, n) => n % 97 === 0);
    for (const opgave of opgaven.filter(({ vorm }) => vorm === 'flits-kies')) {
      const keuzes = keuzesVoor(opgave, createRandom(1));
      assert.equal(new Set(keuzes).size, 4, opgave.id);
      assert.equal(keuzes.filter((keuze) => keuze === opgave.woord).length, 1, opgave.id);
      if (!opgave.bestaat) for (const keuze of keuzes) assert.equal(findWoord(keuze), undefined, keuze);
    }
  }
});

test('whether a word exists is not seen at its end or its beginning: of every ending of a level some exist and some do not', () => {
  const vorm = (woord: string): string => (/(?:heid|lijk|ig|je|en|er|el)$/.exec(woord) ?? /^(?:be|ge|ver)/.exec(woord))?.[0] ?? '';
  for (const { id, pseudo } of WOORDNIVEAUS) {
    if (pseudo === undefined) continue;
    const opgaven = leeswoordopgavenVan(id).filter((opgave) => opgave.vorm === 'woord-of-niet');
    const [echt, bedacht] = [true, false].map(
      (bestaat) => new Set(opgaven.filter((opgave) => opgave.bestaat === bestaat).map(({ woord }) => vorm(woord))),
    );
    // Short words of L1 to L3 end in all ways: those are as they come.
    if (/^L[456]$/.test(pseudo)) assert.deepEqual([...(echt ?? [])].toSorted(), [...(bedacht ?? [])].toSorted(), id);
  }
});

test('real and made-up words are in balance enough to guess no better than half', () => {
  for (const { id, pseudo } of WOORDNIVEAUS) {
    if (pseudo === undefined) continue;
    const opgaven = leeswoordopgavenVan(id).filter(({ vorm }) => vorm === 'woord-of-niet');
    assert.ok(opgaven.some(({ bestaat }) => bestaat) && opgaven.filter(({ bestaat }) => !bestaat).length >= 30, id);
  }
});
