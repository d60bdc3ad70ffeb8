import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { defineFeature } from '../../../platform/feature.ts';
import type { Actor, OpenContext } from '../../../platform/http/context.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Vanaf } from './kern.ts';
import type { SessieService } from './service.ts';
import { takeBackBrowser } from './uitleen.ts';

export { foldName, foldWoorden } from './fold.ts';
export { mayChangeOwn } from './policy.ts';
export type { LoggedIn, Vanaf } from './kern.ts';
export { createSessieService, type SessieService } from './service.ts';
export { findAccountById, type AccountRow } from './store.ts';
export { holdSessie } from './store-wacht.ts';
export { isUitgeleend, lendBrowser } from './uitleen.ts';

interface SessieNeeds {
  readonly sessies: SessieService;
  readonly countOngelezen: CountOngelezen;
}

type Names =
  | 'login'
  | 'publicKey'
  | 'logout'
  | 'mij'
  | 'refreshToken'
  | 'readBeveiliging'
  | 'endSessie'
  | 'endOtherSessies'
  | 'endSessiesOf'
  | 'confirmSelf'
  | 'beginTweedeFactor'
  | 'confirmTweedeFactor'
  | 'endTweedeFactor'
  | 'renewHerstelcodes';

const vanaf = ({ toestel, browser, adres }: OpenContext): Vanaf => ({ toestel, browser, adres });

/** What waits to be read by whoever is logged in. */
export type CountOngelezen = (actor: Actor, now: number) => Promise<number>;

const sessieHandlers = (sessies: SessieService, countOngelezen: CountOngelezen): Pick<Handlers, Names> => ({
  login: async ({ body }, context) => {
    const { token, toestel } = await sessies.login(body, vanaf(context), context.now);
    if (toestel) context.setToestel(toestel);
    return { token };
  },
  publicKey: () => Promise.resolve(sessies.publicKey()),
  refreshToken: (_input, { authorization, now }) => sessies.refresh(authorization, now),
  logout: async (_input, caller) => {
    await sessies.logout(caller);
    return null;
  },
  mij: async (_input, { actor, now }) => {
    const wie = await sessies.readMij(actor);
    const ongelezen = await countOngelezen(actor, now);
    return { _id: actor.id, role: actor.rol, adminId: actor.adminId, ...wie, ...(ongelezen > 0 && { ongelezen }) };
  },
  readBeveiliging: (_input, caller) => sessies.readBeveiliging(caller),
  endSessie: async ({ params }, caller) => {
    await sessies.end(caller, params.sessieId);
    return null;
  },
  endOtherSessies: async (_input, caller) => {
    await sessies.endOthers(caller);
    return null;
  },
  endSessiesOf: async ({ params }, caller) => {
    await sessies.endOf(caller, params.userId);
    return null;
  },
  confirmSelf: async ({ body }, caller) => {
    await sessies.confirm(caller, body);
    takeBackBrowser(caller);
    return null;
  },
  beginTweedeFactor: (_input, { actor }) => sessies.factoren.begin(actor),
  confirmTweedeFactor: ({ body }, { actor, now }) => sessies.factoren.confirm(actor, body.code, now),
  renewHerstelcodes: (_input, { actor, now }) => sessies.factoren.renew(actor, now),
  endTweedeFactor: async (_input, { actor, now }) => {
    await sessies.factoren.end(actor, now);
    return null;
  },
});

export const feature = defineFeature({
  routes: sessiesRoutes,
  handlers: ({ sessies, countOngelezen }: SessieNeeds) => sessieHandlers(sessies, countOngelezen),
  sweeps: [{ name: 'sessies', run: ({ sessies }: Pick<SessieNeeds, 'sessies'>, now: number) => sessies.sweep(now) }],
});
