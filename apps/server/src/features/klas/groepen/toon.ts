/** A groep and a leerling as staff sees them in a list: what they did this week, and whether somebody should look. */
import type { GroepKort, GroepLeerling, WieEerst } from '@spelrijk/contract/groepen';
import { urgency } from '@spelrijk/domain/aandacht';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { dagVan } from '../../../platform/clock.ts';
import { readOefendagen, rustOp } from '../../oefenen/rust/index.ts';
import { toCel } from '../../oefenen/standen/index.ts';
import { aandachtNu, named } from './aandacht.ts';
import type { GroepRij, LeerlingRij } from './store.ts';

const MINUUT_MS = 60_000;
const minuten = (ms: number): number => Math.round(ms / MINUUT_MS);

/** A leerling, and whether she can log in: nothing is expected of who has no card yet. */
export interface Rij extends LeerlingRij {
  readonly kanErin: boolean;
}

function aandachtVan(rij: Rij, now: number): ReturnType<typeof aandachtNu> {
  if (!rij.kanErin) return [];
  const vandaag = dagVan(now);
  return aandachtNu(
    rij,
    rij.cellen.map((cel) => toCel(cel, vandaag)),
    now,
  );
}

export function toGroep(groep: GroepRij, leerlingen: readonly Rij[], now: number): GroepKort {
  const eigen = leerlingen.filter(({ groepId }) => groepId === groep.id);
  return {
    id: groep.id,
    naam: groep.naam,
    jaargroepen: [...groep.jaargroepen],
    docenten: [...groep.docenten],
    leerlingen: eigen.length,
    geoefendVandaag: eigen.filter(({ vandaag }) => vandaag).length,
    geoefendWeek: eigen.filter(({ dagen }) => dagen > 0).length,
    minutenWeek: minuten(eigen.reduce((som, { ms }) => som + ms, 0)),
    aandacht: eigen.filter((rij) => aandachtVan(rij, now).length > 0).length,
  };
}

const toDagen = (dagen: readonly number[] | null): number[] | null => dagen && [...dagen];

export function toLeerling(rij: Rij, now: number): GroepLeerling {
  const { id, roepnaam, achternaam, jaargroep, figuur, laatste, beheerst, nieuwBeheerst, bezigMet } = rij;
  const naam = bezigMet === null ? undefined : getCategorie(bezigMet)?.naam;
  return {
    id,
    roepnaam,
    achternaam,
    jaargroep,
    figuur,
    laatstGeoefend: laatste?.toISOString() ?? null,
    dagenWeek: rij.dagen,
    minutenWeek: minuten(rij.ms),
    antwoordenWeek: rij.antwoorden,
    goedWeek: rij.antwoorden === 0 ? null : Math.round((rij.goed / rij.antwoorden) * 100),
    beheerst,
    nieuwBeheerst: [...nieuwBeheerst],
    bezigMet: bezigMet !== null && naam !== undefined ? { id: bezigMet, naam } : null,
    aandacht: named(aandachtVan(rij, now), rij.regio),
    rust: rustOp(rij.rust, dagVan(now)) ?? null,
    oefendagen: toDagen(readOefendagen(rij.oefendagen)),
    jaarvraag: rij.jaarvraag,
  };
}

/** Enough for one look; the rest stands in the groep itself. */
const MAX_EERST = 6;

/** Who of all groepen needs somebody most. */
export function toWieEerst(rijen: readonly Rij[], now: number): WieEerst[] {
  return rijen
    .map((rij) => ({ rij, redenen: aandachtVan(rij, now) }))
    .filter(({ redenen }) => redenen.length > 0)
    .toSorted((a, b) => urgency(b.redenen) - urgency(a.redenen))
    .slice(0, MAX_EERST)
    .map(({ rij: { groepId, id, roepnaam, achternaam, figuur, regio }, redenen }) => ({
      groepId,
      leerling: { id, roepnaam, achternaam, figuur, aandacht: named(redenen, regio) },
    }));
}
