import type { Sitepaginas } from '@spelrijk/teksten/site/pagina';
import type { MetaDescriptor } from 'react-router';
import { i18next } from '../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../shared/texts/title.ts';

/** Stands for the address of this installation; the server puts its own there, per region. */
const ADRES = 'https://adres.invalid';

/** What a search engine and a shared link need to know of a page at `pad`. */
export function metaOf(titel: string, omschrijving: string, pad: string): MetaDescriptor[] {
  const adres = `${ADRES}${pad}`;
  return [
    ...pageTitle(titel),
    { name: 'description', content: omschrijving },
    { tagName: 'link', rel: 'canonical', href: adres },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Spelrijk' },
    { property: 'og:locale', content: i18next.language === 'nl-BE' ? 'nl_BE' : 'nl_NL' },
    { property: 'og:title', content: titel },
    { property: 'og:description', content: omschrijving },
    { property: 'og:url', content: adres },
    { property: 'og:image', content: `${ADRES}/deel.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The `meta` of a route that shows this page. */
export const siteMeta = (paginas: Sitepaginas, pad: string) => () => {
  const { titel, omschrijving } = paginas[i18next.language === 'nl-BE' ? 'be' : 'nl'];
  return metaOf(titel, omschrijving, pad);
};
