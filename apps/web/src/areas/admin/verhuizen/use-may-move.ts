import { useUser } from '../../../shared/session/session.ts';
import { useMij } from '../../../shared/session/use-mij.ts';

const BEHEER: ReadonlySet<string> = new Set(['schooladmin', 'rtadmin', 'thuisadmin']);

/** Whether this person may issue and read in verhuistokens: a docent only where the school switched that on. */
export function useMayMove(): boolean {
  const role = useUser()?.role ?? '';
  const mij = useMij().data;
  return BEHEER.has(role) || (role === 'docent' && mij?.admin.docentVerhuist === true);
}

/** Whether this person keeps the account: only they let others look along. */
export const useKeeps = (): boolean => BEHEER.has(useUser()?.role ?? '');
