/** How a value of a setting reads: a term, an amount, a price list. */
import type { Waarde } from '@spelrijk/domain/instelling';
import type { Tarief } from '@spelrijk/domain/prijs';

const JAAR = 365;

/**
 * A term in days as people say it; whole years (with their leap days) are years.
 * @example termijnTekst(60) // '60 dagen'
 * @example termijnTekst(731) // '2 jaar'
 */
export function termijnTekst(dagen: number): string {
  const jaren = Math.floor(dagen / JAAR);
  if (jaren > 0 && dagen - jaren * JAAR <= Math.ceil(jaren / 4)) return `${jaren} jaar`;
  return dagen === 1 ? '1 dag' : `${dagen} dagen`;
}

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** @example bedragTekst(1250) // '€ 12,50' */
export const bedragTekst = (cent: number): string => euro.format(cent / 100);

const tariefTekst = ({ tredes, minimumCent }: Tarief): string =>
  [...tredes.map(({ vanaf, cent }) => `vanaf ${vanaf}: ${bedragTekst(cent)}`), `minimaal ${bedragTekst(minimumCent)}`].join('; ');

/** A value of any setting in one line. */
export function waardeTekst(waarde: Waarde): string {
  if (typeof waarde === 'number') return termijnTekst(waarde);
  if ('tredes' in waarde) return tariefTekst(waarde);
  if (waarde.length === 0) return 'geen';
  return waarde.every((deel) => typeof deel === 'number') ? `${waarde.join(', ')} dagen van tevoren` : waarde.join(', ');
}
