/*
 * Decides which words a groep is about to get wrong: the mean chance, over its leerlingen, that a dictated word is written right.
 * Source: the prediction of each leerling's own state (predictGoed); a word says most about a class where six to eight in ten get it right.
 * Example: chooseDictee(kansenVan(standen, leerlijn, ['verdubbeling'], now), 10) holds ten words near .7.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { createBlik, predictGoed } from './blik.ts';
import type { Leerlijn, LeerlijnCategorie } from './leerlijn.ts';
import type { Stand } from './stand.ts';

export interface Groepskans {
  readonly woord: string;
  readonly categorie: CategorieId;
  /** Mean chance (0-1) over the leerlingen that it is written right. */
  readonly kans: number;
}

/** The chance of every word of these categories that is no reserved word; unknown categories are left out. */
export function kansenVan(standen: readonly Stand[], leerlijn: Leerlijn, categorieen: readonly CategorieId[], now: number): Groepskans[] {
  const vorm = leerlijn.vormen['dictee-woord'];
  const gekozen = categorieen.map((id) => leerlijn.categorieen.get(id)).filter((c): c is LeerlijnCategorie => c !== undefined);
  const woorden = gekozen.flatMap((categorie) => categorie.woorden);
  const som = new Float64Array(woorden.length);
  for (const stand of standen) {
    const blik = createBlik(stand, leerlijn, now);
    woorden.forEach((woord, i) => {
      som[i] = (som[i] ?? 0) + predictGoed(blik, woord, vorm, vorm.info.gok);
    });
  }
  return woorden.map(({ info }, i) => ({ woord: info.woord, categorie: info.hoofd, kans: (som[i] ?? 0) / Math.max(1, standen.length) }));
}

const MIKPUNT = 0.7;
const LAAG = 0.6;
const HOOG = 0.8;

const afstand = ({ kans }: Groepskans): number => Math.abs(kans - MIKPUNT);
const inBand = ({ kans }: Groepskans): boolean => kans >= LAAG && kans <= HOOG;
/** Inside the band first; then what lies nearest. Equal ones by word, so that the choice is always the same. */
const opNut = (x: Groepskans, y: Groepskans): number =>
  Number(inBand(y)) - Number(inBand(x)) || afstand(x) - afstand(y) || (x.woord < y.woord ? -1 : 1);

/** So many words that tell most, the categories by turns; easiest first, as a dictation goes. */
export function chooseDictee(kansen: readonly Groepskans[], aantal: number): Groepskans[] {
  const rijen = new Map<CategorieId, Groepskans[]>();
  for (const kans of kansen.toSorted(opNut)) rijen.set(kans.categorie, [...(rijen.get(kans.categorie) ?? []), kans]);
  const beurten = [...rijen.values()].toSorted((x, y) => (x[0] && y[0] ? opNut(x[0], y[0]) : 0));
  const langste = Math.max(0, ...beurten.map((rij) => rij.length));
  const opBeurt = Array.from({ length: langste }, (_, n) => beurten.flatMap((rij) => rij[n] ?? [])).flat();
  // A category whose words are all known or all too hard takes no place of one that has words near the aim.
  const gekozen = [...opBeurt.filter(inBand), ...opBeurt.filter((kans) => !inBand(kans)).toSorted(opNut)].slice(0, aantal);
  return gekozen.toSorted((x, y) => y.kans - x.kans || (x.woord < y.woord ? -1 : 1));
}
