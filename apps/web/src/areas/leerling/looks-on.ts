import { useUser } from '../../shared/session/session.ts';

/** Someone who is no leerling looks on: everything is judged, nothing is stored. */
export function useLooksOn(): boolean {
  const user = useUser();
  return user !== null && user.role !== 'leerling' && user.role !== 'demo';
}
