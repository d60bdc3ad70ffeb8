import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { player } from '../../../../shared/audio/player.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import { keepBeurt } from '../../queue/reading.ts';
import { createId } from '../../../../shared/id.ts';

export type Toneelstuk = Output<Api['readToneelstuk']>;

/** Between two lines (ms). */
const PAUSE = 300;

interface Spelstand {
  /** The line that is played now; -1: not begun. */
  readonly at: number;
  readonly fase: 'kies' | 'loopt' | 'uit';
  /** It waits for the child: an own line, or one that is not heard. */
  readonly wacht: boolean;
  readonly start: () => void;
  readonly next: () => void;
  readonly stop: () => void;
}

interface Oefening {
  readonly leerlingId: string;
  readonly stuk: Toneelstuk;
  readonly eigen: ReadonlySet<string>;
  /** Who looks on leaves nothing behind. */
  readonly keeps: boolean;
}

/** Keeps how far the play was practised, in minutes; with the voice of others it says nothing about pace. */
function useMinuten({ leerlingId, stuk, keeps }: Oefening) {
  const begin = useRef<{ id: string; op: number; begon: string } | null>(null);
  return {
    begin: (): void => {
      begin.current = { id: createId(), op: performance.now(), begon: new Date().toISOString() };
    },
    keep: (beurten: number): void => {
      const nu = begin.current;
      if (!nu || !keeps || beurten === 0) return;
      const verst = stuk.beurten.slice(0, beurten).reduce((som, { zinnen }) => som + zinnen.length, 0);
      const uit = verst >= stuk.zinnen;
      const ms = Math.round(performance.now() - nu.op);
      keepBeurt(leerlingId, nu.id, { tekstId: stuk.id, begon: nu.begon, ms, van: 0, verst, plek: verst, uit, stem: true, getikt: [] });
    },
  };
}

/** A play for one: the lines of others sound, an own line waits until it was said. Nothing listens, nothing is recorded. */
export function useSpel(oefening: Oefening): Spelstand {
  const { stuk, eigen } = oefening;
  const soundOn = useSoundOn();
  const [stand, setStand] = useState<Pick<Spelstand, 'at' | 'fase' | 'wacht'>>({ at: -1, fase: 'kies', wacht: false });
  const minuten = useMinuten(oefening);
  const turn = useRef(0);
  const isHeard = (nr: number): boolean => {
    const beurt = stuk.beurten[nr];
    return soundOn && beurt !== undefined && beurt.klanken.length > 0 && !(beurt.rol !== null && eigen.has(beurt.rol));
  };
  const run = async (from: number): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    for (let nr = from; nr < stuk.beurten.length; nr++) {
      const heard = isHeard(nr);
      setStand({ at: nr, fase: 'loopt', wacht: !heard });
      if (!heard) return;
      const klanken = stuk.beurten[nr]?.klanken ?? [];
      const said = await player.play(
        klanken.flatMap((adres) => [{ soort: 'klank', adres } as const, { soort: 'stil', ms: PAUSE } as const]),
      );
      if (mine !== turn.current) return;
      if (!said) {
        // The line is away: it is read, and goes on by hand.
        setStand({ at: nr, fase: 'loopt', wacht: true });
        return;
      }
    }
    minuten.keep(stuk.beurten.length);
    setStand({ at: stuk.beurten.length, fase: 'uit', wacht: false });
  };
  const halt = (): void => {
    turn.current += 1;
    player.stop();
  };
  const start = (): void => {
    player.unlock();
    minuten.begin();
    void run(0);
  };
  const next = (): void => {
    if (stand.fase !== 'loopt') return;
    halt();
    player.unlock();
    void run(stand.at + 1);
  };
  const stop = (): void => {
    halt();
    minuten.keep(stand.at);
    setStand({ at: -1, fase: 'kies', wacht: false });
  };
  const leave = useEffectEvent((): void => {
    halt();
    if (stand.fase === 'loopt') minuten.keep(stand.at);
  });
  useEffect(() => () => leave(), []);
  return { ...stand, start, next, stop };
}
