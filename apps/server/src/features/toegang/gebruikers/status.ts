import type { UitnodigingStatus } from '@spelrijk/contract/gebruikers';
import type { GebruikerRij } from './store.ts';

/** Only teachers of an import wait for an invitation; to whom manages others everybody without an account is invited. */
export const zonderWachten = (status: GebruikerRij['status']): 'actief' | 'geschorst' | 'uitgenodigd' =>
  status === 'uit-te-nodigen' ? 'uitgenodigd' : status;

/** Where the open invitation stands; null for somebody who has an account. */
export function toUitnodigingStatus({ email, uitgenodigdOp, verlooptOp }: GebruikerRij, now: number): UitnodigingStatus | null {
  if (!uitgenodigdOp || !verlooptOp) return null;
  return {
    email: email ?? '',
    verstuurdOp: uitgenodigdOp.toISOString(),
    verlooptOp: verlooptOp.toISOString(),
    verlopen: verlooptOp.getTime() <= now,
  };
}
