import { useMutation } from '@tanstack/react-query';
import { loginSamen } from '../../../shared/session/login.ts';
import { landingPath } from '../../../shared/session/routes.ts';

/** This tab becomes the child's, with a page of its own: nothing that the adult loaded stays, and she stays logged in in the browser. */
export function useHier(plek: { readonly adminId: string; readonly groepId: string; readonly leerlingId: string }) {
  return useMutation({
    mutationFn: () => loginSamen(plek),
    onSuccess: (kind) => window.location.replace(landingPath(kind)),
  });
}
