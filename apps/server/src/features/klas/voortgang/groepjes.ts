/** Which leerlingen need the same explanation now: who keeps breaking a rule, or surely writes too little of it right. */
import type { Misgegaan } from './misgegaan.ts';

export interface Behoefte {
  readonly leerlingId: string;
  readonly categorie: string;
  /** Times the rule was broken in the last weeks. */
  readonly fouten: number;
  /** Percent written right, 80% range; null when too little is known. */
  readonly bereik: { readonly laag: number; readonly hoog: number } | null;
}

export interface Groepje {
  readonly categorie: string;
  /** Most need first. */
  readonly leerlingen: readonly Behoefte[];
}

/** So many times wrong is no accident. */
const VAAK = 3;
/** Below this (percent, upper end of the range) the rule is not there yet; above the other, errors are slips. */
const LAAG = 70;
const HOOG = 85;
const MIN_ANTWOORDEN = 6;
/** One table in the classroom. */
const GROOTST = 8;
const KLEINST = 2;
const MEEST = 6;
/** A child that sits in every group learns nothing else. */
const PER_LEERLING = 2;

export interface Stand {
  readonly leerlingId: string;
  readonly categorie: string;
  readonly status: 'op-slot' | 'open' | 'vermoed' | 'beheerst';
  readonly laag: number;
  readonly hoog: number;
  readonly zeker: boolean;
  readonly antwoorden: number;
}

const nood = ({ fouten, bereik }: Behoefte): number => fouten * 10 + (bereik ? 100 - (bereik.laag + bereik.hoog) / 2 : 0);

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

/** Who needs the rule of which categorie; what is mastered needs nothing. */
export function behoeften(standen: readonly Stand[], fouten: readonly Misgegaan[]): Behoefte[] {
  const keren = countKeren(fouten);
  return standen.flatMap((stand) => {
    const { leerlingId, categorie, status, laag, hoog, zeker, antwoorden } = stand;
    if (status !== 'open') return [];
    const aantal = keren.get(leerlingId)?.get(categorie) ?? 0;
    const isLaag = zeker && antwoorden >= MIN_ANTWOORDEN && hoog < LAAG;
    const isVaak = aantal >= VAAK && (!zeker || hoog < HOOG);
    if (!isVaak && !isLaag) return [];
    return [{ leerlingId, categorie, fouten: aantal, bereik: zeker ? { laag, hoog } : null }];
  });
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
