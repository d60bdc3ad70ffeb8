/** Which groep of the file is which of ours, and which groepen of the file are parts of one combination. */
import type { GroepRegel } from '@spelrijk/contract/edexml';
import type { Bestand, BestandGroep, BestandLeerling } from './bestand.ts';
import { foldTekst } from '../../../platform/bestand/waarde.ts';
import type { Stand, StandGroep } from './stand.ts';

export interface GroepPlan {
  readonly regels: readonly GroepRegel[];
  /** Key of the file -> the row that it became. */
  readonly regelVan: ReadonlyMap<string, GroepRegel>;
}

/** A year belongs to a groep when it is its own, or when enough children have it: one child a year ahead makes no combination. */
const GENOEG_LEERLINGEN = 3;
const GENOEG_DEEL = 0.25;

/** What keys of one combination have in common: `5700_lj_3` and `5700_lj_4` are `5700`. */
const stamVan = (sleutel: string): string | null => /^(.+?)[_\-. ]*(?:lj|jg|leerjaar)?[_\-. ]*\d{1,2}$/i.exec(sleutel)?.[1] ?? null;

/** A combined group of which no leerling has a groep of its own is where these leerlingen sit. */
export function thuisgroepen({ samengesteld, leerlingen }: Bestand): readonly BestandGroep[] {
  const actief = leerlingen.filter(({ stand }) => stand === 'actief');
  const metStam = new Set(actief.filter(({ groep }) => groep !== null).flatMap((leerling) => leerling.samengesteld));
  const zonderStam = new Set(actief.filter(({ groep }) => groep === null).flatMap((leerling) => leerling.samengesteld.slice(0, 1)));
  return samengesteld.filter(({ sleutel }) => zonderStam.has(sleutel) && !metStam.has(sleutel));
}

/** The key of the groep where a leerling sits. */
export const zitIn = (leerling: BestandLeerling, thuis: ReadonlySet<string>): string | null =>
  leerling.groep ?? leerling.samengesteld.find((sleutel) => thuis.has(sleutel)) ?? null;

interface Deelgroep {
  readonly sleutel: string;
  readonly delen: readonly BestandGroep[];
}

/** Groepen with equal names and keys that only differ in a year at the end are one, unless an earlier import kept them apart. */
function mergeDelen(groepen: readonly BestandGroep[], bekend: ReadonlyMap<string, string>): readonly Deelgroep[] {
  const stapels = new Map<string, BestandGroep[]>();
  for (const groep of groepen) {
    const stam = typeof groep.jaargroep === 'number' ? stamVan(groep.sleutel) : null;
    const merk = stam === null ? `alleen ${groep.sleutel}` : `${stam} ${foldTekst(groep.naam)}`;
    stapels.set(merk, [...(stapels.get(merk) ?? []), groep]);
  }
  return [...stapels.values()].flatMap((delen): Deelgroep[] => {
    const jaren = new Set(delen.map(({ jaargroep }) => jaargroep));
    const ids = new Set(delen.flatMap(({ sleutel }) => bekend.get(sleutel) ?? []));
    const [eerste] = delen;
    if (eerste && delen.length > 1 && jaren.size === delen.length && ids.size <= 1)
      return [{ sleutel: `${stamVan(eerste.sleutel)}*`, delen }];
    return delen.map((deel) => ({ sleutel: deel.sleutel, delen: [deel] }));
  });
}

function jarenVan(delen: readonly BestandGroep[], jaren: readonly number[]): readonly number[] {
  const eigen = delen.flatMap(({ jaargroep }) => (typeof jaargroep === 'number' ? [jaargroep] : []));
  const keer = (jaar: number): number => jaren.filter((ander) => ander === jaar).length;
  const genoeg = (jaar: number): boolean =>
    eigen.length === 0 || keer(jaar) >= GENOEG_LEERLINGEN || keer(jaar) >= GENOEG_DEEL * jaren.length;
  return [...new Set([...eigen, ...jaren.filter(genoeg)])].sort((a, b) => a - b);
}

const gelijk = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

export function planGroepen(bestand: Bestand, stand: Stand): GroepPlan {
  const thuis = thuisgroepen(bestand);
  const thuisSleutels = new Set(thuis.map(({ sleutel }) => sleutel));
  const bekend = new Map(
    stand.groepsleutels.filter(({ schooljaar }) => schooljaar === bestand.schooljaar).map(({ sleutel, groepId }) => [sleutel, groepId]),
  );
  const opId = new Map(stand.groepen.map((groep) => [groep.id, groep]));
  const opNaam = new Map(stand.groepen.map((groep) => [foldTekst(groep.naam), groep]));
  const delen = mergeDelen([...bestand.groepen, ...thuis], bekend);
  const bezet = new Set<string>();
  const take = (groep: StandGroep | undefined): StandGroep | undefined => {
    if (!groep || bezet.has(groep.id)) return undefined;
    bezet.add(groep.id);
    return groep;
  };
  // Keys first, for every groep: a name may not take what a key points at.
  const opSleutel = delen.map((deel) => take(opId.get(deel.delen.map(({ sleutel }) => bekend.get(sleutel)).find(Boolean) ?? '')));
  const jarenIn = new Map<string, number[]>();
  const aantalIn = new Map<string, number>();
  for (const leerling of bestand.leerlingen) {
    const sleutel = leerling.stand === 'actief' ? zitIn(leerling, thuisSleutels) : null;
    if (sleutel === null) continue;
    aantalIn.set(sleutel, (aantalIn.get(sleutel) ?? 0) + 1);
    const jaren = jarenIn.get(sleutel) ?? [];
    if (leerling.jaargroep !== null) jaren.push(leerling.jaargroep);
    jarenIn.set(sleutel, jaren);
  }
  const regels = delen.map((deel, i): GroepRegel => {
    const [eerste] = deel.delen;
    const naam = eerste?.naam ?? deel.sleutel;
    const oud = opSleutel[i] ?? take(opNaam.get(foldTekst(naam)));
    const leerlingen = deel.delen.reduce((som, { sleutel }) => som + (aantalIn.get(sleutel) ?? 0), 0);
    const gevonden = jarenVan(
      deel.delen,
      deel.delen.flatMap(({ sleutel }) => jarenIn.get(sleutel) ?? []),
    );
    const jaargroepen = gevonden.length > 0 ? gevonden : (oud?.jaargroepen ?? []);
    const zelfde = oud?.naam === naam && gelijk(oud.jaargroepen, jaargroepen);
    return {
      sleutel: deel.sleutel,
      naam,
      delen: deel.delen.map(({ sleutel, jaargroep }) => ({ sleutel, jaargroep: typeof jaargroep === 'number' ? jaargroep : null })),
      jaargroepen: [...jaargroepen],
      leerlingen,
      soort: oud === undefined ? 'nieuw' : zelfde ? 'ongewijzigd' : 'gewijzigd',
      groepId: oud?.id ?? null,
      oud: oud && !zelfde ? { naam: oud.naam, jaargroepen: [...oud.jaargroepen] } : null,
      mee: oud !== undefined || leerlingen > 0,
      opmerkingen: leerlingen === 0 ? ['geen-leerlingen'] : [],
    };
  });
  const regelVan = new Map(regels.flatMap((regel) => regel.delen.map(({ sleutel }) => [sleutel, regel] as const)));
  return { regels, regelVan };
}
