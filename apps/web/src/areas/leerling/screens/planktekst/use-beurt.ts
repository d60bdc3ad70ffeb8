import { useEffect, useEffectEvent, useState } from 'react';
import type { Leesaanpak, Leesbeurt } from '@spelrijk/domain/leesbeurt';
import { keepBeurt } from '../../queue/reading.ts';
import { Beurt } from './beurt.ts';
import { createId } from '../../../../shared/id.ts';

/** So much reading is lost at most when a browser breaks down (ms). */
const KEEP_MS = 20_000;

interface Place {
  readonly leerlingId: string;
  readonly tekstId: string;
  readonly van: number;
  /** The way it begins. */
  readonly aanpak: Leesaanpak;
  /** Who looks on leaves nothing behind. */
  readonly keeps: boolean;
}

interface Telling {
  readonly id: string;
  readonly tap: (woord: string) => void;
  readonly hear: () => void;
  readonly finish: () => void;
  readonly read: (aanpak: Leesaanpak) => void;
  readonly endAlinea: () => void;
  readonly say: (zegt: Pick<Leesbeurt, 'klonk' | 'verwacht' | 'klopte' | 'daarna'>) => void;
  /** Kept at once, without a word read: answers about words are kept with it. */
  readonly begin: () => void;
  /** Something else is on screen than the text. */
  readonly hold: (held: boolean) => void;
}

/** Counts the turn of this text and keeps it: now and then, when the child looks away, and when it leaves. `at`: the lit sentence. */
export function useBeurt({ leerlingId, tekstId, van, keeps, aanpak }: Place, at: number): Telling {
  const [{ id, beurt }] = useState(() => ({
    id: createId(),
    beurt: new Beurt({ tekstId, van, aanpak, begon: new Date().toISOString(), now: performance.now() }),
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
  const keepNow = (): void => {
    const stand = beurt.take(performance.now());
    if (stand && keeps) keepBeurt(leerlingId, id, stand);
  };
  return {
    id,
    tap: (woord) => beurt.tap(woord),
    hear: () => beurt.hear(),
    read: (aanpak) => beurt.read(aanpak, performance.now()),
    endAlinea: () => beurt.endAlinea(performance.now()),
    hold: (held) => beurt.hold(held, performance.now()),
    say: (zegt) => {
      beurt.say(zegt);
      keepNow();
    },
    begin: () => {
      beurt.begin();
      keepNow();
    },
    finish: () => {
      beurt.finish();
      keepNow();
    },
  };
}
