/**
 * What `react-i18next` is in the build (see the alias in vite.config.ts): screens keep its name and its types, which know every key
 * of every text, and get the small translator of `translator.ts` instead of the library.
 */
import { useSyncExternalStore } from 'react';
import { i18next } from './i18n.ts';
import type { Translate, Translator } from './translator.ts';

const language = (): string => i18next.translator.language;

/** Texts of a namespace; of a list the first one is meant, others by their prefix. */
export function useTranslation(namespace?: string | readonly string[]): {
  readonly t: Translate;
  readonly i18n: Pick<Translator, 'language'>;
} {
  const { translator } = i18next;
  useSyncExternalStore(translator.subscribe, language, language);
  return { t: translator.forNamespace(typeof namespace === 'object' ? namespace[0] : namespace), i18n: translator };
}
