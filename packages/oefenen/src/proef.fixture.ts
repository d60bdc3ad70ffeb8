/*
 * Decides nothing: a small leerlijn and short-hands for the tests of this package.
 * Source: six categories of groep 4-6 with sixty words, six of them reserved; every word has its own and one earlier knelpunt.
 * Example: antwoordOp('verdubbeling-3', true).
 */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Bewijs } from './invoer.ts';
import { beginMoeilijkheid, createLeerlijn, ladderLogit, type CategorieInfo, type Leerlijn, type WoordInfo } from './leerlijn.ts';
import type { LeerlijnBron } from './leerlijn.ts';

export const NU = 1_791_190_800_000;
export const DAG = 86_400_000;

const CATEGORIEEN: readonly CategorieInfo[] = [
  { id: 'kz-mkm', vooraf: [], strategie: 'klank', introHalfjaar: '3a', gemiddeldeMoeilijkheid: ladderLogit('3a') },
  { id: 'lange-klank-eind', vooraf: ['kz-mkm'], strategie: 'regel', introHalfjaar: '4a', gemiddeldeMoeilijkheid: ladderLogit('4a') },
  { id: 'ei-ij', vooraf: ['kz-mkm'], strategie: 'weet', introHalfjaar: '4a', gemiddeldeMoeilijkheid: ladderLogit('4a') },
  { id: 'verdubbeling', vooraf: ['lange-klank-eind'], strategie: 'regel', introHalfjaar: '4b', gemiddeldeMoeilijkheid: ladderLogit('4b') },
  { id: 'i-als-ie', vooraf: ['verdubbeling'], strategie: 'weet', introHalfjaar: '5a', gemiddeldeMoeilijkheid: ladderLogit('5a') },
  { id: 'ww-stam', vooraf: ['verdubbeling'], strategie: 'werkwoord', introHalfjaar: '5b', gemiddeldeMoeilijkheid: ladderLogit('5b') },
];

const VORMEN: readonly Oefenvorm[] = [
  'dictee-woord',
  'dictee-zin',
  'werkwoord-in-zin',
  'kies',
  'goed-fout',
  'klankgroepen',
  'sorteren',
  'letters-ordenen',
  'ontbrekend-grafeem',
  'vorm-veranderen',
];

function woordenVan(categorie: CategorieInfo, i: number): WoordInfo[] {
  const eerder = CATEGORIEEN[i - 1];
  return Array.from({ length: 60 }, (_, j): WoordInfo => {
    const letters = 3 + (j % 6);
    const b = beginMoeilijkheid({
      intro: categorie.introHalfjaar,
      niveau: categorie.introHalfjaar,
      band: ((j % 4) + 1) as 1 | 2 | 3 | 4,
      letters,
    });
    const tweede = eerder && j % 3 === 0 ? [{ categorie: eerder.id, b: eerder.gemiddeldeMoeilijkheid, vb: 0.36 }] : [];
    return {
      woord: `${categorie.id}-${j}`,
      hoofd: categorie.id,
      knelpunten: [{ categorie: categorie.id, b, vb: 0.36 }, ...tweede],
      niveau: categorie.introHalfjaar,
      band: 2,
      gereserveerd: j >= 30,
      vormen: VORMEN,
      letters,
    };
  });
}

/** Six categories, 30 words to practise and 30 reserved ones each. */
export const proefLeerlijn = (bron: Partial<LeerlijnBron> = {}): Leerlijn =>
  createLeerlijn({ categorieen: CATEGORIEEN, woorden: CATEGORIEEN.flatMap(woordenVan), ...bron });

/** An attentive typed first attempt at a word of the fixture. */
export function bewijsVan(woord: string, goed: boolean, anders: Partial<Bewijs> = {}): Bewijs {
  const categorie = woord.slice(0, woord.lastIndexOf('-'));
  return {
    woord,
    vorm: 'dictee-woord',
    poging: 1,
    rtMs: 6500,
    knelpunten: [{ categorie, goed }],
    geenBewijs: false,
    soort: 'nieuw',
    ...anders,
  };
}
