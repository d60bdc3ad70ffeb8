import type { Teksten } from '@spelrijk/teksten/shape';
import { algemeen } from '@spelrijk/teksten/algemeen';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Areas add their own texts here by declaration merging, so that `t` knows every key and no area loads the words of
 * another: `declare module '../../shared/texts/i18n.ts' { interface Namespaces { admin: (typeof admin)['nl'] } }`.
 */
export interface Namespaces {
  algemeen: (typeof algemeen)['nl'];
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'algemeen';
    resources: Namespaces;
  }
}

/** `be` is the product's name for Flanders; for every library it is nl-BE, because `be` alone is Belarusian. */
export type Taal = 'nl' | 'nl-BE';

/** The server knows which hosts are Flemish and says so in the page: the first words drawn are the right ones. */
const ofPage = (): Taal => (typeof document !== 'undefined' && document.documentElement.lang === 'nl-BE' ? 'nl-BE' : 'nl');

void i18next.use(initReactI18next).init({
  lng: ofPage(),
  fallbackLng: 'nl',
  supportedLngs: ['nl', 'nl-BE'],
  defaultNS: 'algemeen',
  resources: {},
  // Texts are here when a module of their area is: nothing is waited for.
  initAsync: false,
  // React writes text as text.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Outside of components; inside, `useTranslation`. */
export { i18next };

/** Adds the texts of one area; called when a module of that area loads, before anything of it is drawn. */
export function addTexts(namespace: keyof Namespaces, texts: Teksten<unknown>): void {
  i18next.addResourceBundle('nl', namespace, texts.nl);
  i18next.addResourceBundle('nl-BE', namespace, texts.be);
}

addTexts('algemeen', algemeen);
