import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DicteeAntwoord } from '@spelrijk/contract/dictees';
import { perCategorie, perLeerling, perWoord } from './tellen.ts';

const LEERLINGEN = [
  { id: 'a', naam: 'Ada' },
  { id: 'b', naam: 'Bo' },
  { id: 'c', naam: 'Cas' },
];
const rij = (leerlingId: string, woord: string, gegeven: string): DicteeAntwoord => {
  const goed = woord === gegeven;
  return {
    leerlingId,
    woord,
    gegeven,
    goed,
    fouten: goed ? [] : [{ label: 'ei-ij', naam: 'ei of ij' }],
    punten: [{ categorie: 'ei-ij', naam: 'ei of ij', goed }],
  };
};
const ANTWOORDEN = [rij('a', 'trein', 'trijn'), rij('a', 'reis', 'rijs'), rij('b', 'trein', 'trein'), rij('b', 'reis', 'rijs')];

test('who made it, most errors first; who did not make it is not there', () => {
  assert.deepEqual(
    perLeerling(LEERLINGEN, ANTWOORDEN).map(({ naam, goed, totaal }) => [naam, goed, totaal]),
    [
      ['Ada', 0, 2],
      ['Bo', 1, 2],
    ],
  );
  assert.equal(perLeerling(LEERLINGEN, ANTWOORDEN)[0]?.fouten[0]?.naam, 'ei of ij');
});

test('per categorie the share right and who needs help; per word what was written', () => {
  assert.deepEqual(perCategorie(LEERLINGEN, ANTWOORDEN), [
    { categorie: 'ei-ij', naam: 'ei of ij', procent: 25, wie: LEERLINGEN.slice(0, 2) },
  ]);
  assert.deepEqual(perWoord(['trein', 'reis', 'plein'], ANTWOORDEN), [
    { woord: 'trein', goed: 1, totaal: 2, geschreven: [{ tekst: 'trijn', keer: 1 }] },
    { woord: 'reis', goed: 0, totaal: 2, geschreven: [{ tekst: 'rijs', keer: 2 }] },
    { woord: 'plein', goed: 0, totaal: 0, geschreven: [] },
  ]);
});
