import type { Regio } from '@spelrijk/domain/admin';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Game, GameEffect, GameState, Stand } from '@spelrijk/game-kit/game';
import { createLoop, runFrames } from '@spelrijk/game-kit/loop';
import type { Loop, LoopBeeld } from '@spelrijk/game-kit/loop';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { seedFrom } from '@spelrijk/base/random';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { StageHandle } from '@spelrijk/game-kit/view/stage';
import { serverNow } from '../../../../shared/session/clock.ts';
import { playEffect } from '../../audio/effects.ts';
import { judge } from '../../play/judge.ts';
import type { Beoordeling } from '../../play/judge.ts';
import type { Rest } from '../../play/resume.ts';
import type { AnswerSender } from '../../queue/sender.ts';

/** The explanation that is open: what the child made of this opgave, and which attempt it was in this round. */
export interface Uitleg {
  readonly opgave: Opgave;
  readonly gegeven: string;
  readonly poging: number;
  readonly oordeel: Beoordeling;
}

export interface HostOptions {
  readonly game: Game;
  readonly slug: string;
  readonly leerlingId: string;
  readonly taakId: string;
  readonly rest: Rest;
  readonly sender: AnswerSender;
  /** Nothing is stored or sent. */
  readonly looksOn: boolean;
  readonly regio: Regio;
  readonly rustig: boolean;
  readonly stand: Stand;
  readonly onDone: () => void;
  readonly onBreuk: () => void;
}

export interface Host {
  readonly loop: Loop;
  readonly beeld: LoopBeeld;
  readonly stage: RefObject<StageHandle | null>;
  readonly opgave: Opgave | undefined;
  readonly uitleg: Uitleg | null;
  /** The child has read the explanation. */
  readonly goOn: () => void;
  /** The word has been heard or seen: from here the time counts. */
  readonly startClock: () => void;
  readonly countHint: () => void;
}

/** Answers are at most this long in the contract. */
const MAX_GEGEVEN = 200;
const MAX_POGING = 9;

/** Runs the game: frames in, effects out, every answer judged at once and kept. */
export function useHost(options: HostOptions): Host {
  const { game, rest } = options;
  const stage = useRef<StageHandle | null>(null);
  const [uitleg, setUitleg] = useState<Uitleg | null>(null);
  const clock = useRef(performance.now());
  const hints = useRef({ opgaveId: '', count: 0 });

  const answer = useEffectEvent(async (loop: Loop, effect: GameEffect & { type: 'antwoord' }) => {
    const opgave = rest.todo.find(({ id }) => id === effect.opgaveId);
    if (!opgave) return;
    const oordeel = judge(opgave, effect.gegeven, options.regio);
    await keep(opgave, effect.gegeven, effect.poging);
    playEffect(oordeel.goed ? 'goed' : 'bijna');
    loop.send({ type: 'oordeel', goed: oordeel.goed });
    if (!oordeel.goed) setUitleg({ opgave, gegeven: effect.gegeven, poging: effect.poging, oordeel });
  });

  const keep = async (opgave: Opgave, gegeven: string, poging: number): Promise<void> => {
    const { sender, leerlingId, taakId, slug, looksOn } = options;
    if (looksOn) return;
    const id = crypto.randomUUID();
    const rtMs = Math.max(0, Math.min(86_400_000, Math.round(performance.now() - clock.current)));
    const count = hints.current.opgaveId === opgave.id ? hints.current.count : 0;
    const total = Math.min(MAX_POGING, poging + (rest.earlier.get(opgave.id) ?? 0));
    const antwoord = { id, taakId, opgaveId: opgave.id, poging: total, gegeven: gegeven.slice(0, MAX_GEGEVEN), rtMs, op: new Date(serverNow()).toISOString(), hints: Math.min(9, count) };
    await sender.add({ soort: 'antwoord', id, leerlingId, game: slug, antwoord });
  };

  const onEffect = useEffectEvent((effect: GameEffect) => {
    if (effect.type === 'sound') playEffect(effect.sound);
    if (effect.type === 'done') options.onDone();
    if (effect.type === 'antwoord') void answer(loop, effect);
  });
  const onBreuk = useEffectEvent(() => options.onBreuk());
  const paint = useEffectEvent((state: GameState) => stage.current?.paint(game.logic.scene(state)));

  const [loop] = useState(() =>
    createLoop({
      logic: game.logic,
      start: { opgaven: rest.todo, seed: seedFrom(options.taakId) ^ rest.todo.length, tempo: options.rustig ? 0.6 : 1, rustig: options.rustig, stand: options.stand },
      onEffect: (effect) => onEffect(effect),
      onFrame: (state) => paint(state),
      onBreuk: () => onBreuk(),
    }),
  );
  useEffect(() => runFrames(loop), [loop]);
  useEffect(() => loop.send({ type: 'stand', stand: options.stand }), [loop, options.stand]);
  const beeld = useSyncExternalStore(loop.subscribe.bind(loop), loop.getBeeld.bind(loop));
  const opgave = currentOpgave(beeld.run);

  const startClock = (): void => {
    clock.current = performance.now();
  };
  const goOn = (): void => {
    setUitleg(null);
    startClock();
    loop.send({ type: 'verder' });
  };
  const countHint = (): void => {
    const id = opgave?.id ?? '';
    hints.current = { opgaveId: id, count: (hints.current.opgaveId === id ? hints.current.count : 0) + 1 };
  };
  return { loop, beeld, stage, opgave, uitleg, goOn, startClock, countHint };
}
