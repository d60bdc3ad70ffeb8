import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { player } from '../../../../shared/audio/player.ts';
import type { Follow } from './use-follow.ts';

/** Pressed as in a text: down and up a sentence, right and left a word, which is heard at once. */
const STAPPEN: Readonly<Record<string, readonly [zinnen: number, woorden: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Where a key already means something of its own. */
const EIGEN_TOETSEN = 'input, select, textarea, [data-eigen-toetsen]';

interface Words {
  /** By word in small letters: its sound. */
  readonly woorden: Readonly<Record<string, string>>;
  readonly follow: Follow;
  readonly onHeard: (woord: string) => void;
  /** A tap looks for a sentence, and not for a word. */
  readonly zoekt: boolean;
}

/** Words that are heard: by tapping one, or from word to word with the keyboard; the one that is heard last is marked. */
export function useWords({ woorden, follow, onHeard, zoekt }: Words): RefObject<HTMLDivElement | null> {
  const { at, stop, move, go } = follow;
  const body = useRef<HTMLDivElement>(null);
  const hear = (woord: HTMLElement | undefined): void => {
    for (const vorig of body.current?.querySelectorAll('[data-nu]') ?? []) vorig.removeAttribute('data-nu');
    const naam = woord?.dataset['woord'] ?? '';
    const adres = woorden[naam];
    if (!woord || adres === undefined) return;
    onHeard(naam);
    stop();
    woord.dataset['nu'] = '';
    player.unlock();
    void player.play([{ soort: 'klank', adres }]);
  };
  const isHeard = ({ dataset }: HTMLElement): boolean => woorden[dataset['woord'] ?? ''] !== undefined;
  const step = (woordstap: number): void => {
    const zin = body.current?.querySelector(`[data-zin="${at}"]`);
    const rij = [...(zin?.querySelectorAll<HTMLElement>('[data-woord]') ?? [])].filter(isHeard);
    const nu = rij.findIndex(({ dataset }) => dataset['nu'] !== undefined);
    hear(rij[nu < 0 ? (woordstap > 0 ? 0 : rij.length - 1) : nu + woordstap]);
  };
  const onTap = useEffectEvent(({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    const zin = target.closest<HTMLElement>('[data-zin]')?.dataset['zin'];
    if (zoekt && zin !== undefined) go(Number(zin));
    else if (target.dataset['woord'] !== undefined) hear(target);
  });
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const [zinnen, stap] = STAPPEN[event.key] ?? [0, 0];
    if ((zinnen === 0 && stap === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(EIGEN_TOETSEN)) return;
    event.preventDefault();
    if (zinnen === 0) step(stap);
    else move(zinnen);
  });
  useEffect(() => {
    const text = body.current;
    const tap = (event: Event): void => onTap(event);
    const key = (event: KeyboardEvent): void => onKey(event);
    text?.addEventListener('click', tap);
    document.addEventListener('keydown', key);
    return () => {
      text?.removeEventListener('click', tap);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return body;
}
