/** Leesmomenten: planned by a docent, read with what was heard in them. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { seedFrom } from '@spelrijk/base/random';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { LEESMOMENT_TEKSTEN } from '@spelrijk/domain/voorlezen';
import { LEESGRENZEN, loadTeksten } from '@spelrijk/taal/lezen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { leerjaar, halfjaarVan } from '../../oefenen/standen/index.ts';
import { listVoorlezingen } from '../../oefenen/voorlezen/index.ts';
import { listWachtend } from '../../oefenen/voorleesopnamen/index.ts';
import { chooseTeksten } from './kiezen.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';
import { loadNiveaus, toMoment } from './toon.ts';

export interface LeesmomentDeps {
  readonly database: Database;
}

type MomentPlek = store.GroepPlek & { readonly momentId: string };
type Body = Input<Api['saveLeesmoment']>['body'];

/** Two weeks are enough for a groep; longer, and practice misses three texts for nothing. */
const LANGST_DAGEN = 28;
/** Ahead: from that day on the texts are kept apart. */
const VOORUIT_DAGEN = 60;
const TERUG_DAGEN = 731;

const geenGroep = (): AppError => notFound('groepen/niet-gevonden');
const geenMoment = (): AppError => notFound('leesmomenten/niet-gevonden');

/** In a groep of the own customer, which a docent teaches; anything else is not there. */
export async function inGroep<T>(
  { database }: LeesmomentDeps,
  { actor }: Caller,
  plek: store.GroepPlek,
  actie: Actie,
  fn: (db: Db, groep: store.GroepRij) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw geenGroep();
  return database.forAdmin(plek.adminId, async (db) => {
    const groep = await store.findGroep(db, plek, scope === 'group' ? actor.id : null);
    if (!groep) throw geenGroep();
    return fn(db, groep);
  });
}

const NIVEAUS = Leesniveau.options.map((id) => ({ id, naam: leesniveauNaam(id) }));

/** The level whose half-year it is; the hardest that was reached. */
function voorstelVoor({ jaargroep, regio }: store.GroepRij, dag: string): Leesniveau {
  const nu = `${leerjaar(jaargroep, regio)}${halfjaarVan(dag)}`;
  return Leesniveau.options.findLast((niveau) => LEESGRENZEN[niveau].intro[regio] <= nu) ?? 'start';
}

export const listLeesmomenten = (deps: LeesmomentDeps, caller: Caller, plek: store.GroepPlek): Promise<Output<Api['listLeesmomenten']>> =>
  inGroep(deps, caller, plek, 'progress.readGroup', async (db, groep) => {
    const vandaag = dagVan(caller.now);
    const momenten = await store.listMomenten(db, plek);
    const ids = groep.leerlingen.map(({ id }) => id);
    const rijen = await listVoorlezingen(db, plek.adminId, ids, addDays(vandaag, -TERUG_DAGEN));
    const wachtend = await listWachtend(db, plek, new Date(caller.now));
    const gehoord = {
      rijen,
      wachtend,
      teksten: await loadNiveaus(momenten),
      momenten: momenten.filter(({ gestopt }) => !gestopt),
      dag: vandaag,
    };
    return {
      momenten: momenten.map((moment) => toMoment(moment, groep.leerlingen, gehoord)),
      niveaus: NIVEAUS,
      voorstel: voorstelVoor(groep, vandaag),
      vandaag,
    };
  });

const log = (db: Db, { actor, now }: Caller, { adminId, momentId }: MomentPlek, betreft: string): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: momentId, betreft });

function demandDagen({ van, tot }: Body, dag: string): void {
  if (tot < van || tot > addDays(van, LANGST_DAGEN - 1)) throw new AppError('invalid', 'leesmomenten/dagen');
  if (tot < dag || van > addDays(dag, VOORUIT_DAGEN)) throw new AppError('invalid', 'leesmomenten/dagen');
}

/** What runs or is to come of this groep lies apart: no child meets a text of it elsewhere. */
async function demandVrij(db: Db, plek: MomentPlek, { van, tot }: Pick<Body, 'van' | 'tot'>): Promise<readonly store.MomentRij[]> {
  const andere = (await store.listMomenten(db, plek)).filter(({ id, gestopt }) => id !== plek.momentId && !gestopt);
  if (andere.some((ander) => ander.van <= tot && van <= ander.tot)) throw new AppError('conflict', 'leesmomenten/loopt-al');
  return andere;
}

async function createMoment(db: Db, caller: Caller, plek: MomentPlek, groep: store.GroepRij, body: Body): Promise<void> {
  const andere = await demandVrij(db, plek, body);
  const alle = (await loadTeksten(body.niveau)).filter(({ regio }) => regio === undefined || regio === groep.regio);
  const bezet = new Set(andere.filter(({ tot }) => tot >= dagVan(caller.now)).flatMap(({ teksten }) => teksten));
  const teksten = chooseTeksten(alle, { bekend: await store.countBekend(db, plek), bezet, seed: seedFrom(plek.momentId) });
  if (teksten.length < LEESMOMENT_TEKSTEN) throw new AppError('conflict', 'leesmomenten/te-weinig-teksten');
  const rij = { ...body, id: plek.momentId, teksten, door: caller.actor.id };
  if (!(await store.insertMoment(db, plek, rij, new Date(caller.now)))) throw geenMoment();
  await log(db, caller, plek, `leesmoment van ${body.van} tot ${body.tot}`);
}

/** Once: the same id again changes its days and nothing else. */
export const saveLeesmoment = (deps: LeesmomentDeps, caller: Caller, plek: MomentPlek, body: Body): Promise<void> =>
  inGroep(deps, caller, plek, 'exerciseSettings.update', async (db, groep) => {
    await store.lockMomenten(db, plek);
    const er = await store.findMoment(db, plek, plek.momentId);
    if (er && er.van === body.van && er.tot === body.tot && er.niveau === body.niveau) return;
    demandDagen(body, dagVan(caller.now));
    if (!er) return createMoment(db, caller, plek, groep, body);
    if (er.niveau !== body.niveau) throw new AppError('conflict', 'leesmomenten/ander-niveau');
    await demandVrij(db, plek, body);
    await store.updateMoment(db, plek, er.id, { van: body.van, tot: body.tot }, new Date(caller.now));
    await log(db, caller, plek, `leesmoment van ${body.van} tot ${body.tot}`);
  });

const setGestopt = (deps: LeesmomentDeps, caller: Caller, plek: MomentPlek, gestopt: boolean): Promise<void> =>
  inGroep(deps, caller, plek, 'exerciseSettings.update', async (db) => {
    await store.lockMomenten(db, plek);
    const er = await store.findMoment(db, plek, plek.momentId);
    if (!er) throw geenMoment();
    if (er.gestopt === gestopt) return;
    if (!gestopt) await demandVrij(db, plek, er);
    await store.updateMoment(db, plek, er.id, { gestopt_op: gestopt ? new Date(caller.now) : null }, new Date(caller.now));
    await log(db, caller, plek, gestopt ? 'leesmoment weggehaald' : 'leesmoment teruggezet');
  });

export const stopLeesmoment = (deps: LeesmomentDeps, caller: Caller, plek: MomentPlek): Promise<void> =>
  setGestopt(deps, caller, plek, true);
export const restoreLeesmoment = (deps: LeesmomentDeps, caller: Caller, plek: MomentPlek): Promise<void> =>
  setGestopt(deps, caller, plek, false);
