/** Trials as our office sees them: which may run, which ran, and what came of each. */
import type { Api } from '@spelrijk/contract/api';
import type { Beleidsproef, Proefverslag } from '@spelrijk/contract/beleidsproeven';
import type { Output } from '@spelrijk/contract/define';
import { AANGEBODEN, BELEID } from '@spelrijk/oefenen/beleid';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import { gone, NODIG, type Deps } from './service.ts';
import * as store from './store.ts';
import { listKinderen } from './store-verslag.ts';
import { createVerslag } from './verslag.ts';

/** Answers that a browser still had come in until so long after the last day. */
const NAKOMERS_DAGEN = 14;

function standVan({ van, tot, einde }: store.ProefRij, dag: string): Beleidsproef['stand'] {
  if (tot < einde) return 'gestopt';
  if (dag >= tot) return 'klaar';
  return dag < van ? 'wacht' : 'loopt';
}

const toProef = (rij: store.ProefRij, dag: string): Beleidsproef => ({
  id: rij.id,
  beleid: rij.beleid,
  gewoon: rij.gewoon,
  van: rij.van,
  tot: rij.tot,
  groepenAnders: rij.groepenAnders,
  groepenGewoon: rij.groepenGewoon,
  stand: standVan(rij, dag),
});

export async function listBeleidsproeven({ database }: Deps, { actor, now }: Caller): Promise<Output<Api['listBeleidsproeven']>> {
  demand(may(actor.rol, 'policyTrial.read'), actor.bewijs);
  const kandidaten = await store.listKandidaten(database.own);
  return {
    aangeboden: [...AANGEBODEN],
    gewoon: BELEID,
    scholen: new Set(kandidaten.map(({ adminId }) => adminId)).size,
    groepen: kandidaten.length,
    nodig: NODIG,
    proeven: (await store.listProeven(database.own)).map((rij) => toProef(rij, dagVan(now))),
  };
}

async function countVerslag({ database }: Deps, proef: store.ProefRij): Promise<Proefverslag> {
  const groepen = await store.listGroepen(database.own, proef.id);
  const kinderen = [];
  for (const adminId of new Set(groepen.map((groep) => groep.adminId)))
    kinderen.push(...(await database.readAdmin(adminId, (db) => listKinderen(db, adminId, proef))));
  return createVerslag(proef, groepen, kinderen);
}

/** While it runs nothing is said of the difference: who looks every day and stops when it looks well sees what is not there. */
const zonderVerschil = (verslag: Proefverslag): Proefverslag => ({
  ...verslag,
  maten: verslag.maten.map((maat) => ({ ...maat, verschil: null, zonderSpreiding: false })),
});

/** Kept once nothing comes in any more: answers are not kept for ever, and a report must not become another by itself. */
export async function readBeleidsproef(deps: Deps, { actor, now }: Caller, id: string): Promise<Output<Api['readBeleidsproef']>> {
  demand(may(actor.rol, 'policyTrial.read'), actor.bewijs);
  const proef = await store.findProef(deps.database.own, id);
  if (!proef) throw gone();
  const verslag = proef.uitslag ?? (await countVerslag(deps, proef));
  if (!proef.uitslag && dagVan(now) >= addDays(proef.tot, NAKOMERS_DAGEN)) await store.saveUitslag(deps.database.own, id, verslag);
  const uit = toProef(proef, dagVan(now));
  return { proef: uit, verslag: uit.stand === 'loopt' || uit.stand === 'wacht' ? zonderVerschil(verslag) : verslag };
}
