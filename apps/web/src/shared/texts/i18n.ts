import type { Teksten } from '@spelrijk/teksten/shape';
import { algemeen } from '@spelrijk/teksten/algemeen';
import type { i18n } from 'i18next';
import { Translator } from './translator.ts';

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
  changeLanguage: (taal: Taal): void => translator.changeLanguage(taal),
  getResource: (taal: string, namespace: keyof Namespaces, key: string): string | undefined => translator.getResource(taal, namespace, key),
};

/** Adds the texts of one area; called when a module of that area loads, before anything of it is drawn. */
export function addTexts(namespace: keyof Namespaces, texts: Teksten<unknown>): void {
  translator.addResourceBundle('nl', namespace, texts.nl);
  translator.addResourceBundle('nl-BE', namespace, texts.be);
}

addTexts('algemeen', algemeen);
