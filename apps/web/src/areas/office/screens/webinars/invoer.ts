import type { KantoorWebinar } from '@spelrijk/contract/webinars';
import { z } from 'zod';
import { readSchoolTime, toSchoolTime } from '../../../../shared/date/school-time.ts';
import { createId } from '../../../../shared/id.ts';

/** The form as typed; `begin` as a date field of the browser has it, in the time of a school. */
export interface Invoer {
  readonly id: string;
  readonly bestaat: boolean;
  readonly titel: string;
  readonly omschrijving: string;
  readonly begin: string;
  readonly minuten: string;
  readonly plaatsen: string;
  readonly deelname: string;
}

const Heel = z.object({
  id: z.uuid(),
  bestaat: z.boolean(),
  titel: z.string(),
  omschrijving: z.string(),
  begin: z.string(),
  minuten: z.string(),
  plaatsen: z.string(),
  deelname: z.string(),
});
/** What was kept on this device of a webinar that was not saved yet. */
export const isInvoer = (value: unknown): value is Invoer => Heel.safeParse(value).success;

export const legeInvoer = (): Invoer => ({
  id: createId(),
  bestaat: false,
  titel: '',
  omschrijving: '',
  begin: '',
  minuten: '60',
  plaatsen: '50',
  deelname: '',
});

export const toInvoer = ({ id, titel, omschrijving, begin, minuten, plaatsen, deelname }: KantoorWebinar): Invoer => ({
  id,
  bestaat: true,
  titel,
  omschrijving,
  begin: toSchoolTime(begin),
  minuten: String(minuten),
  plaatsen: String(plaatsen),
  deelname,
});

const heel = (tekst: string, min: number, max: number): boolean => /^\d{1,4}$/.test(tekst) && Number(tekst) >= min && Number(tekst) <= max;

export type Fout = 'titel' | 'begin' | 'minuten' | 'plaatsen' | 'deelname';

/** Fields that are not right yet. */
export const foutenVan = ({ titel, begin, minuten, plaatsen, deelname }: Invoer): ReadonlySet<Fout> =>
  new Set(
    (
      [
        ['titel', titel.trim() === ''],
        ['begin', Number.isNaN(readSchoolTime(begin))],
        ['minuten', !heel(minuten, 10, 480)],
        ['plaatsen', !heel(plaatsen, 1, 1000)],
        ['deelname', !/^https:\/\/[^\s/]+\.[^\s]+$/.test(deelname.trim())],
      ] as const
    )
      .filter(([, fout]) => fout)
      .map(([veld]) => veld),
  );

export const toBody = ({ titel, omschrijving, begin, minuten, plaatsen, deelname }: Invoer) => ({
  titel,
  omschrijving,
  begin: new Date(readSchoolTime(begin)).toISOString(),
  minuten: Number(minuten),
  plaatsen: Number(plaatsen),
  deelname: deelname.trim(),
});
