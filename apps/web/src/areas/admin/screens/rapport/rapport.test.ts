import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CategorieVoortgang, Misspelling } from '@spelrijk/contract/voortgang';
import type { Voortgang } from '../../voortgang.ts';
import { makeRapport } from './rapport.ts';

const categorie = (id: string, status: CategorieVoortgang['status'], laatst: string): CategorieVoortgang => ({
  id,
  naam: id,
  blok: 'B',
  status,
  sinds: laatst,
  bereik: { laag: 40, hoog: 60, zeker: true },
  antwoorden: 5,
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
  fouten: [],
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
        categorie('ei-ij', 'open', '2026-11-18T09:00:00Z'),
        categorie('f-v', 'open', '2026-11-19T09:00:00Z'),
        categorie('trema', 'op-slot', ''),
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
  assert.equal(thuis?.id, 'f-v');
});

test('above or below only when the whole range says so; without a level nothing is said', () => {
  const met = (midden: number): string =>
    makeRapport(voortgang({ niveaus: [{ dag: '2026-11-19', laag: midden - 0.5, midden, hoog: midden + 0.5, norm: 4 }] })).niveau;
  assert.deepEqual([met(5), met(4), met(3)], ['boven', 'rond', 'onder']);
  assert.equal(makeRapport(voortgang({})).niveau, 'onbekend');
});
