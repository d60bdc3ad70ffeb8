/**
 * Decides: what kind of past a verb form is, and whether a form or stem belongs to a strong verb, also when the infinitive is not known.
 * Source: the table of strong verbs and the endings of the weak past.
 * Example: soortVerleden('leefde', 'leven') === 'v-z'; isSterkVerleden('beviel') is true.
 */
import { STERK } from './sterk.ts';
import { ALLEEN_ZELF, GE_WERKWOORDEN, VOORVOEGSEL, isSterk } from './voorvoegsels.ts';
import { kaleStam, stamVan } from './conjugate.ts';

/** What kind of past a form is, for the rule that made it. */
export type SoortVerleden = 'sterk' | 'dubbel' | 'v-z' | 'te-de';

/** Judged from the form, with the infinitive where it is known. */
export function soortVerleden(vorm: string, infinitief: string | undefined): SoortVerleden {
  if (infinitief && isSterk(infinitief)) return 'sterk';
  if (!infinitief && STERKE_VERLEDENS.has(vorm)) return 'sterk';
  if (!/[td]en?$/.test(vorm)) return 'sterk';
  if (/(tt|dd)en?$/.test(vorm)) return 'dubbel';
  const kaal = infinitief && kaleStam(infinitief);
  if (/[fs]den?$/.test(vorm)) return kaal && !/[vz]$/.test(kaal) ? 'te-de' : 'v-z';
  return 'te-de';
}

const STERKE_VERLEDENS: ReadonlySet<string> = new Set([...STERK].filter(([inf]) => isSterk(inf)).flatMap(([, { ev, mv }]) => [ev, mv]));
/** Stems of the weak ge- verbs, for forms whose infinitive is not known. */
export const GE_STAMMEN: readonly string[] = [...GE_WERKWOORDEN].filter((inf) => !isSterk(inf)).map((inf) => stamVan(inf));

const STERKE_STAMMEN: ReadonlySet<string> = new Set([...STERK.keys()].filter((inf) => isSterk(inf)).map((inf) => stamVan(inf)));

/** Is this the ik-vorm of a strong verb, with or without a prefix? */
export function isSterkeStam(stam: string): boolean {
  const kaal = stam.replace(VOORVOEGSEL, '');
  return STERKE_STAMMEN.has(stam) || (kaal !== stam && STERKE_STAMMEN.has(kaal) && !ALLEEN_ZELF_STAM.has(kaal));
}

const ALLEEN_ZELF_STAM: ReadonlySet<string> = new Set([...ALLEEN_ZELF].map((inf) => stamVan(inf)));
