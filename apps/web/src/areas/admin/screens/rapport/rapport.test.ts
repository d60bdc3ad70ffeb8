import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CategorieVoortgang, Misspelling } from '@spelrijk/contract/voortgang';
import type { Voortgang } from '../../voortgang.ts';
import { makeRapport } from './rapport.ts';

const categorie = (id: string, beeld: CategorieVoortgang['beeld'], laatst: string, goed = 3): CategorieVoortgang => ({
  id,
  naam: id,
  blok: 'B',
  beeld,
  status: 'open',
  sinds: laatst,
  bereik: { laag: 40, hoog: 60, zeker: true },
  antwoorden: 5,
  goed,
  laatste: { antwoorden: 5, goed },
  laatst,
  verloop: [],
  opNorm: 70,
  regel: `regel van ${id}`,
});
const fout = (woord: string, gegeven: string, label: string): Misspelling => ({
  woord,
  gegeven,
  label,
  labelNaam: label,
  op: '2026-11-19T09:00:00Z',
  game: 'zoem',
  doel: { start: 0, end: 1 },
  getypt: { start: 0, end: 1 },
  uitleg: '',
});
const voortgang = (deel: Partial<Voortgang>): Voortgang => ({
  leerling: { id: 'x', roepnaam: 'Noor', achternaam: 'Berg', jaargroep: 5, figuur: 1, munten: 0 },
  groep: { id: 'g', naam: 'Groep 5' },
  aandacht: [],
  categorieen: [],
  beheerst: 0,
  begin: null,
  plafond: null,
  fouten: [],
  samengevatTot: null,
  regels: [],
  dagen: [],
  games: [],
  gokjes: 0,
  vandaag: '2026-11-19',
  zorg: false,
  normgroep: '5a',
  norm: 4,
  niveaus: [],
  lvs: [],
  lezen: [],
  woorden: { geoefend: 0, geleerd: 0, onthouden: 0, terug: 0, lijstGeleerd: [], lijstTerug: [] },
  plaats: { begin: 0, midden: 0, eind: 0 },
  verbeterd: { fouten: 0, goed: 0 },
  toetsen: [],
  ...deel,
});

test('what is practised now comes latest first, with errors of those rules, each word once', () => {
  const { kan, bezig, fouten, thuis } = makeRapport(
    voortgang({
      categorieen: [
        categorie('au-ou', 'beheerst', '2026-11-01T09:00:00Z'),
        categorie('ei-ij', 'moeilijk', '2026-11-18T09:00:00Z', 1),
        categorie('f-v', 'oefent', '2026-11-19T09:00:00Z'),
        { ...categorie('trema', 'leeg', ''), antwoorden: 0 },
      ],
      fouten: [
        fout('trein', 'trijn', 'ei-ij'),
        fout('trein', 'treen', 'ei-ij'),
        fout('goud', 'gaud', 'au-ou'),
        fout('De trein rijdt naar de stad.', 'de trein', 'ei-ij'),
      ],
    }),
  );
  assert.deepEqual(
    [kan, bezig].map((lijst) => lijst.map(({ id }) => id)),
    [['au-ou'], ['f-v', 'ei-ij']],
  );
  assert.deepEqual(fouten, [{ woord: 'trein', gegeven: 'trijn' }]);
  assert.equal(thuis?.id, 'ei-ij', 'the tip for at home is about what goes worst');
});

test('what still goes wrong now was written in the last six weeks, and was not written right since', () => {
  const ei = [categorie('ei-ij', 'moeilijk', '2026-11-18T09:00:00Z', 1)];
  const fouten = [
    { ...fout('klein', 'klijn', 'ei-ij'), op: '2026-10-09T09:00:00Z' },
    { ...fout('reis', 'rijs', 'ei-ij'), op: '2026-10-07T09:00:00Z' },
    fout('trein', 'trijn', 'ei-ij'),
  ];
  const woorden = { ...voortgang({}).woorden, geleerd: 1, lijstGeleerd: ['trein'] };
  assert.deepEqual(makeRapport(voortgang({ categorieen: ei, fouten, woorden })).fouten, [{ woord: 'klein', gegeven: 'klijn' }]);
});

test('an estimate below what was counted beside it is explained, and only that', () => {
  const met = (goed: number, zeker = true): boolean =>
    makeRapport(
      voortgang({
        categorieen: [{ ...categorie('ei-ij', 'oefent', '2026-11-18T09:00:00Z', goed), bereik: { laag: 40, hoog: 60, zeker } }],
      }),
    ).schattingLager;
  assert.deepEqual([met(5), met(3), met(2), met(5, false)], [true, false, false, false]);
});

test('of a child that never did anything nothing is told', () => {
  const leeg = [{ ...categorie('trema', 'leeg', ''), antwoorden: 0 }];
  assert.equal(makeRapport(voortgang({ categorieen: leeg })).begon, false);
  assert.equal(makeRapport(voortgang({ categorieen: [...leeg, categorie('f-v', 'begint', '2026-11-19T09:00:00Z')] })).begon, true);
});

test('of what is practised the latest six are shown, and how many there are is said', () => {
  const categorieen = Array.from({ length: 9 }, (_, i) => categorie(`c${i}`, 'oefent', `2026-11-1${i}T09:00:00Z`));
  const { bezig, oefent } = makeRapport(voortgang({ categorieen }));
  assert.deepEqual([bezig.length, oefent], [6, 9]);
});

test('above, below or about the same only when the whole range says so; without a level nothing is said', () => {
  const met = (midden: number, breed = 0.5): string =>
    makeRapport(voortgang({ niveaus: [{ dag: '2026-11-19', laag: midden - breed, midden, hoog: midden + breed, norm: 4 }] })).niveau;
  assert.deepEqual([met(5), met(4), met(3)], ['boven', 'op', 'onder']);
  assert.equal(met(4, 1.2), 'open');
  assert.equal(makeRapport(voortgang({})).niveau, 'onbekend');
});

test('growth is told against what is usual, and only when the whole range says so', () => {
  const punt = (dag: string, midden: number, breed: number) => ({ dag, laag: midden - breed, midden, hoog: midden + breed });
  const met = (begin: number, eind: number, breed: number): string | null =>
    makeRapport(voortgang({ begin: punt('2026-09-01', begin, breed), niveaus: [{ ...punt('2026-11-19', eind, breed), norm: 4 }] })).groei;
  assert.deepEqual([met(3, 4.5, 0.3), met(3, 3.4, 0.2), met(4, 3, 0.3)], ['harder', 'gelijk', 'trager']);
  assert.equal(met(3, 3.4, 0.5), null, 'a range that holds everything is no sign of growing as fast');
  assert.equal(makeRapport(voortgang({})).groei, null);
});
