/** The course of a categorie: a range is drawn from the day on which there were enough own answers. */
import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';
import { toontBereik } from '@spelrijk/oefenen/beeld';
import { isZekerBereik } from '@spelrijk/oefenen/voortgang';
import type { Verloopdag } from './store.ts';

export function toVerloop(dagen: readonly Verloopdag[]): CategorieVoortgang['verloop'] {
  let antwoorden = 0;
  let goed = 0;
  return dagen.map((dag) => {
    antwoorden += dag.antwoorden;
    goed += dag.goed;
    const totaal = { antwoorden, goed };
    return {
      ...dag,
      zeker: toontBereik({ laag: 0, hoog: 100, zeker: isZekerBereik(dag.laag / 100, dag.hoog / 100), totaal, laatste: totaal }),
    };
  });
}
