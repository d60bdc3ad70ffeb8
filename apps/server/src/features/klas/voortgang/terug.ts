/** How a leerling stood with a categorie on a day that is past, from the days as they were counted. Pure. */
import type { Beeld } from '@spelrijk/contract/voortgang';
import { LAATSTE_ANTWOORDEN } from '@spelrijk/oefenen/beeld';
import type { CategorieStatus } from '@spelrijk/oefenen/stand';
import { isZekerBereik } from '@spelrijk/oefenen/voortgang';
import { toCel } from '../../oefenen/standen/index.ts';

export interface Categorieverleden {
  readonly categorie: string;
  readonly status: CategorieStatus;
  /** First day of this status, and of the first mastery; null: never changed, never mastered. */
  readonly sinds: string | null;
  readonly eersteBeheersing: string | null;
  /** Oldest first; range in percent, as it was after that day. */
  readonly dagen: readonly {
    readonly dag: string;
    readonly antwoorden: number;
    readonly goed: number;
    readonly laag: number;
    readonly hoog: number;
  }[];
}

/** A status that began later was not there yet; before it stood what must have stood: mastery that was lost, or learning. */
function statusOp({ status, sinds, eersteBeheersing }: Categorieverleden, dag: string): CategorieStatus {
  if (sinds === null || sinds <= dag) return status;
  return status !== 'beheerst' && eersteBeheersing !== null && eersteBeheersing <= dag ? 'beheerst' : 'open';
}

export function beeldOp(verleden: Categorieverleden, eind: string): Beeld {
  const dagen = verleden.dagen.filter(({ dag }) => dag <= eind);
  let antwoorden = 0;
  let goed = 0;
  let laatsteAntwoorden = 0;
  let laatsteGoed = 0;
  for (const dag of dagen.toReversed()) {
    if (antwoorden < LAATSTE_ANTWOORDEN) {
      laatsteAntwoorden += dag.antwoorden;
      laatsteGoed += dag.goed;
    }
    antwoorden += dag.antwoorden;
    goed += dag.goed;
  }
  const nieuwste = dagen.at(-1);
  const { laag = 0, hoog = 100 } = nieuwste ?? {};
  const zeker = nieuwste !== undefined && isZekerBereik(laag / 100, hoog / 100);
  const status = statusOp(verleden, eind);
  const rij = { categorie: verleden.categorie, status, laag, hoog, zeker, antwoorden, goed, laatsteAntwoorden, laatsteGoed };
  return toCel({ ...rij, dag: nieuwste?.dag ?? null }, eind).beeld;
}
