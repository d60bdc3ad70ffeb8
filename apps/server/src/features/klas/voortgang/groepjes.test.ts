import assert from 'node:assert/strict';
import { test } from 'node:test';
import { behoeften, createGroepjes, type Behoefte, type Stand } from './groepjes.ts';
import { misgegaan, spreadFouten, type Misgegaan } from './misgegaan.ts';

const stand = (leerlingId: string, deel: Partial<Stand> = {}): Stand => ({
  leerlingId,
  categorie: 'ei-ij',
  beeld: 'moeilijk',
  status: 'open',
  laag: 40,
  hoog: 60,
  zeker: true,
  antwoorden: 12,
  goed: 6,
  laatste: { antwoorden: 12, goed: 6 },
  ...deel,
});
const plek = { start: 0, end: 2 };
const fout = (leerlingId: string, label: string, woord = 'trein', gegeven = 'trijn'): Misgegaan => ({
  leerlingId,
  label,
  woord,
  gegeven,
  op: '2026-11-19T09:00:00.000Z',
  doel: plek,
  getypt: plek,
});
const fouten = (leerlingId: string, label: string, aantal: number): Misgegaan[] =>
  Array.from({ length: aantal }, () => fout(leerlingId, label));

test('who needs a rule: who finds it difficult, and nobody else', () => {
  const beelden = ['moeilijk', 'oefent', 'begint', 'bijna', 'beheerst', 'leeg'] as const;
  for (const beeld of beelden)
    assert.equal(behoeften([stand('a', { beeld })], fouten('a', 'ei-ij', 5)).length, beeld === 'moeilijk' ? 1 : 0, beeld);
  const [nodig] = behoeften([stand('a', { zeker: false })], fouten('a', 'ei-ij', 3));
  assert.deepEqual([nodig?.fouten, nodig?.laatste, nodig?.bereik], [3, { antwoorden: 12, goed: 6 }, null]);
});

const behoefte = (leerlingId: string, categorie: string, aantal = 3): Behoefte => ({
  leerlingId,
  categorie,
  fouten: aantal,
  laatste: { antwoorden: 10, goed: 10 - aantal },
  bereik: null,
});

test('the largest group comes first, most need on top, and nobody is alone', () => {
  const groepjes = createGroepjes([
    behoefte('a', 'ei-ij', 3),
    behoefte('b', 'ei-ij', 6),
    ...['c', 'd', 'e'].map((id) => behoefte(id, 'verlenging-d-t')),
    behoefte('f', 'au-ou'),
  ]);
  assert.deepEqual(
    groepjes.map(({ categorie, leerlingen }) => [categorie, leerlingen.map(({ leerlingId }) => leerlingId)]),
    [
      ['verlenging-d-t', ['c', 'd', 'e']],
      ['ei-ij', ['b', 'a']],
    ],
  );
});

test('at most eight in a group, six groups, and two groups a child', () => {
  const veel = Array.from({ length: 9 }, (_, c) => Array.from({ length: 12 }, (_, l) => behoefte(`l${l}`, `c${c}`))).flat();
  const groepjes = createGroepjes(veel);
  assert.ok(groepjes.length <= 6);
  const keren = new Map<string, number>();
  for (const { leerlingen } of groepjes) {
    assert.ok(leerlingen.length <= 8 && leerlingen.length >= 2);
    for (const { leerlingId } of leerlingen) keren.set(leerlingId, (keren.get(leerlingId) ?? 0) + 1);
  }
  assert.ok([...keren.values()].every((aantal) => aantal <= 2));
});

test('a writing counts once per rule that it breaks, at the first place, also when the error has a general name', () => {
  const rij = {
    leerlingId: 'a',
    woord: 'boerderijen',
    gegeven: 'boerdereien',
    op: '2026-11-19T09:00:00.000Z',
    diagnose: {
      afwijkingen: [
        { label: 'ei-ij', doel: { start: 6, end: 8 }, getypt: { start: 6, end: 8 } },
        { label: 'ei-ij', doel: { start: 9, end: 9 }, getypt: { start: 9, end: 9 } },
        { label: 'letter-weg', doel: { start: 1, end: 2 }, getypt: { start: 1, end: 1 } },
      ],
      knelpunten: [
        { categorie: 'ei-ij', goed: false },
        { categorie: 'oe', goed: false },
        { categorie: 'er-eind', goed: true },
      ],
    },
  };
  const uit = misgegaan(rij);
  assert.deepEqual(
    uit.map(({ label, doel }) => [label, doel.start]),
    [
      ['ei-ij', 6],
      ['letter-weg', 1],
      ['oe', 6],
    ],
  );
});

test('examples are of as many children and words as there are', () => {
  const alle = [fout('a', 'x', 'trein'), fout('a', 'x', 'trein'), fout('a', 'x', 'klein', 'klijn'), fout('b', 'x', 'plein', 'plijn')];
  assert.deepEqual(
    spreadFouten(alle, 2).map(({ leerlingId, woord }) => `${leerlingId} ${woord}`),
    ['a trein', 'b plein'],
  );
});
