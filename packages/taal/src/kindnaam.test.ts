import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWoord } from './bank.ts';
import { CATEGORIEEN } from './categorieen.ts';
import { KINDNAMEN, kindnaam } from './kindnaam.ts';
import { LEESTREDEN } from './lezen.ts';

const ids = [...CATEGORIEEN, ...LEESTREDEN].map(({ id }) => id);

test('whatever can be practised has a name for a child, and no two are called the same', () => {
  assert.deepEqual(Object.keys(KINDNAMEN).toSorted(), ids.toSorted());
  const namen = Object.values(KINDNAMEN);
  assert.deepEqual(
    namen.filter((naam, i) => namen.indexOf(naam) !== i),
    [],
  );
});

test('a child reads no code of a level, no grammar of a docent, and no more than fits under its place', () => {
  const vanDocent =
    /\b[LME]\d|ongeveer|groep \d|leerjaar|\(|Achtervoegsel|Voorvoegsel|Verlengingsregel|Medeklinker|Uitgang|assimilatie|Samenstelling|Trema|verdubbeling|verenkeling|bijvoeglijk|deelwoord|Gebiedende|tijd\b/i;
  for (const [id, naam] of Object.entries(KINDNAMEN)) {
    assert.doesNotMatch(naam, vanDocent, id);
    assert.ok(naam.length <= 42, `${naam} is ${naam.length} letters`);
  }
});

test('words that a name gives as an example are words of it', () => {
  const gekeken = CATEGORIEEN.flatMap(({ id }) => {
    const [, eerste, tweede] = /^Woorden zoals (\S+) en (\S+)$/u.exec(kindnaam(id)) ?? [];
    return [eerste, tweede].flatMap((woord) => (woord === undefined ? [] : [{ id, woord }]));
  });
  assert.ok(gekeken.length > 50);
  const anders = gekeken.filter(({ id, woord }) => !findWoord(woord)?.knelpunten.some(({ categorie }) => categorie === id));
  assert.deepEqual(anders, []);
});
