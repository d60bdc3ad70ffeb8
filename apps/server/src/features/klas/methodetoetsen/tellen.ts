/** What came of a methodetoets, counted from its answers: per leerling, per categorie, per word. Pure. */
import type { CategorieUitslag, LeerlingUitslag, Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { compareVerwacht, type ToetsantwoordRij, type Voorspeld } from '../../oefenen/zittingen/index.ts';

interface Leerling {
  readonly id: string;
  readonly naam: string;
  readonly papier: boolean;
  readonly klaar: boolean;
  /** It should make the test. */
  readonly voor: boolean;
}

interface Telvraag {
  readonly items: readonly { readonly id: string; readonly woord: string }[];
  readonly leerlingen: readonly Leerling[];
  readonly antwoorden: readonly ToetsantwoordRij[];
  readonly voorspeld: ReadonlyMap<string, Voorspeld>;
}

type Antwoord = ToetsantwoordRij;

const perSleutel = <T>(rijen: readonly T[], sleutel: (rij: T) => string): ReadonlyMap<string, readonly T[]> => Map.groupBy(rijen, sleutel);

/** Every point of every answer; two points of one categorie in a word are one, right only if both are. */
const puntenVan = (antwoord: Antwoord): readonly { readonly categorie: string; readonly goed: boolean; readonly antwoord: Antwoord }[] =>
  [...perSleutel(antwoord.diagnose.knelpunten, ({ categorie }) => categorie)].map(([categorie, punten]) => ({
    categorie,
    goed: punten.every(({ goed }) => goed),
    antwoord,
  }));

function toCategorieen(antwoorden: readonly Antwoord[]): CategorieUitslag[] {
  return [...perSleutel(antwoorden.flatMap(puntenVan), ({ categorie }) => categorie)]
    .map(([categorie, punten]): CategorieUitslag => ({
      categorie,
      naam: somvensterNaam(categorie),
      goed: punten.filter(({ goed }) => goed).length,
      gevraagd: punten.length,
      fouten: punten.filter(({ goed }) => !goed).map(({ antwoord: { woord, gegeven } }) => ({ woord, gegeven })),
    }))
    .toSorted((a, b) => a.goed / a.gevraagd - b.goed / b.gevraagd || (a.naam < b.naam ? -1 : 1));
}

function toLeerling({ id, naam, papier, klaar }: Leerling, eigen: readonly Antwoord[], voorspeld: Voorspeld | null): LeerlingUitslag {
  return {
    id,
    naam,
    papier,
    klaar,
    gemaakt: eigen.length,
    goed: eigen.filter(({ goed }) => goed).length,
    verwachting: compareVerwacht(voorspeld, new Map(eigen.map(({ itemId, goed }) => [itemId, goed]))),
    categorieen: toCategorieen(eigen),
  };
}

function toItems({ items, antwoorden }: Telvraag): Methodetoetsuitslag['items'] {
  const perItem = perSleutel(antwoorden, ({ itemId }) => itemId);
  return items.map(({ id, woord }) => {
    const eigen = perItem.get(id) ?? [];
    const fout = eigen.filter(({ goed }) => !goed);
    const geschreven = [...perSleutel(fout, ({ gegeven }) => gegeven)].map(([tekst, rijen]) => ({ tekst, keer: rijen.length }));
    return {
      id,
      woord,
      goed: eigen.length - fout.length,
      gevraagd: eigen.length,
      geschreven: geschreven.toSorted((a, b) => b.keer - a.keer || (a.tekst < b.tekst ? -1 : 1)),
    };
  });
}

/** Hardest first, with who got it wrong, most often first. */
function toKlas(leerlingen: readonly LeerlingUitslag[]): Methodetoetsuitslag['categorieen'] {
  const rijen = leerlingen.flatMap(({ id, naam, categorieen }) => categorieen.map((rij) => ({ ...rij, leerling: { id, naam } })));
  return [...perSleutel(rijen, ({ categorie }) => categorie)]
    .map(([categorie, eigen]) => {
      const som = (waarde: (rij: (typeof eigen)[number]) => number): number => eigen.reduce((totaal, rij) => totaal + waarde(rij), 0);
      const wie = eigen.map(({ leerling, fouten }) => ({ ...leerling, fout: fouten.length })).filter(({ fout }) => fout > 0);
      return {
        categorie,
        naam: somvensterNaam(categorie),
        goed: som(({ goed }) => goed),
        gevraagd: som(({ gevraagd }) => gevraagd),
        wie: wie.toSorted((a, b) => b.fout - a.fout || (a.naam < b.naam ? -1 : 1)),
      };
    })
    .toSorted((a, b) => a.goed / a.gevraagd - b.goed / b.gevraagd || (a.naam < b.naam ? -1 : 1));
}

type Telling = Pick<Methodetoetsuitslag, 'items' | 'leerlingen' | 'categorieen' | 'antwoorden' | 'ontbreekt'>;

/** Of who sits in the groep; in the order the leerlingen came in. */
export function tellen(vraag: Telvraag): Telling {
  const hier = new Set(vraag.leerlingen.map(({ id }) => id));
  const antwoorden = vraag.antwoorden.filter(({ leerlingId }) => hier.has(leerlingId));
  const perLeerling = perSleutel(antwoorden, ({ leerlingId }) => leerlingId);
  const leerlingen = vraag.leerlingen.flatMap((leerling) => {
    const eigen = perLeerling.get(leerling.id) ?? [];
    return eigen.length === 0 ? [] : [toLeerling(leerling, eigen, vraag.voorspeld.get(leerling.id) ?? null)];
  });
  return {
    items: toItems({ ...vraag, antwoorden }),
    leerlingen,
    categorieen: toKlas(leerlingen),
    antwoorden: antwoorden.map(({ leerlingId, itemId, gegeven, goed }) => ({ leerlingId, itemId, gegeven, goed })),
    ontbreekt: vraag.leerlingen.filter(({ id, voor }) => voor && !perLeerling.has(id)).map(({ id, naam }) => ({ id, naam })),
  };
}
