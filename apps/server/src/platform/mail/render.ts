/**
 * A template and its values become a mail. Values are data and never looked at as a template. HTML is made from the finished
 * plain text with everything escaped, so that no name can bring markup into a mail.
 */
import type { Regio } from '@spelrijk/domain/admin';
import { templateproblemen, fillTemplate, type Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { mailTekst, type MailGegevens, type MailNaam } from '@spelrijk/teksten/mail';
import { mailVelden } from '@spelrijk/teksten/mailuitleg';
import { htmlMail } from './html.ts';

const MAX_VALUE = 500;

export interface RenderedMail {
  readonly onderwerp: string;
  readonly tekst: string;
  readonly html: string;
}

/** One line without control or direction marks: a value can start no header, no paragraph and no second mail. */
const clean = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, MAX_VALUE);

/** What our office writes to be mailed whole: its line ends and paragraphs stay. */
const WHOLE: readonly string[] = ['berichttekst'];
const MAX_WHOLE = 8000;
const cleanWhole = (value: string): string =>
  value
    .split('\n')
    .map((regel) => regel.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trimEnd())
    .join('\n')
    .trim()
    .slice(0, MAX_WHOLE);

const cleanField = (veld: string, waarde: string): string => {
  if (WHOLE.includes(veld)) return cleanWhole(waarde);
  return OF_PEOPLE.includes(veld) ? withoutAddress(clean(waarde)) : clean(waarde);
};

/** What people fill in and others get mailed: a name is no place for an address that a mail program makes clickable. */
const OF_PEOPLE: readonly string[] = ['roepnaam', 'uitnodiger', 'admin'];
/** @example withoutAddress('Ga naar https://kwaad.example') // 'Ga naar https: kwaad. example' */
const withoutAddress = (value: string): string => value.replace(/:\/\//g, ': ').replace(/\.(?=\p{L}{2})/gu, '. ');

/** The words of our office when they fit this mail, else the shipped ones: nobody waits for a mail that cannot be written. */
export const chooseTemplate = (naam: MailNaam, regio: Regio, eigen: Mailtemplate | undefined): Mailtemplate =>
  eigen && templateproblemen(eigen, mailVelden(naam)).length === 0 ? eigen : mailTekst(naam, regio);

/** The mail with these values; `bron` is not checked here. */
export function renderMail<N extends MailNaam>(
  naam: N,
  regio: Regio,
  gegevens: MailGegevens<N>,
  bron = mailTekst(naam, regio),
): RenderedMail {
  return renderWaarden(regio, gegevens, bron);
}

/** The same with sample values, for a template that is being written. */
export function renderWaarden(regio: Regio, gegevens: Readonly<Record<string, string>>, bron: Mailtemplate): RenderedMail {
  const values = Object.fromEntries(Object.entries(gegevens).map(([veld, waarde]) => [veld, cleanField(veld, waarde)]));
  const tekst = `${fillTemplate(bron.tekst, values).trim()}\n`;
  const onderwerp = clean(fillTemplate(bron.onderwerp, values));
  const { link, afmelden } = values;
  return { onderwerp, tekst, html: htmlMail({ regio, onderwerp, tekst, knop: fillTemplate(bron.knop, values), link, afmelden }) };
}
