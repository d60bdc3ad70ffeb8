/**
 * A template and its values become a mail. The language is Liquid without files and with limits, because our office edits
 * templates; values are data and never looked at as a template. HTML is made from the finished plain text with everything
 * escaped, so that no name can bring markup into a mail.
 */
import { Liquid } from 'liquidjs';
import type { Regio } from '@spelrijk/domain/admin';
import { MAIL_VELDEN, mailTekst, type MailGegevens, type MailNaam, type MailTekst } from '@spelrijk/teksten/mail';
import { htmlMail } from './html.ts';

const MAX_VALUE = 500;

const engine = new Liquid({
  ownPropertyOnly: true,
  strictVariables: true,
  strictFilters: true,
  // Without this a template could read files of the server's folder.
  templates: {},
  parseLimit: 20_000,
  renderLimit: 200,
  memoryLimit: 200_000,
});

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

/** What people fill in and others get mailed: a name is no place for an address that a mail program makes clickable. */
const OF_PEOPLE: readonly string[] = ['roepnaam', 'uitnodiger', 'admin'];
/** @example withoutAddress('Ga naar https://kwaad.example') // 'Ga naar https: kwaad. example' */
const withoutAddress = (value: string): string => value.replace(/:\/\//g, ': ').replace(/\.(?=\p{L}{2})/gu, '. ');

/** What is wrong with a template: names outside the closed list, or words that are no template. Empty when it is right. */
export function templateProblems(naam: MailNaam, { onderwerp, tekst, knop }: MailTekst): readonly string[] {
  const allowed: readonly string[] = MAIL_VELDEN[naam];
  try {
    const used = [onderwerp, tekst, knop].flatMap((source) => engine.fullVariablesSync(source));
    return [...new Set(used.filter((name) => !allowed.includes(name)))];
  } catch (error) {
    return [error instanceof Error ? error.message : 'onleesbaar'];
  }
}

/** Throws when the template names a value that was not given. */
export function renderMail<N extends MailNaam>(
  naam: N,
  regio: Regio,
  gegevens: MailGegevens<N>,
  bron = mailTekst(naam, regio),
): RenderedMail {
  const values = Object.fromEntries(
    Object.entries<string>(gegevens).map(([veld, waarde]) => [
      veld,
      OF_PEOPLE.includes(veld) ? withoutAddress(clean(waarde)) : clean(waarde),
    ]),
  );
  const fill = (source: string): string => String(engine.parseAndRenderSync(source, values));
  const tekst = `${fill(bron.tekst).trim()}\n`;
  const onderwerp = clean(fill(bron.onderwerp));
  return { onderwerp, tekst, html: htmlMail({ regio, onderwerp, tekst, knop: fill(bron.knop), link: values['link'] }) };
}
