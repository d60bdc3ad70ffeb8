/** A report counted from the marked words: per leerling, per categorie, per word. Pure. */
import type { DicteeAntwoord } from '@spelrijk/contract/dictees';

interface Leerling {
  readonly id: string;
  readonly naam: string;
}

export interface LeerlingTelling extends Leerling {
  readonly goed: number;
  readonly totaal: number;
  /** Word as it was written, with the first thing to repair. */
  readonly fouten: readonly { readonly woord: string; readonly gegeven: string; readonly naam: string }[];
}

/** Who made it, most errors first. */
export function perLeerling(leerlingen: readonly Leerling[], antwoorden: readonly DicteeAntwoord[]): readonly LeerlingTelling[] {
  return leerlingen
    .map((leerling): LeerlingTelling => {
      const eigen = antwoorden.filter(({ leerlingId }) => leerlingId === leerling.id);
      const mis = eigen.filter(({ goed }) => !goed);
      return {
        ...leerling,
        goed: eigen.length - mis.length,
        totaal: eigen.length,
        fouten: mis.map(({ woord, gegeven, fouten }) => ({ woord, gegeven, naam: fouten[0]?.naam ?? '' })),
      };
    })
    .filter(({ totaal }) => totaal > 0)
    .toSorted((a, b) => a.goed / a.totaal - b.goed / b.totaal);
}

export interface CategorieTelling {
  readonly categorie: string;
  readonly naam: string;
  /** Share right, 0-100. */
  readonly procent: number;
  /** Who got it wrong, most often first. */
  readonly wie: readonly Leerling[];
}

/** Hardest first. */
export function perCategorie(leerlingen: readonly Leerling[], antwoorden: readonly DicteeAntwoord[]): readonly CategorieTelling[] {
  const opId = new Map(leerlingen.map((leerling) => [leerling.id, leerling]));
  const punten = antwoorden.flatMap(({ leerlingId, punten: eigen }) => eigen.map((punt) => ({ ...punt, leerlingId })));
  return [...new Set(punten.map(({ categorie }) => categorie))]
    .map((categorie): CategorieTelling => {
      const eigen = punten.filter((punt) => punt.categorie === categorie);
      const fouten = new Map<string, number>();
      for (const { goed, leerlingId } of eigen) if (!goed) fouten.set(leerlingId, (fouten.get(leerlingId) ?? 0) + 1);
      const wie = [...fouten].sort((a, b) => b[1] - a[1]).flatMap(([id]) => opId.get(id) ?? []);
      const procent = Math.round((100 * eigen.filter(({ goed }) => goed).length) / eigen.length);
      return { categorie, naam: eigen[0]?.naam ?? categorie, procent, wie };
    })
    .toSorted((a, b) => a.procent - b.procent);
}

export interface WoordTelling {
  readonly woord: string;
  readonly goed: number;
  readonly totaal: number;
  /** Wrong spellings, most frequent first. */
  readonly geschreven: readonly { readonly tekst: string; readonly keer: number }[];
}

/** In the order of the dictation. */
export function perWoord(woorden: readonly string[], antwoorden: readonly DicteeAntwoord[]): readonly WoordTelling[] {
  return woorden.map((woord) => {
    const eigen = antwoorden.filter((rij) => rij.woord === woord);
    const keren = new Map<string, number>();
    for (const { goed, gegeven } of eigen) if (!goed) keren.set(gegeven, (keren.get(gegeven) ?? 0) + 1);
    return {
      woord,
      goed: eigen.filter(({ goed }) => goed).length,
      totaal: eigen.length,
      geschreven: [...keren].sort((a, b) => b[1] - a[1]).map(([tekst, keer]) => ({ tekst, keer })),
    };
  });
}
