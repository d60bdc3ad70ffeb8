import type { Zitting } from '@spelrijk/contract/zittingen';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Sends the word that waits: at once, every few seconds, and when the connection is back. */
function useSending(wachtend: Wachtend | null, send: (woord: Wachtend) => Promise<void>) {
  const [gewacht, setGewacht] = useState<Wachtend | null>(null);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (wachtend === null) return undefined;
    const again = (): void => {
      setGewacht(wachtend);
      void sendNow(wachtend);
    };
    const first = setTimeout(() => void sendNow(wachtend));
    const timer = setInterval(again, OPNIEUW_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [wachtend]);
  /** It did not arrive at once. */
  return wachtend !== null && gewacht === wachtend;
}

/** The test as the server gives it, one word at a time; a word that could not be sent waits, and the test waits with it. */
export function useZitting(adres: ToetsAdres) {
  const { leerlingId, methodetoetsId } = adres;
  const client = useQueryClient();
  const params = { ...adres };
  const [wachtend, setWachtend] = useState<Wachtend | null>(() => readWachtend(leerlingId, methodetoetsId));
  // A slow answer to a word that was sent twice may not take the place of what came after it.
  const onderweg = useRef(wachtend);
  const [na, setNa] = useState<Zitting | null>(null);
  const [fout, setFout] = useState<ApiFout | null>(null);
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

  const arrived = (woord: Wachtend, volgende: Zitting | null): void => {
    if (onderweg.current?.itemId !== woord.itemId) return;
    onderweg.current = null;
    dropWachtend(leerlingId, methodetoetsId);
    setWachtend(null);
    setNa(volgende);
  };
  const send = async (woord: Wachtend): Promise<void> => {
    try {
      const { itemId, ...body } = woord;
      arrived(woord, await call('saveToetsantwoord', { params: { ...params, itemId }, body }));
      setFout(null);
    } catch (error) {
      if (!isRefused(error)) return;
      // How it stands now, before anything else is shown: the word that was there before would be said again.
      const nu = await call('readZitting', { params, query: { nr: 1 } }).catch(() => null);
      setFout(error);
      arrived(woord, nu);
    }
  };
  const isWachtend = useSending(wachtend, send);

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
    isWachtend,
    isBezig: wachtend !== null,
    /** The word was there already, written otherwise. */
    isAlBewaard: fout?.code === 'zittingen/al-bewaard',
    isDicht: fout?.code === 'zittingen/dicht' || (fout !== null && isNotFound(fout)),
    probeer: (): void => {
      if (wachtend) void send(wachtend);
    },
    answer: (woord: Wachtend): void => {
      setFout(null);
      if (zitting?.meekijken) {
        setKijkNr((nu) => nu + 1);
        return;
      }
      onderweg.current = woord;
      keepWachtend(leerlingId, methodetoetsId, woord);
      setWachtend(woord);
    },
  };
}
