import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import type { i18n } from 'i18next';
import type { Catalog, Catalogs } from './catalogs.ts';
import { Translator } from './translator.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'algemeen';
    resources: Catalogs;
  }
}

/** `be` is the product's name for Flanders; for every library it is nl-BE, because `be` alone is Belarusian. */
export type Taal = 'nl' | 'nl-BE';

/** The server knows which hosts are Flemish and says so in the page: the first words drawn are the right ones. */
const ofPage = (): Taal => (typeof document !== 'undefined' && document.documentElement.lang === 'nl-BE' ? 'nl-BE' : 'nl');

const translator = new Translator(ofPage(), 'algemeen');

const plain = (key: string, values?: Readonly<Record<string, unknown>>): string => translator.forNamespace()(key, values);
/** Here the plain lookup gets the types that know every key. */
const untyped: object = { plain };
const t: i18n['t'] = Reflect.get(untyped, 'plain');

/** Outside of components. */
export const i18next = {
  translator,
  t,
  get language(): string {
    return translator.language;
  },
  /** A text whose key was checked elsewhere (`text-of.ts`). */
  textOf: (namespace: keyof Catalogs, key: string): string => plain(`${namespace}:${key}`),
  changeLanguage: (taal: Taal): void => translator.changeLanguage(taal),
  getResource: (taal: string, namespace: keyof Catalogs, key: string): string | undefined => translator.getResource(taal, namespace, key),
};

const added = new Set<string>();

/** Makes the texts of a catalog known; again and again does no harm. */
export function addTexts({ naam, nl, be }: Catalog): void {
  if (added.has(naam)) return;
  added.add(naam);
  translator.addResourceBundle('nl', naam, nl);
  translator.addResourceBundle('nl-BE', naam, be);
}

addTexts(algemeenTeksten);
