/** What a page is about, in the words of schema.org, for machines that read pages. Only what a visitor can see on the page too. */
import type { Sitepagina } from '@spelrijk/teksten/site/pagina';

export interface Structuur {
  readonly '@type': string;
  readonly [naam: string]: unknown;
}

/** A text without the marks of `Tekst`: `[Contact](/site/contact)` is `Contact`. */
export const plat = (tekst: string): string =>
  tekst
    .replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/\*(.+?)\*/g, '$1');

const THUIS = '/site/home';

/** The way to a page, as it stands above it; the home page has none. */
export function kruimelsVan(adres: string, pad: string, thuis: string, titel: string): readonly Structuur[] {
  if (pad === THUIS) return [];
  const stap = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item: `${adres}${item}` });
  return [{ '@type': 'BreadcrumbList', itemListElement: [stap(1, thuis, THUIS), stap(2, titel, pad)] }];
}

/** The page that is questions and answers from top to bottom; elsewhere a question is an aside. */
export function faqVan({ delen }: Pick<Sitepagina, 'delen'>, pad: string): readonly Structuur[] {
  const vragen = delen.flatMap(({ blokken }) => blokken).flatMap((blok) => ('vragen' in blok ? blok.vragen : []));
  if (pad !== '/site/faq' || vragen.length === 0) return [];
  const mainEntity = vragen.map(({ kop, tekst }) => ({
    '@type': 'Question',
    name: plat(kop),
    acceptedAnswer: { '@type': 'Answer', text: plat(tekst) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** Who we are and what we make. No prices: our office may change them, and this is written while building. */
export function overOns(adres: string, taal: string, omschrijving: string): readonly Structuur[] {
  const organisatie = { '@type': 'Organization', '@id': `${adres}/#organisatie`, name: 'Spelrijk', url: `${adres}${THUIS}` };
  return [
    { ...organisatie, logo: `${adres}/favicon.svg`, description: omschrijving },
    {
      '@type': 'SoftwareApplication',
      name: 'Spelrijk',
      url: `${adres}${THUIS}`,
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Web',
      inLanguage: taal,
      isAccessibleForFree: false,
      description: omschrijving,
      publisher: organisatie,
    },
  ];
}
