import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { ApiFout } from '../../../../shared/api/fout.ts';
import { localStore } from '../../../../shared/session/storage.ts';

/** A device in the classroom keeps its groep: nobody types the code twice. */
const KEY = 'groepscode';

/** A code that a card brought along, behind a `#`, where no server sees it. */
const codeIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('code');

/** The children of the groep on this device. A code that does not work any more is forgotten. */
export function useGroep() {
  const { hash } = useLocation();
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: (code: string) => call('openGroep', { body: { code } }),
    onSuccess: (_groep, code) => localStore.set(KEY, code),
    onError: (fout) => {
      if (fout instanceof ApiFout && fout.status === 404) localStore.remove(KEY);
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const code = codeIn(hash) ?? localStore.get(KEY);
    if (code !== null) mutate(code);
  }, [hash, mutate]);
  const forget = () => {
    localStore.remove(KEY);
    reset();
  };
  return { open: mutate, groep: data, code: variables ?? '', error, isPending, forget };
}
