import type { Game, GameInput } from '@spelrijk/game-kit/contract';
import { Stage } from '@spelrijk/game-kit/stage/view';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useToneeltooi } from '../tooi/use-tooi.ts';
import { useRustig } from '../use-instelling.ts';
import { beschrijvingFor } from './aanbod.ts';
import css from './wereld.module.css';

interface WereldProps {
  readonly game: Game;
  readonly figuur: number;
  /** What the child has, oldest first. */
  readonly bezit: readonly string[];
  /** What it can choose from now. */
  readonly aanbod?: readonly string[];
  readonly onKies?: (stuk: string) => void;
}

const NIETS: readonly string[] = [];
/** Half the frames do for what drifts by. */
const TICKS_PER_BEELD = 2;
const BEELD_MS = 30;

/** What a child keeps of a game, alive; after a taak with cards to choose from. */
export function Wereld({ game, figuur, bezit, aanbod = NIETS, onKies }: WereldProps) {
  const { t } = useTexts(leerlingTeksten);
  const rustig = useRustig();
  const { tooi } = useToneeltooi();
  const stage = useRef<StageHandle>(null);
  const stukken = game.logic.manifest.verzameling?.stukken ?? [];
  const naamVan = (id: string): string => stukken.find((stuk) => stuk.id === id)?.naam ?? '';
  const paint = useEffectEvent((nu: number) =>
    stage.current?.paint(game.logic.verzameling?.({ bezit, aanbod, tick: nu, rustig, naamVan }) ?? []),
  );
  const tick = useRef(0);
  // At every change of what there is; between those only what moves.
  useEffect(() => paint(tick.current));
  useEffect(() => {
    if (rustig) return;
    let [last, frame] = [0, 0];
    const run = (now: number): void => {
      frame = requestAnimationFrame(run);
      if (now - last < BEELD_MS) return;
      last = now;
      tick.current += TICKS_PER_BEELD;
      paint(tick.current);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [rustig]);
  const onInput = (input: GameInput): void => {
    if (input.soort === 'kies' && input.pick.startsWith('stuk:')) onKies?.(input.pick.slice('stuk:'.length));
  };
  const namen = stukken.filter(({ id }) => bezit.includes(id)).map(({ naam }) => naam);
  const heeft = t(`verzameling.${beschrijvingFor(namen, aanbod)}`, { stukken: namen.join(', ') });
  return (
    <div className={css['wereld']}>
      <Stage ref={stage} art={game.art} tooi={tooi} figuur={figuur} stand="liggend" beschrijving={heeft} onInput={onInput} />
    </div>
  );
}
