/** When a methodetoets is open, and for whom. It opens and closes by the clock of the server; nobody has to be there. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { savePapier, type ZittingDeps } from '../../oefenen/zittingen/index.ts';
import { change, demandVersie, find, lock, log } from './groep.ts';
import { standVan } from './service.ts';
import * as store from './store.ts';

type Planning = Input<Api['planMethodetoets']>['body'];

function demandPeriode({ van, tot }: Planning, rij: store.ToetsRij, now: number): void {
  const [begin, eind] = [Date.parse(van), Date.parse(tot)];
  if (eind <= begin) throw new AppError('invalid', 'methodetoetsen/tot-voor-van', { details: ['tot'] });
  if (eind <= now && rij.tot?.getTime() !== eind) throw new AppError('invalid', 'methodetoetsen/al-voorbij', { details: ['tot'] });
}

/** Is this what stands there? Pressed twice, or sent again because the answer got lost. */
const isAlZo = (rij: store.ToetsRij, leerlingen: ReadonlyMap<string, store.LeerlingRij>, planning: Planning): boolean =>
  rij.van?.getTime() === Date.parse(planning.van) &&
  rij.tot?.getTime() === Date.parse(planning.tot) &&
  (['afspeel', 'herhaling', 'grens', 'iedereen'] as const).every((veld) => rij[veld] === planning[veld]) &&
  planning.leerlingen.every((vraag) => {
    const er = leerlingen.get(vraag.id);
    return er !== undefined && (['mee', 'extra', 'papier'] as const).every((veld) => er[veld] === vraag[veld]);
  });

/** The same again changes nothing. Once somebody began, the moment of opening stands. A later `tot` opens it again. */
export const planMethodetoets = (
  deps: ZittingDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  planning: Planning,
): Promise<{ versie: number }> =>
  change(deps, actor, plek, async (db) => {
    const rij = await lock(db, plek);
    const hier = new Map((await store.listLeerlingen(db, plek)).map((leerling) => [leerling.id, leerling]));
    if (planning.versie === rij.versie - 1 && isAlZo(rij, hier, planning)) return { versie: rij.versie };
    demandVersie(rij, planning.versie);
    demandPeriode(planning, rij, now);
    if (planning.leerlingen.some(({ id }) => !hier.has(id))) throw notFound('leerlingen/niet-gevonden');
    if (!planning.iedereen && !planning.leerlingen.some(({ mee }) => mee))
      throw new AppError('invalid', 'methodetoetsen/niemand', { details: ['leerlingen'] });
    const { afspeel, herhaling, grens, iedereen } = planning;
    const tot = new Date(planning.tot);
    const van = rij.van !== null && (await store.isBegonnen(db, plek)) ? rij.van : new Date(planning.van);
    const isDicht = standVan(rij, now) === 'gesloten';
    const sluit = tot.getTime() > now ? null : rij.geslotenOp;
    const versie = rij.versie + 1;
    await store.updateToets(db, plek, { van, tot, gesloten_op: sluit, afspeel, herhaling, grens, iedereen, versie, status: 'open' });
    await store.saveDeelnames(db, plek, planning.leerlingen);
    if (isDicht && tot.getTime() > now) await store.reopenZittingen(db, plek);
    await log(db, actor, plek, `${rij.titel} gepland`, now);
    return { versie };
  });

/** Work of a leerling on paper, typed over. */
export const saveToetspapier = (
  deps: ZittingDeps,
  { actor, now }: Caller,
  { leerlingId, ...plek }: store.Plek & { readonly leerlingId: string },
  werk: Input<Api['saveToetspapier']>['body'],
): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const rij = await find(db, plek);
    await savePapier(deps, db, { adminId: plek.adminId, toetsId: plek.toetsId, leerlingId }, werk, now);
    if (werk.klaar) await log(db, actor, plek, `${rij.titel} overgetypt`, now);
  });
