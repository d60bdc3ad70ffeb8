import { TICK_S } from '@spelrijk/game-kit/stage';
import type { SoundId, Stand } from '@spelrijk/game-kit/contract';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { playEffect } from '../../audio/effects.ts';
import type { Spelregels } from './spelregels.ts';

/** A frame counts for at most so many ticks: after a stall the game goes on where it was. */
const MOST_TICKS = 6;

const KEYS: ReadonlySet<string> = new Set([' ', 'ArrowUp', 'Enter']);

interface Play {
  readonly seed: number;
  readonly tempo: number;
  readonly stand: Stand;
  readonly stage: RefObject<StageHandle | null>;
  readonly onAf: (punten: number) => void;
}

function klankenOf<S>(regels: Spelregels<S>, before: S, after: S): readonly SoundId[] {
  if (regels.klanken) return regels.klanken(before, after);
  const meer = regels.punten(after) - regels.punten(before);
  return meer > 0 ? [meer > 1 ? 'munt' : 'plop'] : [];
}

/** Runs a game on frames and the one button: space, Enter, arrow up, or anywhere on the stage. Hidden means standing still. */
export function useBeloningsspel<S>(
  regels: Spelregels<S>,
  { seed, tempo, stand, stage, onAf }: Play,
): {
  readonly press: (down: boolean) => void;
  readonly first: S;
} {
  const [first] = useState(() => regels.begin(seed, tempo));
  const state = useRef(first);
  const press = (down: boolean): void => {
    state.current = regels.press(state.current, down);
  };
  const paint = useEffectEvent(() => stage.current?.paint(regels.scene(state.current, stand)));
  const end = useEffectEvent(() => onAf(regels.punten(state.current)));
  const step = useEffectEvent((): boolean => {
    const before = state.current;
    state.current = regels.tick(before);
    for (const sound of klankenOf(regels, before, state.current)) playEffect(sound);
    return regels.isAf(state.current);
  });
  useEffect(() => {
    let frame = 0;
    let last = performance.now();
    let rest = 0;
    const run = (now: number): void => {
      rest += document.visibilityState === 'hidden' ? 0 : Math.min((now - last) / 1000, MOST_TICKS * TICK_S);
      last = now;
      let af = false;
      for (; rest >= TICK_S && !af; rest -= TICK_S) af = step();
      paint();
      if (af) end();
      else frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent, down: boolean): void => {
    // After the end keys belong to the buttons that then stand there.
    if (!KEYS.has(event.key) || regels.isAf(state.current)) return;
    event.preventDefault();
    if (!event.repeat) press(down);
  });
  useEffect(() => {
    const key = (down: boolean) => (event: KeyboardEvent) => onKey(event, down);
    const [down, up] = [key(true), key(false)];
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
  return { press, first };
}
