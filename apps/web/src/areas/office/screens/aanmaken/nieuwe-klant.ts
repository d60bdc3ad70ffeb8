import type { Api } from '@spelrijk/contract/api';
import type { Aanvraag } from '@spelrijk/contract/aanvragen';
import type { Input } from '@spelrijk/contract/define';
import { Pakket, Regio } from '@spelrijk/domain/admin';
import { z } from 'zod';
import { isInstellingsnummer, isMailLike } from '../../../../shared/form/fields.ts';

type Nieuw = Input<Api['createAdmin']>['body'];

/** The form as typed. */
export interface NieuweKlant {
  readonly soort: Nieuw['soort'];
  readonly regio: Regio;
  readonly naam: string;
  readonly plaats: string;
  readonly instellingsnummer: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly email: string;
  readonly van: string;
  readonly tot: string;
  readonly plaatsen: string;
  readonly pakketten: readonly Pakket[];
}

export const LEEG: NieuweKlant = {
  soort: 'school',
  regio: 'nl',
  naam: '',
  plaats: '',
  instellingsnummer: '',
  roepnaam: '',
  achternaam: '',
  email: '',
  van: '',
  tot: '',
  plaatsen: '',
  pakketten: [],
};

const TEKST = z.string();
const Begonnen = z.object({
  klant: z.object({
    soort: z.enum(['school', 'rt', 'thuis']),
    regio: Regio,
    naam: TEKST,
    plaats: TEKST,
    instellingsnummer: TEKST,
    roepnaam: TEKST,
    achternaam: TEKST,
    email: TEKST,
    van: TEKST,
    tot: TEKST,
    plaatsen: TEKST,
    pakketten: z.array(Pakket),
  }),
  ids: z.object({ admin: z.uuid(), beheerder: z.uuid() }),
});
/** A customer that was not made yet. */
export interface BegonnenKlant {
  readonly klant: NieuweKlant;
  readonly ids: Ids;
}
/** What was kept on this device. */
export const isBegonnen = (value: unknown): value is BegonnenKlant => Begonnen.safeParse(value).success;

export type Problem = 'verplicht' | 'emailFout' | 'ongeldig';

export function problemsOf({ naam, roepnaam, email, instellingsnummer }: NieuweKlant): Partial<Record<keyof NieuweKlant, Problem>> {
  return {
    ...(naam.trim() === '' && { naam: 'verplicht' as const }),
    ...(roepnaam.trim() === '' && { roepnaam: 'verplicht' as const }),
    ...(!isMailLike(email) && { email: email.trim() === '' ? ('verplicht' as const) : ('emailFout' as const) }),
    ...(!isInstellingsnummer(instellingsnummer) && { instellingsnummer: 'ongeldig' as const }),
  };
}

/** Ids are made once per form, so that sending it twice makes one customer. */
export interface Ids {
  readonly admin: string;
  readonly beheerder: string;
}

export function toBody(klant: NieuweKlant, ids: Ids): Nieuw {
  const { soort, regio, naam, plaats, instellingsnummer, roepnaam, achternaam, email, van, tot, plaatsen, pakketten } = klant;
  return {
    id: ids.admin,
    soort,
    regio,
    naam,
    plaats,
    instellingsnummer: soort === 'school' ? instellingsnummer : '',
    beheerder: { id: ids.beheerder, roepnaam, achternaam, email: email.trim() },
    licentie: { van: van || null, tot: tot || null, plaatsen: plaatsen === '' ? null : Number(plaatsen), pakketten: [...pakketten] },
  };
}

/** The last day of a trial of so many days that begins on `vandaag` (`YYYY-MM-DD`): that day counts. */
export function proefTot(vandaag: string, dagen: number): string {
  return new Date(Date.parse(vandaag) + (dagen - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** An application as the form to accept it: seats as asked for, and the end that the site promises (`tot`), which our office can change. */
export function fromAanvraag(
  { soort, regio, organisatie, naam, plaats, instellingsnummer, email, leerlingen }: Aanvraag,
  tot: string,
): NieuweKlant {
  const [roepnaam = '', ...rest] = naam.split(' ');
  const achternaam = rest.join(' ');
  const klantnaam = organisatie === '' ? naam : organisatie;
  return {
    ...LEEG,
    soort,
    regio,
    naam: klantnaam,
    plaats,
    instellingsnummer,
    roepnaam,
    achternaam,
    email,
    tot,
    plaatsen: String(leerlingen),
  };
}
