import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatrixCel, MatrixKolom, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { fasenVan, chooseKolommen, laddersVan, opAandacht, perVel, toRijen } from './matrix.ts';

const cel = (deel: Partial<MatrixCel> = {}): MatrixCel => ({
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
const leerling = (roepnaam: string, cellen: MatrixCel[], aandacht: VoortgangLeerling['aandacht'] = []): VoortgangLeerling => ({
  id: roepnaam,
  roepnaam,
  achternaam: 'Berg',
  jaargroep: 5,
  figuur: 1,
  laatst: null,
  aandacht,
  zorg: false,
  beheerst: 0,
  normgroep: '5a',
  norm: 4,
  niveau: null,
  begin: null,
  weken: [],
  gokjes: 0,
  cellen,
});
const kolom = (id: string, ladder: MatrixKolom['ladder'] = 'spelling', fase: MatrixKolom['fase'] = 'B'): MatrixKolom => ({
  id,
  naam: id,
  ladder,
  fase,
});

test('who asks for attention stands on top, then who finds most difficult, then by name', () => {
  const rijen = opAandacht(
    [leerling('Zoë', []), leerling('Bram', [cel()]), leerling('Anna', []), leerling('Cas', [], [{ code: 'raadt-vaak', getal: 30 }])],
    'nl',
  );
  assert.deepEqual(
    rijen.map(({ roepnaam }) => roepnaam),
    ['Cas', 'Bram', 'Anna', 'Zoë'],
  );
});

test('by name is by achternaam as in every list: the voorvoegsel behind it, in Flanders before it', () => {
  const klas = [
    ['Anna', 'Zwart'],
    ['Zoë', 'van den Berg'],
    ['Efe', 'Öztürk'],
    ['Bo', 'Pas'],
  ].map(([roepnaam = '', achternaam = '']) => ({ ...leerling(roepnaam, []), achternaam }));
  const namen = (regio: 'nl' | 'be'): string[] => opAandacht(klas, regio).map(({ roepnaam }) => roepnaam);
  assert.deepEqual(namen('nl'), ['Zoë', 'Efe', 'Bo', 'Anna']);
  assert.deepEqual(namen('be'), ['Efe', 'Bo', 'Zoë', 'Anna']);
});

test('columns follow the ladder and the phase; where it goes wrong first, or as in the learning line', () => {
  const kolommen = [kolom('au-ou', 'spelling', 'C'), kolom('ei-ij'), kolom('stam-t', 'werkwoorden', 'H')];
  const rijen = toRijen([leerling('Anna', [cel(), cel({ categorie: 'au-ou', beeld: 'beheerst' })])], 'nl');
  const ids = (keuze: Parameters<typeof chooseKolommen>[2]): string[] => chooseKolommen(kolommen, rijen, keuze).map(({ id }) => id);
  assert.deepEqual(ids({ ladder: 'spelling', fase: '', volgorde: 'nood' }), ['ei-ij', 'au-ou']);
  assert.deepEqual(ids({ ladder: 'spelling', fase: '', volgorde: 'lijn' }), ['au-ou', 'ei-ij']);
  assert.deepEqual(ids({ ladder: 'spelling', fase: 'C', volgorde: 'nood' }), ['au-ou']);
  assert.deepEqual(ids({ ladder: 'werkwoorden', fase: '', volgorde: 'nood' }), ['stam-t']);
  assert.deepEqual(fasenVan(kolommen, 'spelling'), ['B', 'C']);
  assert.deepEqual(laddersVan(kolommen), ['spelling', 'werkwoorden']);
});

test('on paper the columns are spread evenly over sheets, none lost and at most ten side by side', () => {
  const rows: readonly [kolommen: number, vellen: readonly number[]][] = [
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [6, 5]],
    [32, [8, 8, 8, 8]],
  ];
  for (const [aantal, vellen] of rows) {
    const kolommen = Array.from({ length: aantal }, (_, i) => kolom(`k${i}`));
    const delen = perVel(kolommen);
    assert.deepEqual([delen.map((deel) => deel.length), delen.flat()], [vellen, kolommen]);
  }
});
