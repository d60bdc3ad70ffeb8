import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalog } from './catalogs.ts';

/** `be` is the product's name for Flanders; for every library it is nl-BE, because `be` alone is Belarusian. */
type Taal = 'nl' | 'nl-BE';

/** The server knows which hosts are Flemish and says so in the page: the first words drawn are the right ones. */
const ofPage = (): Taal => (typeof document !== 'undefined' && document.documentElement.lang === 'nl-BE' ? 'nl-BE' : 'nl');

// The method of the one instance that everything here shares, not the loose function of that name.
// oxlint-disable-next-line import/no-named-as-default-member
void i18next.use(initReactI18next).init({
  lng: ofPage(),
  fallbackLng: 'nl',
  supportedLngs: ['nl', 'nl-BE'],
  defaultNS: 'algemeen',
  resources: {},
  // Texts are here when a module that takes them is: nothing is waited for.
  initAsync: false,
  // React writes text as text.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Outside of components; inside, `useTexts`. */
export { i18next };

/** Makes the texts of a catalog known; again and again does no harm. */
export function addTexts({ naam, nl, be }: Catalog): void {
  if (i18next.hasResourceBundle('nl', naam)) return;
  i18next.addResourceBundle('nl', naam, nl);
  i18next.addResourceBundle('nl-BE', naam, be);
}

addTexts(algemeenTeksten);
