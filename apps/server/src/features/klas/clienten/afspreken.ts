/** Appointments of a client: made, moved, falling out, ended. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { metClient, noteer, type ClientDeps } from './plek.ts';
import * as store from './store.ts';

const geenAfspraak = (): AppError => notFound('afspraken/niet-gevonden');

export const setAfspraak = (
  deps: ClientDeps,
  caller: Caller,
  plek: store.AfspraakPlek,
  inhoud: Input<Api['setAfspraak']>['body'],
): Promise<void> =>
  metClient(deps, caller, plek, async (db) => {
    if (!(await store.putAfspraak(db, plek, inhoud, new Date(caller.now)))) throw geenAfspraak();
    await noteer(db, caller, plek, 'afspraak');
  });

export const cancelAfspraak = (
  deps: ClientDeps,
  caller: Caller,
  plek: store.AfspraakPlek,
  { dag, valtUit }: Input<Api['cancelAfspraak']>['body'],
): Promise<void> =>
  metClient(deps, caller, plek, async (db) => {
    if (!(await store.setUitval(db, plek, dag, valtUit))) throw geenAfspraak();
    await noteer(db, caller, plek, valtUit ? 'afspraak valt uit' : 'afspraak gaat door');
  });

export const endAfspraak = (deps: ClientDeps, caller: Caller, plek: store.AfspraakPlek): Promise<void> =>
  metClient(deps, caller, plek, async (db) => {
    if (!(await store.endAfspraak(db, plek, dagVan(caller.now)))) throw geenAfspraak();
    await noteer(db, caller, plek, 'afspraak weg');
  });
