/** Which leerlingen need the same explanation now: those who find the same categorie difficult. */
import type { Cel } from '../../oefenen/standen/index.ts';
import type { Misgegaan } from './misgegaan.ts';

export interface Behoefte {
  readonly leerlingId: string;
  readonly categorie: string;
  /** Times the rule was broken in the last weeks. */
  readonly fouten: number;
  /** Of the latest days: answers, and how many were right. */
  readonly laatste: Cel['laatste'];
  /** Percent written right, 80% range; null when it may not be shown. */
  readonly bereik: { readonly laag: number; readonly hoog: number } | null;
}

export interface Groepje {
  readonly categorie: string;
  /** Most need first. */
  readonly leerlingen: readonly Behoefte[];
}

/** One table in the classroom. */
const GROOTST = 8;
const KLEINST = 2;
const MEEST = 6;
/** A child that sits in every group learns nothing else. */
const PER_LEERLING = 2;

export type Stand = Cel & { readonly leerlingId: string };

/** Wrong lately counts first, then how little of it is right. */
const nood = ({ laatste: { antwoorden, goed } }: Behoefte): number =>
  (antwoorden - goed) * 10 + (antwoorden > 0 ? (100 * (antwoorden - goed)) / antwoorden : 0);

/** Per leerling, per label. */
function countKeren(fouten: readonly Misgegaan[]): Map<string, Map<string, number>> {
  const keren = new Map<string, Map<string, number>>();
  for (const { leerlingId, label } of fouten) {
    const eigen = keren.get(leerlingId) ?? new Map<string, number>();
    eigen.set(label, (eigen.get(label) ?? 0) + 1);
    keren.set(leerlingId, eigen);
  }
  return keren;
}

/** Who needs the rule of which categorie; `fouten` of the last weeks. */
export function behoeften(standen: readonly Stand[], fouten: readonly Misgegaan[]): Behoefte[] {
  const keren = countKeren(fouten);
  return standen
    .filter(({ beeld }) => beeld === 'moeilijk')
    .map(({ leerlingId, categorie, laag, hoog, zeker, laatste }) => ({
      leerlingId,
      categorie,
      fouten: keren.get(leerlingId)?.get(categorie) ?? 0,
      laatste,
      bereik: zeker ? { laag, hoog } : null,
    }));
}

/**
 * The groups to propose, the largest first; at most eight children in a group and two groups a child.
 * @example six children who break `verlenging-d-t` and two who break `ei-ij` give two groups, that of six first.
 */
export function createGroepjes(alle: readonly Behoefte[]): Groepje[] {
  const per = new Map<string, Behoefte[]>();
  for (const behoefte of alle) per.set(behoefte.categorie, [...(per.get(behoefte.categorie) ?? []), behoefte]);
  const zitIn = new Map<string, number>();
  const groepjes: Groepje[] = [];
  const over = [...per].map(([categorie, leerlingen]) => ({ categorie, leerlingen: leerlingen.toSorted((a, b) => nood(b) - nood(a)) }));
  const som = (leerlingen: readonly Behoefte[]): number => leerlingen.reduce((totaal, behoefte) => totaal + nood(behoefte), 0);
  while (groepjes.length < MEEST) {
    const kandidaten = over
      .filter(({ categorie }) => !groepjes.some((groepje) => groepje.categorie === categorie))
      .map(({ categorie, leerlingen }) => ({
        categorie,
        leerlingen: leerlingen.filter(({ leerlingId }) => (zitIn.get(leerlingId) ?? 0) < PER_LEERLING).slice(0, GROOTST),
      }))
      .filter(({ leerlingen }) => leerlingen.length >= KLEINST)
      .sort((a, b) => b.leerlingen.length - a.leerlingen.length || som(b.leerlingen) - som(a.leerlingen));
    const [beste] = kandidaten;
    if (!beste) break;
    for (const { leerlingId } of beste.leerlingen) zitIn.set(leerlingId, (zitIn.get(leerlingId) ?? 0) + 1);
    groepjes.push(beste);
  }
  return groepjes;
}
