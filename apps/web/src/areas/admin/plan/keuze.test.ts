import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  eigenDoelen,
  isGeldig,
  isKeuze,
  isLeesplan,
  LANGST,
  leesdoelNaam,
  metDoel,
  mist,
  NIEUWE_KEUZE,
  verschillen,
  zonderDoelen,
} from './keuze.ts';

test('a plan can be sent within its limits only, and is started with a reason and a goal only', () => {
  assert.ok(isGeldig(NIEUWE_KEUZE));
  for (const fout of [{ weken: 0 }, { weken: 21 }, { weken: Number.NaN }, { keren: 0 }, { minuten: 121 }])
    assert.ok(!isGeldig({ ...NIEUWE_KEUZE, ...fout }), JSON.stringify(fout));
  for (const [veld, langst] of Object.entries(LANGST)) {
    const met = (lang: number) => ({ ...NIEUWE_KEUZE, tekst: { ...NIEUWE_KEUZE.tekst, [veld]: 'a'.repeat(lang) } });
    assert.deepEqual([isGeldig(met(langst)), isGeldig(met(langst + 1)), isGeldig(met(50_000))], [true, false, false], veld);
  }
  assert.deepEqual(mist(NIEUWE_KEUZE), ['waarom', 'doelen']);
});

test('a goal that another screen points at comes in once, when it can be one and there is room', () => {
  const soorten = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const met = (...doelen: string[]) => ({ ...NIEUWE_KEUZE, doelen: doelen.map((categorie) => ({ categorie, streef: 70 })) });
  const na = (doel: string | null, ...er: string[]) => metDoel(met(...er), doel, soorten).doelen.map(({ categorie }) => categorie);
  assert.deepEqual(na('b', 'a'), ['a', 'b']);
  for (const doel of ['a', 'onbekend', null]) assert.deepEqual(na(doel, 'a'), ['a'], String(doel));
  assert.deepEqual(na('d', 'a', 'b', 'c'), ['a', 'b', 'c']);
});

test('goals that wait for their start test stay out of what is sent', () => {
  const keuze = { ...NIEUWE_KEUZE, doelen: ['a', 'b'].map((categorie) => ({ categorie, streef: 70 })) };
  assert.deepEqual(zonderDoelen(keuze, ['b']).doelen, [{ categorie: 'a', streef: 70 }]);
  assert.equal(zonderDoelen(keuze, []), keuze);
});

test('a goal that is no proposal keeps its place when it is unticked', () => {
  const doelen = ['a', 'b', 'c'].map((categorie) => ({ categorie, streef: 70 }));
  const eerst = eigenDoelen(doelen, new Set(['a']), []);
  assert.deepEqual(eerst, ['b', 'c']);
  assert.deepEqual(eigenDoelen(doelen.slice(0, 1), new Set(['a']), eerst), ['b', 'c']);
  assert.deepEqual(eigenDoelen([{ categorie: 'd', streef: 70 }], new Set(['a']), eerst), ['b', 'c', 'd']);
});

test('a draft of another version of the program is not shown as if it were whole', () => {
  assert.ok(isKeuze(JSON.parse(JSON.stringify(NIEUWE_KEUZE))));
  const zonder = (veld: string) => ({ ...NIEUWE_KEUZE.tekst, [veld]: undefined });
  for (const veld of Object.keys(NIEUWE_KEUZE.tekst)) assert.ok(!isKeuze({ ...NIEUWE_KEUZE, tekst: zonder(veld) }), veld);
  for (const veld of Object.keys(NIEUWE_KEUZE).filter((een) => een !== 'zorgaandeel'))
    assert.ok(!isKeuze({ ...NIEUWE_KEUZE, [veld]: undefined }), veld);
  for (const kapot of [null, {}, { ...NIEUWE_KEUZE, tekst: {} }, { ...NIEUWE_KEUZE, doelen: 'x' }]) assert.ok(!isKeuze(kapot));
});

test('a goal of reading is a goal: alone it makes a plan, and it is called by what is read', () => {
  const lezend = { ...NIEUWE_KEUZE, tekst: { ...NIEUWE_KEUZE.tekst, lezen: [{ soort: 'letters' as const, niveau: 'letters-3' }] } };
  assert.deepEqual([mist(lezend), isLeesplan(lezend), isLeesplan(NIEUWE_KEUZE)], [['waarom'], true, false]);
  assert.equal(isLeesplan({ ...lezend, doelen: [{ categorie: 'ei-ij', streef: 80 }] }), false);
  assert.equal(leesdoelNaam({ soort: 'letters', niveau: 'letters-3' }), 'Letters 3: n e t oo w');
  assert.equal(leesdoelNaam({ soort: 'woorden', niveau: 'L5' }), 'Twee klankgroepen: bomen, bommen');
  assert.equal(leesdoelNaam({ soort: 'begrip', niveau: 'm6-e6' }), 'M6-E6');
});

test('two versions are shown where they differ, and nowhere else', () => {
  const mij = { ...NIEUWE_KEUZE, weken: 14, tekst: { ...NIEUWE_KEUZE.tekst, waarom: 'Mijn zin' } };
  const ander = { ...NIEUWE_KEUZE, tekst: { ...NIEUWE_KEUZE.tekst, waarom: 'Haar zin' } };
  assert.deepEqual(
    verschillen(ander, mij, (_, waarde) => waarde),
    [
      { veld: 'waarom', ander: 'Haar zin', mij: 'Mijn zin' },
      { veld: 'weken', ander: '12', mij: '14' },
    ],
  );
  const doelen = (streef: number) => ({ ...NIEUWE_KEUZE, doelen: [{ categorie: 'ei-ij', streef }] });
  assert.deepEqual(
    verschillen(doelen(70), doelen(80), (_, waarde) => waarde),
    [{ veld: 'streef', ander: '70', mij: '80' }],
  );
});
