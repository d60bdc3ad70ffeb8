import { TICK_S } from '@spelrijk/game-kit/stage';
import type { Stand } from '@spelrijk/game-kit/contract';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { playEffect } from '../../audio/effects.ts';
import { hopScene } from './wolkenhop-scene.ts';
import { beginHop, pressJump, isAf, tick, type HopState } from './wolkenhop.ts';

/** A frame counts for at most so many ticks: after a stall the sky goes on where it was. */
const MOST_TICKS = 6;

interface Play {
  readonly seed: number;
  readonly tempo: number;
  readonly stand: Stand;
  readonly stage: RefObject<StageHandle | null>;
  readonly onAf: (punten: number) => void;
}

/** Runs the sky on frames and the one button: space, arrow up, or anywhere on the stage. Hidden means standing still. */
export function useWolkenhop({ seed, tempo, stand, stage, onAf }: Play): {
  readonly press: (down: boolean) => void;
  readonly first: HopState;
} {
  const [first] = useState(() => beginHop(seed, tempo));
  const state = useRef(first);
  const press = (down: boolean): void => {
    state.current = pressJump(state.current, down);
  };
  const paint = useEffectEvent(() => stage.current?.paint(hopScene(state.current, stand)));
  const end = useEffectEvent(() => onAf(state.current.punten));
  useEffect(() => {
    let frame = 0;
    let last = performance.now();
    let rest = 0;
    const run = (now: number): void => {
      rest += document.visibilityState === 'hidden' ? 0 : Math.min((now - last) / 1000, MOST_TICKS * TICK_S);
      last = now;
      const before = state.current.punten;
      for (; rest >= TICK_S; rest -= TICK_S) state.current = tick(state.current);
      if (state.current.punten > before) playEffect('goed');
      paint();
      if (isAf(state.current)) end();
      else frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, []);
  const onKey = useEffectEvent(press);
  useEffect(() => {
    const key = (down: boolean) => (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      onKey(down);
    };
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
