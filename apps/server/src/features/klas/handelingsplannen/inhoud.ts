/** A stored plan as what was decided. Pure. */
import { PlanTekst, type PlanInhoud, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { openDoelen, type DoelRij, type PlanRij } from '../zorgstanden/index.ts';

const LEEG: PlanTekst = { waarom: '', geprobeerd: '', aanpak: '', thuis: '', maatregelen: [] };

export function keuzeVan(rij: PlanRij, doelen: readonly DoelRij[]): PlanKeuze {
  const { niveau, weken, keren, minuten, functie, zorgaandeel } = rij;
  const tekst = PlanTekst.safeParse(rij.tekst);
  return {
    niveau,
    weken,
    keren,
    minuten,
    functie,
    zorgaandeel,
    tekst: tekst.success ? tekst.data : LEEG,
    doelen: openDoelen(doelen).map(({ categorie, streef }) => ({ categorie, streef })),
  };
}

export const inhoudVan = (rij: PlanRij, doelen: readonly DoelRij[]): PlanInhoud => ({ ...keuzeVan(rij, doelen), tot: rij.tot });

/** Equal whatever the order of the fields. */
export const isGelijk = (a: PlanKeuze, b: PlanKeuze): boolean => tekenVan(a) === tekenVan(b);

const tekenVan = ({ niveau, weken, keren, minuten, functie, zorgaandeel, tekst, doelen }: PlanKeuze): string =>
  JSON.stringify([
    [niveau, weken, keren, minuten, functie, zorgaandeel],
    [
      tekst.waarom,
      tekst.geprobeerd,
      tekst.aanpak,
      tekst.thuis,
      tekst.maatregelen.toSorted(),
      (tekst.lezen ?? []).map(({ soort, niveau }) => [soort, niveau]),
    ],
    doelen.map(({ categorie, streef }) => [categorie, streef]),
  ]);
