/**
 * How a school looks next year. A groep of one year goes up as a whole and takes its new year into its name; a combination group keeps its name, and who
 * outgrows it goes to the groep that will have that year; who finishes leaves.
 */
import { cutTekst } from '@spelrijk/base/tekst';
import { WEG, type OvergangDeel, type OvergangGroep } from '@spelrijk/contract/jaarovergangen';
import type { Regio } from '@spelrijk/domain/admin';

export interface Groep {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
  readonly docenten: readonly string[];
}

export interface Leerling {
  readonly id: string;
  readonly naam: string;
  readonly groepId: string;
  readonly jaargroep: number;
}

const LAATSTE_JAARGROEP = 8;
const VOOR_LEERJAAR: Readonly<Record<Regio, number>> = { nl: 0, be: 2 };

/**
 * The name with its year one higher; a name without its year stays.
 * @example volgendeNaam('Groep 5A', 5, 'nl') // Groep 6A
 * @example volgendeNaam('1ste leerjaar', 3, 'be') // 2de leerjaar
 */
export function volgendeNaam(naam: string, jaargroep: number, regio: Regio): string {
  const jaar = jaargroep - VOOR_LEERJAAR[regio];
  const nu = new RegExp(`(?<!\\d)${jaar}(?!\\d)`);
  if (jaar < 1 || !nu.test(naam)) return naam;
  return naam
    .replace(nu, String(jaar + 1))
    .replace(/(?<!\d)(\d)(ste|de)\b/, (_, cijfer: string) => `${cijfer}${cijfer === '1' ? 'ste' : 'de'}`);
}

function vrij(naam: string, bezet: Set<string>, reden: string): string {
  const kandidaten = [
    naam,
    cutTekst(`${naam} (${reden})`, 60),
    ...Array.from({ length: 300 }, (_, i) => `${cutTekst(naam, 50)} (${i + 2})`),
  ];
  const gekozen = kandidaten.find((kandidaat) => !bezet.has(kandidaat.toLowerCase())) ?? naam;
  bezet.add(gekozen.toLowerCase());
  return gekozen;
}

const isEnkel = ({ jaargroepen }: Groep): boolean => jaargroepen.length === 1;
const isLaatste = (groep: Groep): boolean => isEnkel(groep) && groep.jaargroepen[0] === LAATSTE_JAARGROEP;

const jarenNa = (groep: Groep): number[] =>
  isEnkel(groep) && !isLaatste(groep) ? groep.jaargroepen.map((jaar) => jaar + 1) : [...groep.jaargroepen];

/** Names do not collide: the groep of the last year gives its name to the next. */
function namenNa(groepen: readonly Groep[], schooljaar: string, regio: Regio): ReadonlyMap<string, string> {
  const bezet = new Set<string>();
  const namen = new Map<string, string>();
  for (const groep of groepen.filter((kandidaat) => !isLaatste(kandidaat))) {
    const naam = isEnkel(groep) ? volgendeNaam(groep.naam, groep.jaargroepen[0] ?? 1, regio) : groep.naam;
    namen.set(groep.id, vrij(naam, bezet, schooljaar));
  }
  for (const groep of groepen.filter(isLaatste)) namen.set(groep.id, vrij(groep.naam, bezet, schooljaar));
  return namen;
}

/** Where a year of a groep goes: it stays together when its groep has that year next, else to the groep that has. */
function doelVan(groep: Groep, jaargroep: number, groepen: readonly Groep[]): OvergangDeel['doel'] {
  if (jaargroep >= LAATSTE_JAARGROEP) return WEG;
  if (jarenNa(groep).includes(jaargroep + 1)) return groep.id;
  const anderen = groepen.filter((ander) => ander.id !== groep.id && !isLaatste(ander) && jarenNa(ander).includes(jaargroep + 1));
  return anderen.toSorted((a, b) => b.jaargroepen.length - a.jaargroepen.length)[0]?.id ?? null;
}

export function createVoorstel(
  groepen: readonly Groep[],
  leerlingen: readonly Leerling[],
  schooljaar: string,
  regio: Regio,
): readonly OvergangGroep[] {
  const namen = namenNa(groepen, schooljaar, regio);
  const perGroep = Map.groupBy(leerlingen, ({ groepId }) => groepId);
  return groepen.map((groep): OvergangGroep => {
    const perJaar = Map.groupBy(perGroep.get(groep.id) ?? [], ({ jaargroep }) => jaargroep);
    return {
      id: groep.id,
      naam: groep.naam,
      jaargroepen: [...groep.jaargroepen],
      docenten: [...groep.docenten],
      nieuweNaam: namen.get(groep.id) ?? groep.naam,
      nieuweJaargroepen: jarenNa(groep),
      delen: [...perJaar]
        .sort(([a], [b]) => a - b)
        .map(([jaargroep, kinderen]) => ({ jaargroep, leerlingen: kinderen.length, doel: doelVan(groep, jaargroep, groepen) })),
    };
  });
}
