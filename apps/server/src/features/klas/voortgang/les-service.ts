/** What a groep does in the last minutes. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Regio } from '@spelrijk/domain/admin';
import type { LesLeerling } from '@spelrijk/domain/les';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { gameTitel } from '../../oefenen/opgaven/index.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { LES_MS, opVolgorde, toestandVan } from './les.ts';
import * as store from './store-groep.ts';
import { listLes, type LesRij } from './store-les.ts';
import { code, look, type GroepAdres, type GroepVoortgangDeps } from './blik.ts';

const LAATSTE = 5;

function toLesLeerling({ pogingen, gelezenTot, taak, ...leerling }: LesRij, regio: Regio, now: number): LesLeerling {
  const tellende = pogingen.filter(({ telt }) => telt);
  const [nieuwste] = pogingen;
  const toestand = toestandVan({ pogingen, taakAf: taak?.af ?? false, gelezenTot, now });
  const laatst = toestand === 'leest' ? gelezenTot : (nieuwste?.op ?? null);
  return {
    ...leerling,
    toestand,
    laatst: laatst === null ? null : new Date(laatst).toISOString(),
    taak:
      toestand === 'leest' || taak === null
        ? null
        : {
            somvenster: taak.somvenster,
            naam: somvensterNaam(taak.somvenster, regio),
            game: gameTitel(taak.game),
            gedaan: taak.gedaan,
            totaal: taak.totaal,
          },
    antwoorden: tellende.length,
    goed: tellende.filter(({ goed }) => goed).length,
    laatste: pogingen
      .slice(0, LAATSTE)
      .map(({ woord, gegeven, goed, poging, op }) => ({ woord, gegeven, goed, poging, op: new Date(op).toISOString() })),
  };
}

export const readLes = (deps: GroepVoortgangDeps, { actor, now }: Caller, adres: GroepAdres): Promise<Output<Api['readLes']>> =>
  look(deps, actor, adres, now, async (db, docentId) => {
    const kop = await store.findGroep(db, adres.adminId, adres.groepId, docentId);
    if (!kop) throw notFound(code);
    const rijen = await listLes(db, adres.adminId, adres.groepId, { vandaag: dagVan(now), sinds: new Date(now - LES_MS) });
    const leerlingen = opVolgorde(rijen.map((rij) => toLesLeerling(rij, kop.regio, now)));
    return { groep: { id: kop.id, naam: kop.naam }, op: new Date(now).toISOString(), leerlingen };
  });
