import { inPraktijkwoorden, inPraktijkwoordenNl } from '@spelrijk/teksten/praktijkwoorden';
import { inThuiswoorden } from '@spelrijk/teksten/thuiswoorden';
import { i18next } from '../../shared/texts/i18n.ts';

/** Puts the words of who is no school into all texts of a name: in Dutch, and in Flemish as far as that differs. */
type Woorden = (nl: object, be: object) => object;

const WOORDEN = {
  thuis: inThuiswoorden,
  praktijk: inPraktijkwoordenNl,
  logopedie: inPraktijkwoorden,
} satisfies Readonly<Record<string, Woorden>>;
export type Wie = keyof typeof WOORDEN;

interface Bundel {
  readonly nl: object;
  readonly be: object;
}

let nu: Woorden | null = null;
/** The texts as they came, by name. */
const bundels = new Map<string, Bundel>();

function bundelVan(taal: string, naam: string): object {
  const bundel: unknown = i18next.getResourceBundle(taal, naam);
  return typeof bundel === 'object' && bundel !== null ? bundel : {};
}

function put(naam: string, { nl, be }: Bundel): void {
  for (const [taal, teksten] of [
    ['nl', nu ? nu(nl, {}) : nl],
    ['nl-BE', nu ? nu(nl, be) : be],
  ] as const) {
    i18next.removeResourceBundle(taal, naam);
    // Silent: what was put in by us is not to be put in again.
    i18next.addResourceBundle(taal, naam, teksten, false, true, { silent: true });
  }
}

/** The Flemish texts of a name come last: then it is whole. */
i18next.store.on('added', (taal: string, naam: string) => {
  if (taal !== 'nl-BE' || bundels.has(naam)) return;
  const bundel = { nl: bundelVan('nl', naam), be: bundelVan('nl-BE', naam) };
  bundels.set(naam, bundel);
  if (nu) put(naam, bundel);
});

/** For the texts that are here, and for those that a screen brings along later. */
export function setWoorden(wie: Wie | null): void {
  const nieuw = wie && WOORDEN[wie];
  if (nieuw === nu) return;
  nu = nieuw;
  for (const naam of Object.keys(i18next.store.data['nl'] ?? {}))
    if (!bundels.has(naam)) bundels.set(naam, { nl: bundelVan('nl', naam), be: bundelVan('nl-BE', naam) });
  for (const [naam, bundel] of bundels) put(naam, bundel);
}
