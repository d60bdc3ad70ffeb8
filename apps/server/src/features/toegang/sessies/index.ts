import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { defineFeature } from '../../../platform/feature.ts';
import { sessieHandlers, type CountOngelezen } from './routes.ts';
import { type SessieService } from './service.ts';

export { foldName, foldWoorden } from './fold.ts';
export { mayChangeOwn } from './policy.ts';
export { type CountOngelezen } from './routes.ts';
export type { LoggedIn, Vanaf } from './kern.ts';
export { createSessieService, type SessieService } from './service.ts';
export { findAccountById, type AccountRow } from './store.ts';
export { holdSessie } from './store-wacht.ts';
export { isUitgeleend, lendBrowser } from './uitleen.ts';

interface SessieNeeds {
  readonly sessies: SessieService;
  readonly countOngelezen: CountOngelezen;
}

export const feature = defineFeature({
  routes: sessiesRoutes,
  handlers: ({ sessies, countOngelezen }: SessieNeeds) => sessieHandlers(sessies, countOngelezen),
  sweeps: [{ name: 'sessies', run: ({ sessies }: Pick<SessieNeeds, 'sessies'>, now: number) => sessies.sweep(now) }],
});
