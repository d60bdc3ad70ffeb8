import { useEffect, useEffectEvent, useState } from 'react';
import { keepBeurt } from '../../queue/reading.ts';
import { Beurt } from './beurt.ts';

/** So much reading is lost at most when a browser breaks down (ms). */
const KEEP_MS = 20_000;

interface Place {
  readonly leerlingId: string;
  readonly tekstId: string;
  readonly van: number;
  /** Who looks on leaves nothing behind. */
  readonly keeps: boolean;
}

interface Telling {
  readonly id: string;
  readonly tap: (woord: string) => void;
  readonly hear: () => void;
  readonly finish: () => void;
}

/** Counts the turn of this text and keeps it: now and then, when the child looks away, and when it leaves. `at`: the lit sentence. */
export function useBeurt({ leerlingId, tekstId, van, keeps }: Place, at: number): Telling {
  const [{ id, beurt }] = useState(() => ({
    id: crypto.randomUUID(),
    beurt: new Beurt({ tekstId, van, begon: new Date().toISOString(), now: performance.now() }),
  }));
  const keep = useEffectEvent((): void => {
    const stand = beurt.take(performance.now());
    if (stand && keeps) keepBeurt(leerlingId, id, stand);
  });
  useEffect(() => beurt.at(at), [beurt, at]);
  useEffect(() => {
    const look = (): void => {
      beurt.look(document.visibilityState === 'visible', performance.now());
      if (document.visibilityState !== 'visible') keep();
    };
    const leave = (): void => keep();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    const timer = setInterval(leave, KEEP_MS);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      clearInterval(timer);
      keep();
    };
  }, [beurt]);
  const finish = (): void => {
    beurt.finish();
    const stand = beurt.take(performance.now());
    if (stand && keeps) keepBeurt(leerlingId, id, stand);
  };
  return { id, tap: (woord) => beurt.tap(woord), hear: () => beurt.hear(), finish };
}
