import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiFout } from '../../../../shared/api/fout.ts';
import { type Credentials, login } from '../../../../shared/session/login.ts';
import { useCountdown } from '../../parts/use-countdown.ts';
import { useEnter } from '../../parts/use-enter.ts';

const waitOf = (error: unknown): number | null =>
  error instanceof ApiFout && (error.status === 429 || error.status === 503) ? (error.retryAfter ?? null) : null;

/** At the bell everybody comes at once: the server says when, and the screen tries again by itself. */
const isBusy = (error: unknown): boolean => error instanceof ApiFout && error.status === 503 && error.retryAfter !== undefined;

const needsCode = (error: unknown): boolean => error instanceof ApiFout && error.code === 'auth/code-nodig';

/** Seconds on top of what the server asks, so that a school does not come back in the same second. */
const jitter = (): number => Math.floor(Math.random() * 4);

/** Logs in and moves on. `codeFor`: name and password are right, now the second factor. */
export function useLogin() {
  const enter = useEnter();
  const [wait, setWait] = useCountdown();
  const [codeFor, setCodeFor] = useState<Credentials | null>(null);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: login,
    onMutate: () => setWait(null),
    onError: (fout, credentials) => {
      if (needsCode(fout)) setCodeFor(credentials);
      const seconds = waitOf(fout);
      setWait(seconds === null ? null : seconds + (isBusy(fout) ? jitter() : 0));
    },
    onSuccess: enter,
  });
  const vanzelf = isBusy(error);
  useEffect(() => {
    if (vanzelf && wait === 0 && variables) mutate(variables);
  }, [vanzelf, wait, variables, mutate]);
  return {
    submit: mutate,
    submitCode: (code: string) => codeFor && mutate({ ...codeFor, code }),
    codeFor,
    startOver: () => {
      setCodeFor(null);
      reset();
    },
    isPending,
    error: needsCode(error) ? null : error,
    wait,
    vanzelf,
  };
}
