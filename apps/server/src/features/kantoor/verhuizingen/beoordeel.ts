/** Whether one customer may move into another, and how the count reads: pure. */
import { Verhuisdeel, type Verhuistelling, type Verhuisweigering } from '@spelrijk/contract/verhuizingen';
import type { Partij } from './store.ts';

type Regel = readonly [mag: boolean, code: Verhuisweigering['code'], waarde?: string];

const geldt = ({ licentieVan, licentieTot }: Partij, vandaag: string): boolean =>
  (licentieVan === null || licentieVan <= vandaag) && (licentieTot === null || licentieTot >= vandaag);

/** Seats that the receiver lacks; 0 when all fit. */
function tekort(van: Partij, naar: Partij): number {
  return naar.plaatsen === null ? 0 : Math.max(0, van.leerlingen + naar.leerlingen - naar.plaatsen);
}

/**
 * Everything that stands in the way, the first being what is said when it is tried. Kind and region must be the same: roles and learning lines are different
 * between them, so for a leerling who changes from a school to a practice there is the verhuistoken.
 */
export function weigeringen(van: Partij, naar: Partij, vandaag: string, isLeeg: boolean): readonly Verhuisweigering[] {
  const mist = van.pakketten.filter((pakket) => !naar.pakketten.includes(pakket));
  const plaatsen = tekort(van, naar);
  const regels: readonly Regel[] = [
    [van.id !== naar.id, 'zelfde'],
    [!van.demo && !naar.demo, 'demo'],
    [van.soort === naar.soort, 'soort'],
    [van.regio === naar.regio, 'regio'],
    [van.status === 'actief' && naar.status === 'actief', 'geschorst', van.status === 'actief' ? naar.naam : van.naam],
    [geldt(naar, vandaag), 'licentie'],
    [plaatsen === 0, 'plaatsen', String(plaatsen)],
    [mist.length === 0, 'pakketten', mist.join(', ')],
    [!isLeeg, 'leeg'],
  ];
  return regels.filter(([mag]) => !mag).map(([, code, waarde = '']) => ({ code, waarde }));
}

/** Rows of one table on both sides, and how many of what moves give way. */
export interface Tabeltelling {
  readonly deel: Verhuisdeel;
  readonly van: number;
  readonly naar: number;
  readonly wijkt: number;
}

/** The tables of one part together; parts that nobody has are left out. */
export function countDelen(tabellen: readonly Tabeltelling[]): readonly Verhuistelling[] {
  return Verhuisdeel.options
    .map((deel) => {
      const eigen = tabellen.filter((tabel) => tabel.deel === deel);
      const som = (kies: (tabel: Tabeltelling) => number): number => eigen.reduce((totaal, tabel) => totaal + kies(tabel), 0);
      return { deel, van: som(({ van }) => van), naar: som(({ naar }) => naar), straks: som(({ van, naar, wijkt }) => van + naar - wijkt) };
    })
    .filter(({ van, naar }) => van + naar > 0);
}
