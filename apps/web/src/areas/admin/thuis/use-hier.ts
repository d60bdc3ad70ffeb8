import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { loginSamen } from '../../../shared/session/login.ts';
import { landingPath } from '../../../shared/session/routes.ts';

/** This tab becomes the child's: nothing of the adult that it has loaded may show. She stays logged in in the browser. */
export function useHier(plek: { readonly adminId: string; readonly groepId: string; readonly leerlingId: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => loginSamen(plek),
    onSuccess: (kind) => {
      queryClient.clear();
      void navigate(landingPath(kind), { replace: true });
    },
  });
}
