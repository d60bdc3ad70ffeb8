import type { Taak } from '@spelrijk/domain/taak';
import type { Game } from '@spelrijk/game-kit/contract';
import { standFor } from '@spelrijk/game-kit/stage';
import { Stage } from '@spelrijk/game-kit/stage/view';
import { useMemo } from 'react';
import { useToneeltooi } from '../../../tooi/use-tooi.ts';
import css from './intro.module.css';

const still = (): void => undefined;

/** The stage of the game behind a card: out of reach and out of the accessibility tree. */
export function Backdrop({ game, figuur, taak }: { readonly game: Game; readonly figuur: number; readonly taak: Taak }) {
  const { tooi } = useToneeltooi();
  const stand = standFor(window.innerWidth, window.innerHeight);
  const items = useMemo(() => {
    const { logic } = game;
    const start = logic.start({ opgaven: taak.opgaven.slice(0, 1), seed: 1, tempo: 1, rustig: true, stand });
    return logic.scene(start).filter(({ label }) => label === undefined);
  }, [game, taak, stand]);
  return (
    <div className={css['achter']} data-stand={stand} inert aria-hidden="true">
      <div className={css['venster']}>
        <div className={css['toneel']}>
          <Stage art={game.art} tooi={tooi} figuur={figuur} stand={stand} items={items} beschrijving="" onInput={still} />
        </div>
      </div>
    </div>
  );
}
