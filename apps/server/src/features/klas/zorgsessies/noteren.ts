/** Noting a session or contact with parents. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { functiesoort } from '@spelrijk/domain/handelingsplan';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { botst, holdPlan, noteer, type PlanDeps, type PlanPlek } from '../handelingsplannen/index.ts';
import { openLeerling } from './plek.ts';
import * as store from './store.ts';

/** Noted later than this asks why. */
const LAAT_DAGEN = 14;

const ongeldig = (code: string, veld: string): AppError => new AppError('invalid', `zorgsessies/${code}`, { details: [veld] });

/** A day that was, in the time of the plan. */
function demandDag(dag: string, vandaag: string, van: string | null): void {
  if (dag > vandaag) throw ongeldig('in-de-toekomst', 'dag');
  if (van !== null && dag < van) throw ongeldig('voor-de-start', 'dag');
}

/** Refuses a day that cannot be, and one long ago without a word about why. */
export function checkSessiedag({ dag, laat }: { readonly dag: string; readonly laat: string }, vandaag: string, van: string | null): void {
  demandDag(dag, vandaag, van);
  if (dag < addDays(vandaag, -LAAT_DAGEN) && laat === '') throw ongeldig('waarom-zo-laat', 'laat');
}

export const saveZorgsessie = (
  deps: PlanDeps,
  caller: Caller,
  plek: PlanPlek & { readonly sessieId: string },
  sessie: Input<Api['saveZorgsessie']>['body'],
): Promise<void> =>
  openLeerling(deps, caller, 'careSession.update', plek, async (db) => {
    const { rij } = await holdPlan(db, plek);
    if (rij.status === 'concept') throw botst('nog-niet-gestart');
    const { actor, now } = caller;
    checkSessiedag(sessie, dagVan(now), rij.van);
    const soort = functiesoort(sessie.functie);
    const { adminId, leerlingId, planId, sessieId } = plek;
    const nieuw = { adminId, leerlingId, planId, id: sessieId, ...sessie, soort, door: actor.id, now: new Date(now) };
    if (await store.insertSessie(db, nieuw))
      await noteer(db, caller, plek, { soort: 'gewijzigd', actie: 'careSession.update', betreft: 'sessie genoteerd' });
  });

export const saveOudercontact = (
  deps: PlanDeps,
  caller: Caller,
  plek: PlanPlek & { readonly contactId: string },
  { soort, dag, ouders }: Input<Api['saveOudercontact']>['body'],
): Promise<void> =>
  openLeerling(deps, caller, 'careSession.update', plek, async (db) => {
    const { rij } = await holdPlan(db, plek);
    const { actor, now } = caller;
    demandDag(dag, dagVan(now), null);
    const contact = { ...plek, id: plek.contactId, soort, dag, ouders, versie: rij.versie, door: actor.id, now: new Date(now) };
    if (await store.insertContact(db, contact))
      await noteer(db, caller, plek, { soort: 'gewijzigd', actie: 'careSession.update', betreft: 'contact met ouders genoteerd' });
  });

export const strikeRij = (
  deps: PlanDeps,
  caller: Caller,
  plek: PlanPlek & { readonly id: string },
  tabel: store.Strookbaar,
): Promise<void> =>
  openLeerling(deps, caller, 'careSession.update', plek, async (db) => {
    await holdPlan(db, plek);
    const { actor, now } = caller;
    const { adminId, planId, id } = plek;
    const nieuw = await store.strike(db, tabel, { adminId, planId, id, door: actor.id, now: new Date(now) });
    if (nieuw === undefined) throw notFound('zorgsessies/niet-gevonden');
    const betreft = tabel === 'zorgsessie' ? 'sessie doorgehaald' : 'contact met ouders doorgehaald';
    if (nieuw) await noteer(db, caller, plek, { soort: 'gewijzigd', actie: 'careSession.update', betreft });
  });
