import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { User } from '../../../shared/session/user.ts';
import { afterLogin } from '../../../shared/session/wanted-route.ts';

/**
 * Somebody has logged in: nothing that the former user of this tab has loaded may show, and they go where they wanted. What the screen itself reads stays
 * until it is left: read anew, a link that was used just now would say that it works no longer.
 */
export function useEnter(): (user: User) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.removeQueries({ type: 'inactive' });
    void navigate(afterLogin(user, window.location.origin), { replace: true });
  };
}
