import type { Dagsleutel } from '@spelrijk/domain/instelling';
import { termijnTekst } from '@spelrijk/teksten/instelwaarde';
import { instellingenVanPagina } from './instellingen.ts';

/** A term of our office as a text of a screen names it, for a gap called `termijn`: `60 dagen`. */
export const termijnNu = (sleutel: Dagsleutel): string => termijnTekst(instellingenVanPagina()[sleutel]);
