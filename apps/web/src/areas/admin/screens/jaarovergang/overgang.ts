/** What somebody changes of the proposal for next year, and how the school looks then. */
import type { OvergangGroep, OvergangKeuze, OvergangKeuzes, OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';

export const WEG = 'weg';
/** Marks a part that stays in its year, in this groep. */
const BLIJFT = 'blijft:';
const LAATSTE = 8;

/** By `deelId` where a year of a groep goes; kept on the server as it is here. */
export type Keuzes = OvergangKeuze;

export const deelId = (groepId: string, jaargroep: number): string => `${groepId} ${jaargroep}`;
export const staysIn = (groepId: string): string => `${BLIJFT}${groepId}`;

/** The proposal as it came; a year without a groep gets a new one. */
export function begin({ groepen }: OvergangVoorstel, createId: () => string, nameOf: (jaargroep: number) => string): Keuzes {
  const delen = groepen.flatMap((groep) => groep.delen.map((deel) => ({ groep, deel })));
  const bezet = new Set(groepen.map(({ nieuweNaam }) => nieuweNaam.toLowerCase()));
  const jaren = [...new Set(delen.filter(({ deel }) => deel.doel === null).map(({ deel }) => deel.jaargroep + 1))];
  const nieuw = jaren.map((jaargroep) => {
    const naam = nameOf(jaargroep);
    return { id: createId(), naam: bezet.has(naam.toLowerCase()) ? `${naam} (2)` : naam, jaargroep };
  });
  const nieuwVoor = (jaargroep: number): string => nieuw.find((groep) => groep.jaargroep === jaargroep + 1)?.id ?? '';
  return {
    namen: Object.fromEntries(groepen.map(({ id, nieuweNaam }) => [id, nieuweNaam])),
    docentenMee: Object.fromEntries(groepen.map(({ id }) => [id, true])),
    doelen: Object.fromEntries(delen.map(({ groep, deel }) => [deelId(groep.id, deel.jaargroep), deel.doel ?? nieuwVoor(deel.jaargroep)])),
    nieuw,
    zitten: {},
    nagekeken: [],
  };
}

const alleenVan = <T>(record: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));

/** What was chosen before, of groepen and leerlingen that are still there; what came since is as proposed. */
export function hervat({ groepen, leerlingen }: OvergangVoorstel, nu: Keuzes, eerder: Keuzes): Keuzes {
  const ids = new Set(groepen.map(({ id }) => id));
  const doelen = new Set([...ids, ...eerder.nieuw.map(({ id }) => id)]);
  const bestaat = (doel: string): boolean =>
    doel === '' || doel === WEG || doelen.has(doel.startsWith(BLIJFT) ? doel.slice(BLIJFT.length) : doel);
  const eigen = alleenVan(eerder.doelen, new Set(Object.keys(nu.doelen)));
  return {
    namen: { ...nu.namen, ...alleenVan(eerder.namen, ids) },
    docentenMee: { ...nu.docentenMee, ...alleenVan(eerder.docentenMee, ids) },
    doelen: Object.fromEntries(Object.entries({ ...nu.doelen, ...eigen }).map(([deel, doel]) => [deel, bestaat(doel) ? doel : ''])),
    nieuw: eerder.nieuw,
    zitten: alleenVan(eerder.zitten, new Set(leerlingen.map(({ id }) => id))),
    nagekeken: eerder.nagekeken.filter((id) => ids.has(id)),
  };
}

/** Where somebody who stays in this year fits best: a groep that will have it. */
export function groepVoorJaar({ groepen }: OvergangVoorstel, jaargroep: number, eigen: string): string {
  return groepen.find(({ nieuweJaargroepen }) => nieuweJaargroepen.includes(jaargroep))?.id ?? eigen;
}

export type Plek = { readonly groepId: string; readonly jaargroep: number } | { readonly weg: true } | null;

export function plekVan(leerling: OvergangVoorstel['leerlingen'][number], { doelen, zitten }: Keuzes): Plek {
  const { id, groepId, jaargroep } = leerling;
  const blijft = zitten[id];
  if (blijft !== undefined) return { groepId: blijft, jaargroep };
  const doel = doelen[deelId(groepId, jaargroep)] ?? '';
  if (doel === WEG) return { weg: true };
  if (doel.startsWith(BLIJFT)) return { groepId: doel.slice(BLIJFT.length), jaargroep };
  return doel === '' ? null : { groepId: doel, jaargroep: Math.min(jaargroep + 1, LAATSTE) };
}

export interface Straks {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
  readonly leerlingen: number;
}

export interface Overzicht {
  readonly groepen: readonly Straks[];
  readonly weg: number;
  /** Parts that go nowhere yet. */
  readonly open: number;
}

const oplopend = (jaren: Iterable<number>): number[] => [...new Set(jaren)].sort((a, b) => a - b);

/** The groepen of next year, with how many sit in each. */
export function overzichtVan(voorstel: OvergangVoorstel, keuzes: Keuzes): Overzicht {
  const plekken = voorstel.leerlingen.map((leerling) => plekVan(leerling, keuzes));
  const zitplaatsen = plekken.filter((plek) => plek !== null && 'groepId' in plek);
  const straks = (id: string, naam: string, jaren: readonly number[]): Straks => {
    const kinderen = zitplaatsen.filter(({ groepId }) => groepId === id);
    return { id, naam, jaargroepen: oplopend([...jaren, ...kinderen.map(({ jaargroep }) => jaargroep)]), leerlingen: kinderen.length };
  };
  return {
    groepen: [
      ...voorstel.groepen.map(({ id, nieuweJaargroepen }) => straks(id, keuzes.namen[id] ?? '', nieuweJaargroepen)),
      ...keuzes.nieuw.map(({ id, naam, jaargroep }) => straks(id, naam, [jaargroep])),
    ],
    weg: plekken.filter((plek) => plek !== null && 'weg' in plek).length,
    open: Object.values(keuzes.doelen).filter((doel) => doel === '').length,
  };
}

/** Names that stand twice, folded. */
export function dubbeleNamen({ groepen }: Overzicht): ReadonlySet<string> {
  const namen = groepen.map(({ naam }) => naam.trim().toLowerCase());
  return new Set(namen.filter((naam, i) => namen.indexOf(naam) !== i));
}

export function teSturen(voorstel: OvergangVoorstel, keuzes: Keuzes, id: string): OvergangKeuzes {
  const jarenVan = new Map(overzichtVan(voorstel, keuzes).groepen.map((groep) => [groep.id, [...groep.jaargroepen]]));
  return {
    id,
    merk: voorstel.merk,
    schooljaar: voorstel.schooljaar,
    // Only who said so got here.
    vroeg: voorstel.vroeg,
    groepen: voorstel.groepen.map((groep) => ({
      id: groep.id,
      naam: keuzes.namen[groep.id] ?? groep.nieuweNaam,
      jaargroepen: jarenVan.get(groep.id) ?? groep.nieuweJaargroepen,
      docentenBlijven: keuzes.docentenMee[groep.id] ?? true,
    })),
    nieuw: keuzes.nieuw.map((groep) => ({ id: groep.id, naam: groep.naam, jaargroepen: jarenVan.get(groep.id) ?? [groep.jaargroep] })),
    leerlingen: voorstel.leerlingen.map((leerling) => {
      const plek = plekVan(leerling, keuzes);
      return plek !== null && 'groepId' in plek ? { id: leerling.id, ...plek } : { id: leerling.id, weg: true as const };
    }),
  };
}

/** Years of a groep in words. */
export const jarenText = (jaren: OvergangGroep['jaargroepen'] | readonly number[], nameOf: (jaargroep: number) => string): string =>
  jaren.map(nameOf).join(', ');
