import type { Zitting } from '@spelrijk/contract/zittingen';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFout, isNotFound } from '../../../../shared/api/fout.ts';
import { call } from '../../../../shared/api/call.ts';
import { dropWachtend, keepWachtend, readWachtend, type Wachtend } from './wachtend.ts';

export interface ToetsAdres {
  readonly leerlingId: string;
  readonly adminId: string;
  readonly methodetoetsId: string;
}

/** Between two tries where there is no connection. */
const OPNIEUW_MS = 5000;

/** Refused for good: the server answered, and would answer the same again. */
const isRefused = (error: unknown): error is ApiFout => error instanceof ApiFout && [400, 403, 404, 409].includes(error.status);

/** The test as the server gives it, one word at a time; a word that could not be sent waits, and the test waits with it. */
export function useZitting(adres: ToetsAdres) {
  const { leerlingId, methodetoetsId } = adres;
  const client = useQueryClient();
  const params = { ...adres };
  const [wachtend, setWachtend] = useState<Wachtend | null>(() => readWachtend(leerlingId, methodetoetsId));
  const [na, setNa] = useState<Zitting | null>(null);
  const [fout, setFout] = useState<ApiFout | null>(null);
  const [poging, setPoging] = useState(0);
  const [kijkNr, setKijkNr] = useState(1);
  // Nothing of a test stays in memory: what comes next is asked every time.
  const lees = useQuery({
    queryKey: ['leerling', leerlingId, 'methodetoets', methodetoetsId, kijkNr],
    queryFn: () => call('readZitting', { params, query: { nr: kijkNr } }),
    gcTime: 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    enabled: wachtend === null,
  });
  const zitting = na ?? lees.data;

  const arrived = (volgende: Zitting | null): void => {
    dropWachtend(leerlingId, methodetoetsId);
    setWachtend(null);
    setNa(volgende);
  };
  const send = useEffectEvent(async (woord: Wachtend): Promise<void> => {
    try {
      const { itemId, ...body } = woord;
      arrived(await call('saveToetsantwoord', { params: { ...params, itemId }, body }));
      setFout(null);
    } catch (error) {
      if (!isRefused(error)) return;
      // How it stands now, before anything else is shown: the word that was there before would be said again.
      const nu = await call('readZitting', { params, query: { nr: 1 } }).catch(() => null);
      setFout(error);
      arrived(nu);
    }
  });
  useEffect(() => {
    if (wachtend === null) return undefined;
    void send(wachtend);
    const again = (): void => setPoging((nu) => nu + 1);
    const timer = setTimeout(again, OPNIEUW_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [wachtend, poging]);

  const isAf = zitting?.stand === 'open' && !zitting.meekijken && zitting.gemaakt === zitting.aantal && zitting.aantal > 0;
  const finish = useEffectEvent(() => {
    void call('finishZitting', { params })
      .then(setNa)
      .then(() => client.invalidateQueries({ queryKey: ['leerling', leerlingId, 'landkaart'] }))
      .catch(() => null);
  });
  useEffect(() => {
    if (isAf) finish();
  }, [isAf]);

  return {
    zitting,
    error: lees.error,
    refetch: () => void lees.refetch(),
    /** A word waits for the connection. */
    isWachtend: wachtend !== null && poging > 0,
    isBezig: wachtend !== null,
    /** The word was there already, written otherwise. */
    isAlBewaard: fout?.code === 'zittingen/al-bewaard',
    isDicht: fout?.code === 'zittingen/dicht' || (fout !== null && isNotFound(fout)),
    probeer: () => setPoging((nu) => nu + 1),
    answer: (woord: Wachtend): void => {
      setFout(null);
      if (zitting?.meekijken) {
        setKijkNr((nu) => nu + 1);
        return;
      }
      keepWachtend(leerlingId, methodetoetsId, woord);
      setPoging(0);
      setWachtend(woord);
    },
  };
}
