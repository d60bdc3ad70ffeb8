import type { Sitepagina, Sitepaginas } from '@spelrijk/teksten/site/pagina';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import type { MetaDescriptor } from 'react-router';
import { i18next } from '../../../shared/texts/i18n.ts';
import { titleOf } from '../../../shared/texts/title.ts';
import { textOf } from '../../../shared/texts/text-of.ts';
import { beeldVan } from './beeld.ts';
import { faqVan, kruimelsVan, overOns, type Structuur } from './structuur.ts';

/** While building; pages know no address then. */
const isBuilding = typeof document === 'undefined';

/** Stands for the address of this installation; the server puts its own there, per region. */
const ADRES = isBuilding ? 'https://adres.invalid' : window.location.origin;
/** Stand for the addresses of the two regions; where they are one, the server takes these lines out. */
const PER_REGIO = [
  ['nl-NL', 'https://nl.adres.invalid'],
  ['nl-BE', 'https://be.adres.invalid'],
  ['x-default', 'https://nl.adres.invalid'],
] as const;

/** What a link to a page shows elsewhere. */
interface Deelbeeld {
  readonly adres: string;
  readonly alt: string;
  readonly breed: number;
  readonly hoog: number;
}

/** The screenshots of the tour are as large as the window they were made in. */
function deelbeeldVan(pagina?: Sitepagina): Deelbeeld {
  const eigen = pagina?.deelbeeld ?? pagina?.delen.flatMap(({ blokken }) => blokken).find((blok) => 'beeld' in blok);
  const adres = eigen && beeldVan(eigen.beeld);
  if (!eigen || adres === undefined) return { adres: '/deel.png', alt: textOf(siteTeksten, 'deelbeeld'), breed: 1200, hoog: 630 };
  return { adres, alt: eigen.alt, breed: 1280, hoog: 800 };
}

/**
 * For who reads the page as it was built, as search engines do. In the browser React would fill these elements as HTML, which the
 * content policy (trusted types) refuses: the page would stay empty.
 */
const builtOnly = (pad: string, structuren: readonly Structuur[]): MetaDescriptor[] =>
  isBuilding
    ? [
        ...PER_REGIO.map(([hrefLang, adres]) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href: `${adres}${pad}` })),
        ...structuren.map((structuur) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...structuur } })),
      ]
    : [];

interface Extra {
  readonly structuren?: readonly Structuur[];
  /** Gives its first picture. */
  readonly pagina?: Sitepagina;
}

/** What a search engine and a shared link need to know of a page at `pad`. */
export function metaOf(titel: string, omschrijving: string, pad: string, { structuren = [], pagina }: Extra = {}): MetaDescriptor[] {
  const adres = `${ADRES}${pad}`;
  const beeld = deelbeeldVan(pagina);
  return [
    ...titleOf(titel),
    { name: 'description', content: omschrijving },
    { tagName: 'link', rel: 'canonical', href: adres },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Spelrijk' },
    { property: 'og:locale', content: i18next.language === 'nl-BE' ? 'nl_BE' : 'nl_NL' },
    { property: 'og:title', content: titel },
    { property: 'og:description', content: omschrijving },
    { property: 'og:url', content: adres },
    { property: 'og:image', content: `${ADRES}${beeld.adres}` },
    { property: 'og:image:alt', content: beeld.alt },
    { property: 'og:image:width', content: String(beeld.breed) },
    { property: 'og:image:height', content: String(beeld.hoog) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...builtOnly(pad, [...kruimelsVan(ADRES, pad, textOf(siteTeksten, 'nav.home'), titel), ...structuren]),
  ];
}

/** The `meta` of a route that shows this page. */
export const siteMeta = (paginas: Sitepaginas, pad: string) => () => {
  const pagina = paginas[i18next.language === 'nl-BE' ? 'be' : 'nl'];
  return metaOf(pagina.titel, pagina.omschrijving, pad, { pagina, structuren: faqVan(pagina, pad) });
};

/** Of the home page, which also tells who we are. */
export const metaOfHome = (titel: string, omschrijving: string): MetaDescriptor[] =>
  metaOf(titel, omschrijving, '/site/home', { structuren: overOns(ADRES, i18next.language, omschrijving) });
