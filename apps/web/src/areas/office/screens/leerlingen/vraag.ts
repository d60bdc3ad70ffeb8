import { letters3, type LeerlingZoekvraag } from '@spelrijk/contract/kantoorleerlingen';
import type { AdminKort } from '@spelrijk/contract/admins';

export interface Invoer {
  readonly reden: string;
  readonly op: LeerlingZoekvraag['op'];
  readonly klant: AdminKort | null;
  readonly tekst: string;
}

export const LEEG: Invoer = { reden: '', op: 'inlognaam', klant: null, tekst: '' };
export const MEESTE_REDEN = 300;
const MINSTE_REDEN = 8;

export const redenVan = ({ reden }: Invoer): string => reden.replace(/\s+/g, ' ').trim();

/** Fields that are not right yet. */
export function foutenVan(invoer: Invoer): ReadonlySet<'reden' | 'klant' | 'tekst'> {
  const fouten = new Set<'reden' | 'klant' | 'tekst'>();
  if (redenVan(invoer).length < MINSTE_REDEN) fouten.add('reden');
  if (invoer.op === 'naam' && invoer.klant === null) fouten.add('klant');
  if (invoer.tekst.trim() === '' || (invoer.op === 'naam' && !letters3(invoer.tekst))) fouten.add('tekst');
  return fouten;
}

/** Null while something is missing. */
export function zoekvraagVan({ op, klant, tekst }: Invoer): LeerlingZoekvraag | null {
  if (op === 'inlognaam') return { op, tekst };
  return klant === null ? null : { op, adminId: klant.id, tekst };
}
