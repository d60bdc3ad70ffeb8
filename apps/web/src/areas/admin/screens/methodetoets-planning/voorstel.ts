/** A planning as it is filled in: moments in the time of the school. Pure. */
import type { Planning, ToetsLeerling } from '@spelrijk/contract/methodetoetsen';
import { readSchoolTime, toSchoolTime } from '../../../../shared/date/school-time.ts';
import type { ReadToets } from '../../methodetoetsen.ts';

export interface Velden extends Pick<Planning, 'afspeel' | 'herhaling' | 'iedereen'> {
  readonly van: string;
  readonly tot: string;
  /** As typed. */
  readonly grens: string;
  readonly leerlingen: readonly Pick<ToetsLeerling, 'id' | 'mee' | 'extra' | 'papier'>[];
}

const KWARTIER_MS = 900_000;
const UUR_MS = 3_600_000;

/** Without a planning: from the next quarter of an hour, for an hour. */
export function beginVelden({ methodetoets: { van, tot }, planning, leerlingen }: ReadToets, now: number): Velden {
  const begin = Math.ceil(now / KWARTIER_MS) * KWARTIER_MS;
  const { afspeel, herhaling, iedereen, grens } = planning;
  return {
    van: toSchoolTime(van ?? begin),
    tot: toSchoolTime(tot ?? begin + UUR_MS),
    afspeel,
    herhaling,
    iedereen,
    grens: grens === null ? '' : String(grens),
    leerlingen: leerlingen.map(({ id, mee, extra, papier }) => ({ id, mee, extra, papier })),
  };
}

/** As it is sent; null while a moment is not filled in. */
export function toPlanning({ van, tot, grens, leerlingen, ...rest }: Velden): Planning | null {
  const [begin, eind] = [readSchoolTime(van), readSchoolTime(tot)];
  if (Number.isNaN(begin) || Number.isNaN(eind)) return null;
  const getal = Number.parseInt(grens, 10);
  return {
    ...rest,
    van: new Date(begin).toISOString(),
    tot: new Date(eind).toISOString(),
    grens: Number.isNaN(getal) ? null : Math.min(60, Math.max(1, getal)),
    leerlingen: leerlingen.map((leerling) => ({ ...leerling })),
  };
}
