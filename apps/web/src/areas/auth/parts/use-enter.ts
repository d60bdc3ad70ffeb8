import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { User } from '../../../shared/session/user.ts';
import { afterLogin } from '../../../shared/session/wanted-route.ts';

/** Somebody has logged in: nothing that the former user of this tab has loaded may show, and they go where they wanted. */
export function useEnter(): (user: User) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.clear();
    void navigate(afterLogin(user, window.location.origin), { replace: true });
  };
}
