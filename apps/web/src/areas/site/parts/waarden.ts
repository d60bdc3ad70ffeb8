/** Prices and terms of our office on the pages of the site: marks while building, which the server fills in, and values in the browser. */
import type { Klantsoort } from '@spelrijk/domain/prijs';
import { invulling, merk, staffel, tariefVan, fillSitewaarden, type Plek } from '@spelrijk/teksten/site/invulling';
import { instellingenVanPagina } from '../../../shared/texts/instellingen.ts';

const isBuilding = typeof document === 'undefined';

export const waardeOp = (plek: Plek): string => (isBuilding ? merk(plek) : invulling(plek, instellingenVanPagina()));

/** The steps of a price list; while building one row that stands for all of them. */
export const staffelrijen = (soort: Klantsoort): readonly (readonly [vanaf: string, bedrag: string])[] =>
  isBuilding ? [[merk(['vanaf', soort]), merk(['bedrag', soort])]] : staffel(tariefVan(instellingenVanPagina(), soort));

/** A text of the site with its marks filled in. */
export const metWaarden = (tekst: string): string => (isBuilding ? tekst : fillSitewaarden(tekst, instellingenVanPagina()));
