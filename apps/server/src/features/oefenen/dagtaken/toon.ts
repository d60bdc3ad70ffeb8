/** The taken of a day as a child sees them. */
import type { DagTaak } from '@spelrijk/contract/dagtaken';
import { isLeesvorm } from '@spelrijk/domain/oefenvorm';
import { LEESVORMEN } from '@spelrijk/domain/leesopgave';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { gamePlaatje, gameTitel } from '../opgaven/index.ts';
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

/** What is counted of a taak: of a text, and of letters, questions. */
function watVan(vorm: TaakRij['vorm']): DagTaak['wat'] {
  if (vorm === 'dictee-zin') return 'zinnen';
  if (!isLeesvorm(vorm)) return 'woorden';
  const { domein } = LEESVORMEN[vorm];
  return domein === 'woorden' || domein === 'zinnen' ? domein : 'vragen';
}

const toDagTaak = ({ id, somvensterId, vorm, game, opgaven, status, titel, toetsId, weektaakId }: TaakRij): DagTaak => ({
  id,
  somvensterId,
  somvensterNaam: titel ?? kindnaam(somvensterId),
  vorm,
  game,
  gameTitel: toetsId === null ? gameTitel(game) : TOETS,
  gamePlaatje: gamePlaatje(game),
  aantal: opgaven.length,
  wat: watVan(vorm),
  status,
  weektaak: weektaakId !== null,
});

/** When it is free at this time there is only what was begun. */
export const toDag = (dag: string, alle: readonly TaakRij[], isRust: boolean, vrij: boolean): Dag => {
  const taken = isRust ? alle.filter((taak) => !isOpen(taak)) : alle;
  return {
    dag,
    taken: taken.map(toDagTaak),
    klaar: taken.length > 0 && taken.every(({ status }) => status === 'af'),
    vrij,
  };
};
