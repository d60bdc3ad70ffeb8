import type { KantoorBericht, NieuwBericht } from '@spelrijk/contract/berichten';
import type { Regio } from '@spelrijk/domain/admin';
import { BERICHT_LEZERS, type BerichtDoel, type BerichtLezers } from '@spelrijk/domain/bericht';
import { KLANTSOORTEN, type Klantsoort } from '@spelrijk/domain/prijs';
import { z } from 'zod';
import { readSchoolTime, toSchoolTime } from '../../../../shared/date/school-time.ts';
import { createId } from '../../../../shared/id.ts';

export type Wie = 'allen' | 'deel' | 'klant';

/** The form as typed; what belongs to another choice of `wie` is kept, so that changing one's mind costs nothing. */
export interface Invoer {
  readonly id: string;
  readonly versie: number;
  readonly titel: string;
  readonly tekst: string;
  readonly wie: Wie;
  readonly soorten: readonly Klantsoort[];
  readonly regio: Regio | 'beide';
  readonly klant: { readonly id: string; readonly naam: string } | null;
  readonly lezers: BerichtLezers;
  readonly versturen: NieuwBericht['versturen'];
  /** As a date field of the browser has it, in the time of a school. */
  readonly moment: string;
}

const Heel = z.object({
  id: z.uuid(),
  versie: z.int(),
  titel: z.string(),
  tekst: z.string(),
  wie: z.enum(['allen', 'deel', 'klant']),
  soorten: z.array(z.enum(KLANTSOORTEN)),
  regio: z.enum(['nl', 'be', 'beide']),
  klant: z.object({ id: z.string(), naam: z.string() }).nullable(),
  lezers: z.enum(BERICHT_LEZERS),
  versturen: z.enum(['nu', 'later', 'niet']),
  moment: z.string(),
});
/** What was kept on this device of a message that was not saved yet, with the version it was begun on. */
export const isInvoer = (value: unknown): value is Invoer => Heel.safeParse(value).success;

export const legeInvoer = (): Invoer => ({
  id: createId(),
  versie: 0,
  titel: '',
  tekst: '',
  wie: 'allen',
  soorten: KLANTSOORTEN,
  regio: 'beide',
  klant: null,
  lezers: 'iedereen',
  versturen: 'nu',
  moment: '',
});

const wieVan = ({ soorten, regio, adminId }: BerichtDoel): Wie => {
  if (adminId !== null) return 'klant';
  return soorten.length > 0 || regio !== null ? 'deel' : 'allen';
};

export const toInvoer = ({ id, versie, titel, tekst, doel, adminNaam, stand, op }: KantoorBericht): Invoer => ({
  id,
  versie,
  titel,
  tekst,
  wie: wieVan(doel),
  soorten: doel.soorten.length > 0 ? doel.soorten : KLANTSOORTEN,
  regio: doel.regio ?? 'beide',
  klant: doel.adminId === null ? null : { id: doel.adminId, naam: adminNaam ?? '' },
  lezers: doel.lezers,
  versturen: stand === 'gepland' ? 'later' : 'niet',
  moment: op === null ? '' : toSchoolTime(op),
});

/** Null while no admin was chosen. */
export function doelVan({ wie, soorten, regio, klant, lezers }: Invoer): BerichtDoel | null {
  if (wie === 'klant') return klant && { soorten: [], regio: null, adminId: klant.id, lezers };
  if (wie === 'allen') return { soorten: [], regio: null, adminId: null, lezers };
  const alle = soorten.length === KLANTSOORTEN.length;
  return { soorten: alle ? [] : [...soorten], regio: regio === 'beide' ? null : regio, adminId: null, lezers };
}

export type Fout = 'titel' | 'tekst' | 'klant' | 'soorten' | 'moment';

/** What is not right yet, at this moment (ms). */
export const foutenVan = ({ titel, tekst, wie, soorten, klant, versturen, moment }: Invoer, now: number): ReadonlySet<Fout> =>
  new Set(
    (
      [
        ['titel', titel.trim() === ''],
        ['tekst', tekst.trim() === ''],
        ['klant', wie === 'klant' && klant === null],
        ['soorten', wie === 'deel' && soorten.length === 0],
        ['moment', versturen === 'later' && !(readSchoolTime(moment) > now)],
      ] as const
    )
      .filter(([, fout]) => fout)
      .map(([veld]) => veld),
  );

export const toBody = ({ versie, titel, tekst, versturen, moment }: Invoer, doel: BerichtDoel): NieuwBericht => ({
  versie,
  titel,
  tekst,
  doel,
  versturen,
  op: versturen === 'later' ? new Date(readSchoolTime(moment)).toISOString() : null,
});
