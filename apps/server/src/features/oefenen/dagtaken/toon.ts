/** The taken of a day as a child sees them. */
import type { DagTaak } from '@spelrijk/contract/dagtaken';
import type { Regio } from '@spelrijk/domain/admin';
import { gamePlaatje, gameTitel } from '../opgaven/index.ts';
import { somvensterNaam } from '../standen/index.ts';
import type { TaakRij } from '../taken/index.ts';

export interface Dag {
  readonly dag: string;
  readonly taken: DagTaak[];
  readonly klaar: boolean;
  readonly vrij: boolean;
}

export const isOpen = ({ status }: TaakRij): boolean => status === 'klaar-om-te-starten';

/** A stage of a test is made on the screen of a dictation, and is none. */
const TOETS = 'Toets';

const toDagTaak = ({ id, somvensterId, vorm, game, opgaven, status, titel, toetsId, weektaakId }: TaakRij, regio: Regio): DagTaak => ({
  id,
  somvensterId,
  somvensterNaam: titel ?? somvensterNaam(somvensterId, regio),
  vorm,
  game,
  gameTitel: toetsId === null ? gameTitel(game) : TOETS,
  gamePlaatje: gamePlaatje(game),
  aantal: opgaven.length,
  status,
  weektaak: weektaakId !== null,
});

/** When it is free at this time there is only what was begun. */
export const toDag = (dag: string, alle: readonly TaakRij[], regio: Regio, isRust: boolean, vrij: boolean): Dag => {
  const taken = isRust ? alle.filter((taak) => !isOpen(taak)) : alle;
  return {
    dag,
    taken: taken.map((taak) => toDagTaak(taak, regio)),
    klaar: taken.length > 0 && taken.every(({ status }) => status === 'af'),
    vrij,
  };
};
