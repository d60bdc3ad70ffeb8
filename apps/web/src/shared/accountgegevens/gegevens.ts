/** What of the account details can be changed, what is wrong with it, and what is sent. */
import type { Accountgegevens } from '@spelrijk/contract/admins';
import { isInstellingsnummer, isMailLike } from '../form/fields.ts';

const VELDEN = [
  'naam',
  'email',
  'telefoon',
  'straat',
  'postcode',
  'plaats',
  'instellingsnummer',
  'factuurEmail',
  'factuurKenmerk',
] as const;
export type Veld = (typeof VELDEN)[number];
export type Waarden = Readonly<Record<Veld, string>>;

export const waardenVan = ({
  naam,
  email,
  telefoon,
  straat,
  postcode,
  plaats,
  instellingsnummer,
  factuurEmail,
  factuurKenmerk,
}: Pick<Accountgegevens, Veld>): Waarden => ({
  naam,
  email,
  telefoon,
  straat,
  postcode,
  plaats,
  instellingsnummer,
  factuurEmail,
  factuurKenmerk,
});

/** The fields that are wrong, with the key of the sentence that says so. */
export function problemsOf({
  naam,
  email,
  factuurEmail,
  instellingsnummer,
}: Waarden): Partial<Record<Veld, 'verplicht' | 'emailFout' | 'ongeldig'>> {
  return {
    ...(naam.trim() === '' && { naam: 'verplicht' as const }),
    ...(email !== '' && !isMailLike(email) && { email: 'emailFout' as const }),
    ...(factuurEmail !== '' && !isMailLike(factuurEmail) && { factuurEmail: 'emailFout' as const }),
    ...(!isInstellingsnummer(instellingsnummer) && { instellingsnummer: 'ongeldig' as const }),
  };
}

/** Only what changed is sent, so that a form that was open for long takes nothing back. */
export const changedOf = (now: Waarden, before: Waarden): Partial<Waarden> =>
  Object.fromEntries(VELDEN.filter((veld) => now[veld].trim() !== before[veld]).map((veld) => [veld, now[veld].trim()]));

/** What was kept on this device may be of an older version of the form. */
export const isDeel = (value: unknown): value is Partial<Waarden> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([naam, tekst]) => VELDEN.some((veld) => veld === naam) && typeof tekst === 'string');
