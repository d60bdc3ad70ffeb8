/**
 * Who a row is. By eckid, by the number of the school program, by what a person said before, and by name only when the groep agrees and nobody else
 * has that name: a doubtful one is never taken by itself, twins least of all.
 */
import type { LvsPersoon } from '@spelrijk/contract/lvsspelling';
import type { Regio } from '@spelrijk/domain/admin';
import { heleNaam } from '@spelrijk/domain/naam';
import { foldTekst } from '../../../platform/bestand/waarde.ts';
import type { Resultaat } from './resultaten.ts';

export interface School {
  readonly regio: Regio;
  readonly leerlingen: readonly SchoolLeerling[];
  /** What rows of earlier files were taken for: key of a row -> leerling. */
  readonly eerder: ReadonlyMap<string, string>;
}

export interface SchoolLeerling {
  readonly id: string;
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly groep: string;
  readonly eckid: string | null;
  readonly sleutel: string | null;
}

type Wie = Resultaat['wie'];

/** One child of the file: the rows with the same number, or the same name and groep. */
export interface BestandPersoon {
  readonly nr: number;
  readonly wie: Wie;
  readonly geboortedatum: string | null;
  /** Tells it apart from the others of the file. */
  readonly sleutel: string;
}

const delen = (tekst: string): readonly string[] =>
  foldTekst(tekst)
    // d'Hondt and d' Hondt are one.
    .replaceAll("'", "' ")
    .split(' ')
    .filter((deel) => deel !== '')
    .sort((a, b) => (a < b ? -1 : 1));

const naamVan = ({ naam, roepnaam = '', voorvoegsel = '', achternaam = '' }: Wie): string =>
  naam ?? heleNaam({ roepnaam, voorvoegsel, achternaam });

/** The same name in any order: `Berg, Daan van den` and `Daan van den Berg`. */
const naamSleutel = (naam: string): string => delen(naam).join(' ');
const heet = heleNaam satisfies (leerling: SchoolLeerling) => string;

function sleutelVan({ wie, geboortedatum }: Pick<Resultaat, 'wie' | 'geboortedatum'>): string {
  if (wie.eckid !== undefined) return `e ${wie.eckid}`;
  if (wie.leerlingnummer !== undefined) return `n ${wie.leerlingnummer}`;
  const naam = naamSleutel(naamVan(wie));
  return naam === '' ? '' : `w ${naam} | ${foldTekst(wie.groep ?? '')} | ${geboortedatum ?? ''}`;
}

/** The children of a file, in order, and which of them every result is of. */
export function personenVan(resultaten: readonly Resultaat[]): {
  readonly personen: readonly BestandPersoon[];
  readonly van: readonly number[];
} {
  const opSleutel = new Map<string, BestandPersoon>();
  const van = resultaten.map(({ wie, geboortedatum, rij }) => {
    // Rows that name nobody are not all of one child.
    const sleutel = sleutelVan({ wie, geboortedatum }) || `r ${rij}`;
    const bekend = opSleutel.get(sleutel);
    const persoon = bekend ?? { nr: opSleutel.size + 1, wie, geboortedatum, sleutel };
    if (!bekend) opSleutel.set(sleutel, persoon);
    return persoon.nr;
  });
  return { personen: [...opSleutel.values()], van };
}

/** The birth date stays out of what is kept; '' when there is nothing to know it by. */
export const toBewaarsleutel = ({ sleutel }: BestandPersoon): string =>
  sleutel.startsWith('r ') ? '' : sleutel.startsWith('w ') ? sleutel.replace(/ \| [^|]*$/, '') : sleutel;

type Gevonden = Pick<LvsPersoon, 'leerlingId' | 'herkend' | 'reden'> & { readonly mogelijk: readonly SchoolLeerling[] };

const MEEST_KANDIDATEN = 5;
const zeker = (leerling: SchoolLeerling, herkend: LvsPersoon['herkend']): Gevonden => ({
  leerlingId: leerling.id,
  herkend,
  reden: '',
  mogelijk: [],
});
const onzeker = (mogelijk: readonly SchoolLeerling[], reden: LvsPersoon['reden']): Gevonden => ({
  leerlingId: null,
  herkend: mogelijk.length > 0 ? 'onzeker' : 'onbekend',
  reden,
  mogelijk: mogelijk.slice(0, MEEST_KANDIDATEN),
});

/** `3`, `groep 3`, in Flanders `3de leerjaar`, and the name of the groep all point at it. */
function zelfdeGroep(tekst: string, { groep, jaargroep }: SchoolLeerling, regio: Regio): boolean {
  const gevouwen = foldTekst(tekst);
  const jaar = /^(?:groep |klas |leerjaar )?(\d)(?:(?:de|ste|e) (?:leerjaar|klas))?$/.exec(gevouwen)?.[1];
  return gevouwen !== '' && (gevouwen === foldTekst(groep) || Number(jaar) === (regio === 'be' ? jaargroep - 2 : jaargroep));
}

/** Lookups over the school, made once for a file. */
function createHerkenner({ leerlingen, eerder, regio }: School, personen: readonly BestandPersoon[]) {
  const opEckid = new Map(leerlingen.flatMap((leerling) => (leerling.eckid === null ? [] : [[leerling.eckid, leerling] as const])));
  const opNummer = new Map(leerlingen.flatMap((leerling) => (leerling.sleutel === null ? [] : [[leerling.sleutel, leerling] as const])));
  const opNaam = Map.groupBy(leerlingen, (leerling) => naamSleutel(heet(leerling)));
  const opDeel = Map.groupBy(
    leerlingen.flatMap((leerling) => delen(`${leerling.achternaam} ${leerling.roepnaam}`).map((deel) => ({ deel, leerling }))),
    ({ deel }) => deel,
  );
  const opId = new Map(leerlingen.map((leerling) => [leerling.id, leerling]));
  const namen = Map.groupBy(personen, ({ wie }) => naamSleutel(naamVan(wie)));
  const gezinnen = Map.groupBy(
    personen.filter(({ geboortedatum }) => geboortedatum !== null),
    ({ geboortedatum }) => geboortedatum,
  );

  /** Somebody else in the file with the same birthday and part of the same name. */
  function isTweeling({ nr, wie, geboortedatum }: BestandPersoon): boolean {
    const eigen = new Set(delen(naamVan(wie)));
    const gezin = geboortedatum === null ? [] : (gezinnen.get(geboortedatum) ?? []);
    return gezin.some((ander) => ander.nr !== nr && delen(naamVan(ander.wie)).some((deel) => deel.length > 1 && eigen.has(deel)));
  }

  /** A number belongs to somebody with quite another name: a list of another school, or a number that was given twice. */
  const spreektTegen = (wie: Wie, leerling: SchoolLeerling): boolean => {
    const uitBestand = delen(naamVan(wie));
    const eigen = new Set(delen(heet(leerling)));
    return uitBestand.length > 0 && !uitBestand.some((deel) => eigen.has(deel));
  };

  function lijktOp(wie: Wie): readonly SchoolLeerling[] {
    const punten = new Map<SchoolLeerling, number>();
    for (const deel of delen(naamVan(wie)))
      for (const { leerling } of opDeel.get(deel) ?? []) punten.set(leerling, (punten.get(leerling) ?? 0) + deel.length);
    const score = (leerling: SchoolLeerling): number =>
      (punten.get(leerling) ?? 0) + (zelfdeGroep(wie.groep ?? '', leerling, regio) ? 3 : 0);
    return [...punten.keys()].toSorted((a, b) => score(b) - score(a) || (a.id < b.id ? -1 : 1));
  }

  function opNaamAlleen(persoon: BestandPersoon): Gevonden {
    const { wie } = persoon;
    const sleutel = naamSleutel(naamVan(wie));
    if (sleutel === '') return onzeker([], '');
    const gelijk = opNaam.get(sleutel) ?? [];
    if (gelijk.length === 0) return onzeker(lijktOp(wie), '');
    if ((namen.get(sleutel) ?? []).length > 1 || gelijk.length > 1) return onzeker(gelijk, 'dubbel');
    const [enige] = gelijk;
    if (!enige) return onzeker([], '');
    if (isTweeling(persoon)) return onzeker(gelijk, 'tweeling');
    return zelfdeGroep(wie.groep ?? '', enige, regio) ? zeker(enige, 'naam-en-groep') : onzeker(gelijk, 'andere-groep');
  }

  return (persoon: BestandPersoon): Gevonden => {
    const { wie } = persoon;
    const eckid = wie.eckid === undefined ? undefined : opEckid.get(wie.eckid);
    if (eckid) return zeker(eckid, 'eckid');
    const nummer = wie.leerlingnummer === undefined ? undefined : opNummer.get(wie.leerlingnummer);
    if (nummer) return spreektTegen(wie, nummer) ? onzeker([nummer], 'andere-naam') : zeker(nummer, 'nummer');
    const vroeger = opId.get(eerder.get(toBewaarsleutel(persoon)) ?? '');
    if (vroeger && !spreektTegen(wie, vroeger) && !(persoon.sleutel.startsWith('w ') && isTweeling(persoon)))
      return zeker(vroeger, 'eerder');
    return opNaamAlleen(persoon);
  };
}

/** The children of a file as a person sees them, with what she said herself (`zelf`: nr -> leerling, null for nobody). */
export function recognisePersonen(
  school: School,
  personen: readonly BestandPersoon[],
  zelf: ReadonlyMap<number, string | null>,
): readonly LvsPersoon[] {
  const herken = createHerkenner(school, personen);
  const gevonden = personen.map((persoon) => ({ persoon, ...herken(persoon) }));
  const keer = Map.groupBy(gevonden, ({ leerlingId }) => leerlingId);
  const opId = new Map(school.leerlingen.map((leerling) => [leerling.id, leerling]));
  return gevonden.map(({ persoon, mogelijk, ...gok }): LvsPersoon => {
    const { nr, wie } = persoon;
    const gekozen = zelf.get(nr);
    const botst = gok.leerlingId !== null && (keer.get(gok.leerlingId) ?? []).length > 1;
    const eigen = botst ? [opId.get(gok.leerlingId ?? '')].filter((leerling) => leerling !== undefined) : mogelijk;
    const nu =
      gekozen === undefined
        ? botst
          ? { leerlingId: null, herkend: 'onzeker' as const, reden: 'dubbel' as const }
          : gok
        : { leerlingId: gekozen, herkend: gekozen === null ? ('niemand' as const) : ('zelf' as const), reden: '' as const };
    return {
      nr,
      naam: naamVan(wie),
      nummer: wie.leerlingnummer ?? '',
      groep: wie.groep ?? '',
      ...nu,
      kandidaten: eigen.map((leerling) => ({ id: leerling.id, naam: heet(leerling), groep: leerling.groep })),
    };
  });
}

export { heet as naamVanLeerling };
