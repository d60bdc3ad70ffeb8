/** The board as a small machine: which word, what it is doing, and what happens next. */
import type { Audio } from '@spelrijk/domain/opgave';
import { useEffect, useEffectEvent, useState } from 'react';
import { player } from '../../../../shared/audio/player.ts';
import { bordPlan, writingMs, type Tempo } from './stappen.ts';

export type Fase = 'begin' | 'horen' | 'schrijven' | 'pauze' | 'einde';

interface Options {
  readonly woorden: readonly string[];
  readonly audio: readonly Audio[];
  readonly tempo: Tempo;
  /** Goes on by itself when the time to write is over. */
  readonly vanzelf: boolean;
}

interface State {
  readonly nr: number;
  readonly fase: Fase;
  /** Rises with every time something is said. */
  readonly beurt: number;
}

export function useBord({ woorden, audio, tempo, vanzelf }: Options) {
  const [state, setState] = useState<State>({ nr: 0, fase: 'begin', beurt: 0 });
  const { nr, fase, beurt } = state;
  const plan = bordPlan(audio[nr] ?? {}, tempo);

  const naar = (volgende: number): void => {
    player.unlock();
    player.stop();
    if (volgende >= woorden.length) setState({ nr: woorden.length - 1, fase: 'einde', beurt: beurt + 1 });
    else setState({ nr: Math.max(0, volgende), fase: 'horen', beurt: beurt + 1 });
  };

  const say = useEffectEvent((mine: number) => {
    void player.play(plan).then(() => setState((nu) => (nu.beurt === mine && nu.fase === 'horen' ? { ...nu, fase: 'schrijven' } : nu)));
  });
  useEffect(() => {
    if (fase === 'horen') say(beurt);
  }, [fase, beurt]);

  const onTime = useEffectEvent((mine: number) => {
    if (mine === beurt) naar(nr + 1);
  });
  const wacht = fase === 'schrijven' && vanzelf && plan.length > 0 ? writingMs(woorden[nr] ?? '', tempo) : null;
  useEffect(() => {
    if (wacht === null) return undefined;
    const timer = setTimeout(() => onTime(beurt), wacht);
    return () => clearTimeout(timer);
  }, [wacht, beurt]);
  useEffect(() => () => player.stop(), []);

  const pauze = (): void => {
    if (fase === 'pauze') naar(nr);
    else if (fase === 'horen' || fase === 'schrijven') {
      player.stop();
      setState({ nr, fase: 'pauze', beurt: beurt + 1 });
    }
  };
  return {
    ...state,
    stil: plan.length === 0,
    wacht,
    begin: (): void => naar(0),
    vorige: (): void => naar(nr - 1),
    volgende: (): void => naar(nr + 1),
    nogEens: (): void => naar(nr),
    pauze,
  };
}
