import type { Abonnement } from '@spelrijk/contract/abonnementen';

/**
 * Until which day stopping can be taken back for nothing, where that is before the account goes; later only a new year helps. Null: for as long as there is
 * an account.
 */
export const terugTot = ({ stopTerugTot, stopWegOp }: Pick<Abonnement, 'stopTerugTot' | 'stopWegOp'>): string | null =>
  stopTerugTot !== null && stopTerugTot < stopWegOp ? stopTerugTot : null;
