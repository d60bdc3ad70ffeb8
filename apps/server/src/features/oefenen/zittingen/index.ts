import { zittingenRoutes } from '@spelrijk/contract/zittingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { ZittingDeps } from './deps.ts';
import { processGesloten } from './verwerken.ts';
import { finishZitting, readZitting, saveToetsantwoord } from './zitting.ts';

export type { ZittingDeps } from './deps.ts';
export { itemId, toetsOpgaven } from './items.ts';
export { listOpen, type OpenToets } from './kaart.ts';
export { savePapier } from './papier.ts';
export { insertToetsantwoord, listToetsantwoorden, listVoorspeld, lockZitting, updateZitting, type ToetsantwoordRij } from './store.ts';
export { compareVerwacht, predictToets, type Voorspeld } from './verwacht.ts';
export { processZitting } from './verwerken.ts';

const zittingHandlers = (deps: ZittingDeps): Pick<Handlers, keyof typeof zittingenRoutes> => ({
  readZitting: ({ params, query }, caller) => readZitting(deps, caller, params, query.nr),
  saveToetsantwoord: ({ params, body }, caller) => saveToetsantwoord(deps, caller, params, body),
  finishZitting: ({ params }, caller) => finishZitting(deps, caller, params),
});

export const feature = defineFeature({
  routes: zittingenRoutes,
  handlers: zittingHandlers,
  ticks: [{ name: 'methodetoetsen', every: 30_000, servers: 'one', run: (deps: ZittingDeps, now: number) => processGesloten(deps, now) }],
});
