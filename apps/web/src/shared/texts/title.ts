import { i18next } from './i18n.ts';

/** The one entry of a route's `meta`: the document title, `Groepen · Spelrijk`. */
export const pageTitle = (pagina: string): [{ readonly title: string }] => [{ title: i18next.t('algemeen:titel', { pagina }) }];
