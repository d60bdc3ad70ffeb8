import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiFout } from '../../../../shared/api/fout.ts';
import { login } from '../../../../shared/session/login.ts';
import { afterLogin } from '../../../../shared/session/wanted-route.ts';
import { useCountdown } from './use-countdown.ts';

export interface Credentials {
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
}

/** Logs in and moves to the wanted route or the landing screen; a throttled login counts down to the next try. */
export function useLogin() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [wait, setWait] = useCountdown();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ gebruikersnaam, wachtwoord }: Credentials) => login(gebruikersnaam, wachtwoord),
    onMutate: () => setWait(null),
    onError: (fout) => setWait(fout instanceof ApiFout && fout.status === 429 ? (fout.retryAfter ?? null) : null),
    onSuccess: (user) => {
      // Nothing that the former user of this tab has loaded may show.
      queryClient.clear();
      return navigate(afterLogin(user, window.location.origin), { replace: true });
    },
  });
  return { submit: mutate, isPending, error, wait };
}
