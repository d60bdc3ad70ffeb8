/** The sound of one recording on this screen: fetched once, held in memory, played here, and gone with the screen. */
import { findSpeech } from '@spelrijk/spraak/monsters';
import { OPNAME_HERTZ } from '@spelrijk/domain/voorleesopname';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { readMono } from '../../../../shared/audio/mono.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

const SPRING_S = 2;

async function fetchGeluid({ adminId, groepId }: Plek, opnameId: string): Promise<{ readonly blob: Blob; readonly begin: number }> {
  const vorm = new Audio().canPlayType('audio/ogg; codecs=opus') === '' ? 'wav' : 'ogg';
  const { type, bytes } = await call('readOpnamegeluid', { params: { adminId, groepId, opnameId }, query: { vorm } });
  const blob = new Blob([new Uint8Array(bytes)], { type });
  const monsters = await readMono(blob, OPNAME_HERTZ);
  return { blob, begin: monsters ? Math.round((1000 * findSpeech(monsters, OPNAME_HERTZ).begin) / OPNAME_HERTZ) : 0 };
}

export function useGeluid(plek: Plek, opnameId: string, onEinde: () => void) {
  const { data, error, refetch } = useQuery({
    queryKey: ['opnamegeluid', plek.adminId, opnameId],
    queryFn: () => fetchGeluid(plek, opnameId),
    // Each fetch is a line in the log of the school: once is enough.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const speler = useRef<HTMLAudioElement | null>(null);
  const einde = useRef(onEinde);
  const [speelt, setSpeelt] = useState(false);
  const [kapot, setKapot] = useState(false);
  useEffect(() => {
    einde.current = onEinde;
  }, [onEinde]);
  useEffect(() => {
    if (!data) return undefined;
    const url = URL.createObjectURL(data.blob);
    const audio = new Audio(url);
    audio.addEventListener('play', () => setSpeelt(true));
    audio.addEventListener('pause', () => setSpeelt(false));
    audio.addEventListener('ended', () => einde.current());
    audio.addEventListener('error', () => setKapot(true));
    speler.current = audio;
    return () => {
      audio.pause();
      speler.current = null;
      URL.revokeObjectURL(url);
    };
  }, [data]);
  const nu = useCallback((): number => 1000 * (speler.current?.currentTime ?? 0), []);
  const doen = useMemo(
    () => ({
      play: (): void => void speler.current?.play().catch(() => setKapot(true)),
      pause: (): void => speler.current?.pause(),
      jump: (kant: 1 | -1): void => {
        const audio = speler.current;
        if (audio) audio.currentTime = Math.max(0, audio.currentTime + kant * SPRING_S);
      },
      setSnelheid: (snelheid: number): void => {
        if (speler.current) speler.current.playbackRate = snelheid;
      },
    }),
    [],
  );
  return { begin: data?.begin, error, refetch, speelt, kapot, nu, ...doen };
}
