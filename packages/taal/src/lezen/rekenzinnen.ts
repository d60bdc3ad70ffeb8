/**
 * Decides: which sentences to read have an answer that is computed, and how each is made: `foto-beeld`, `huis-beeld`, `boodschap`, `zin-antwoord`, `recept`, `route` and `zin-verbinden`.
 * Source: own rules, per file. An item is a kind of sentence of a level; every time it is asked another one is drawn, so that it has no end.
 * Example: rekenzinnenVan('m4')[0]?.id === 'm4-fo01'.
 */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import { antwoordreceptenVan, makeAntwoordscene, type Antwoordrecept } from './antwoordzinnen.ts';
import { fotoreceptenVan, makeFotoscene, type Fotorecept } from './fotozinnen.ts';
import { huisreceptenVan, makeHuisscene, type Huisrecept } from './huiszinnen.ts';
import {
  boodschapreceptenVan,
  makeBoodschap,
  makeVolgorde,
  volgordereceptenVan,
  type Boodschaprecept,
  type Volgorderecept,
} from './lijstzinnen.ts';
import type { Rekenscene } from './rekenscene.ts';
import { makeVerbinding, verbindreceptenVan, type Verbindrecept } from './verbindzinnen.ts';

interface Basis extends Rekenscene {
  readonly id: string;
  readonly niveau: Leesniveau;
  /** Options, or pieces, that are not right. */
  readonly fout: readonly string[];
}

type Soort =
  | { readonly vorm: 'foto-beeld'; readonly recept: Fotorecept }
  | { readonly vorm: 'huis-beeld'; readonly recept: Huisrecept }
  | { readonly vorm: 'boodschap'; readonly recept: Boodschaprecept }
  | { readonly vorm: 'zin-antwoord'; readonly recept: Antwoordrecept }
  | { readonly vorm: 'recept' | 'route'; readonly recept: Volgorderecept }
  | { readonly vorm: 'zin-verbinden'; readonly recept: Verbindrecept };

/** A sentence to read, with one of its many scenes. */
export type Rekenzin = Basis & Soort;

/** Another scene of the same kind. Same chance, same scene. */
export function makeRekenscene(soort: Soort, niveau: Leesniveau, random: Random): Rekenscene {
  switch (soort.vorm) {
    case 'foto-beeld':
      return makeFotoscene(soort.recept, niveau, random);
    case 'huis-beeld':
      return makeHuisscene(soort.recept, niveau, random);
    case 'boodschap':
      return makeBoodschap(soort.recept, niveau, random);
    case 'zin-antwoord':
      return makeAntwoordscene(soort.recept, niveau, random);
    case 'recept':
    case 'route':
      return makeVolgorde(soort.vorm, soort.recept, niveau, random);
    case 'zin-verbinden':
      return makeVerbinding(soort.recept, niveau, random);
  }
}

/** Kinds of a level, with the letters that their ids begin with. */
const soortenVan = (niveau: Leesniveau): readonly (readonly [letters: string, soorten: readonly Soort[]])[] => [
  ['fo', fotoreceptenVan(niveau).map((recept) => ({ vorm: 'foto-beeld', recept }))],
  ['hu', huisreceptenVan(niveau).map((recept) => ({ vorm: 'huis-beeld', recept }))],
  ['bo', boodschapreceptenVan(niveau).map((recept) => ({ vorm: 'boodschap', recept }))],
  ['an', antwoordreceptenVan(niveau).map((recept) => ({ vorm: 'zin-antwoord', recept }))],
  ['re', volgordereceptenVan(niveau).map((recept) => ({ vorm: 'recept', recept }))],
  ['ro', volgordereceptenVan(niveau).map((recept) => ({ vorm: 'route', recept }))],
  ['vb', verbindreceptenVan(niveau).map((recept) => ({ vorm: 'zin-verbinden', recept }))],
];

const PER_VORM = 12;

/** The items of a level, twelve of a form, their kinds in turn. */
export const rekenzinnenVan = (niveau: Leesniveau): Rekenzin[] =>
  soortenVan(niveau).flatMap(([letters, soorten]) =>
    Array.from({ length: soorten.length === 0 ? 0 : PER_VORM }, (_, n) => soorten[n % soorten.length]).flatMap((soort, n) => {
      if (soort === undefined) return [];
      const id = `${niveau}-${letters}${String(n + 1).padStart(2, '0')}`;
      const scene = makeRekenscene(soort, niveau, createRandom(seedFrom(id)));
      const goed = scene.stukken ?? [scene.antwoord];
      return [{ id, niveau, ...soort, ...scene, fout: scene.keuzes.filter((keuze) => !goed.includes(keuze)) }];
    }),
  );
