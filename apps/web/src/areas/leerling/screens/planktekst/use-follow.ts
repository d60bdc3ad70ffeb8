import { useEffect, useRef, useState } from 'react';
import { player } from '../../../../shared/audio/player.ts';

/** Between two sentences (ms). */
const PAUSE = 350;

export interface Follow {
  /** The lit sentence; 0 is the title. */
  readonly at: number;
  /** Lit because the child went there itself: no voice says it. */
  readonly gezocht: boolean;
  /** The piece between spaces of that sentence that is being said; -1: none, or nobody knows. */
  readonly stuk: number;
  readonly playing: boolean;
  readonly broken: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly move: (by: number) => void;
  /** Lights this sentence. */
  readonly go: (nr: number) => void;
  /** Reads these sentences aloud, and lights none. */
  readonly say: (zinnen: readonly number[]) => void;
}

interface Voorgelezen {
  readonly klanken: readonly string[];
  /** Of each of those: when each piece between spaces begins, in hundredths of a second; empty when nobody knows. */
  readonly tijden: readonly (readonly number[])[];
}

/** Each word by itself, from the moment that the sound begins. */
function useWordLight() {
  const [stuk, setStuk] = useState(-1);
  const timers = useRef<number[]>([]);
  const darken = (): void => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
    setStuk(-1);
  };
  const lightWords = (begins: readonly number[]): void => {
    darken();
    timers.current = begins.map((begin, nr) => window.setTimeout(() => setStuk(nr), begin * 10));
  };
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  return { stuk, darken, lightWords };
}

/** `from`: where it begins. The lit sentence is the one that sounds: it moves when its clip has ended and the next one is there, so no timing is guessed. */
export function useFollow({ klanken, tijden }: Voorgelezen, count: number, from = 0): Follow {
  const [at, setAt] = useState(from);
  const [gezocht, setGezocht] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  const turn = useRef(0);
  const { stuk, darken, lightWords } = useWordLight();

  const stop = (): void => {
    turn.current += 1;
    player.stop();
    darken();
    setPlaying(false);
    setGezocht(false);
  };
  const run = async (mine: number): Promise<void> => {
    const begin = at === count - 1 ? 0 : at;
    for (const [i, adres] of klanken.entries()) {
      if (i < begin) continue;
      // Here before it is lit: on a slow line the light would else be ahead of the voice.
      await player.load(adres);
      if (mine !== turn.current) return;
      setAt(i);
      const volgende = klanken[i + 1];
      if (volgende !== undefined) void player.load(volgende);
      const heard = await player.play([{ soort: 'klank', adres }], () => lightWords(tijden[i] ?? []));
      if (mine !== turn.current) return;
      darken();
      if (heard) await player.play([{ soort: 'stil', ms: PAUSE }]);
      if (mine !== turn.current) return;
      if (!heard) {
        setBroken(true);
        break;
      }
    }
    setPlaying(false);
  };
  const start = (): void => {
    player.unlock();
    turn.current += 1;
    setBroken(false);
    setGezocht(false);
    setPlaying(true);
    void run(turn.current);
  };
  const move = (by: number): void => {
    stop();
    setGezocht(true);
    setAt((old) => Math.min(count - 1, Math.max(0, old + by)));
  };
  const go = (nr: number): void => {
    stop();
    setGezocht(true);
    setAt(Math.min(count - 1, Math.max(0, nr)));
  };
  const say = (zinnen: readonly number[]): void => {
    stop();
    const stemmen = zinnen.flatMap((nr) => (klanken[nr] === undefined ? [] : [{ soort: 'klank', adres: klanken[nr] } as const]));
    if (stemmen.length === 0) setGezocht(true);
    player.unlock();
    void player.play(stemmen);
  };

  useEffect(
    () => () => {
      turn.current += 1;
      player.stop();
    },
    [],
  );
  return { at, gezocht, stuk, playing, broken, start, stop, move, go, say };
}
