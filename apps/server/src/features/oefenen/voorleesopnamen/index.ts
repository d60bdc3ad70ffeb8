import { voorleesopnamenRoutes } from '@spelrijk/contract/voorleesopnamen';
import { defineFeature } from '../../../platform/feature.ts';
import { opnameHandlers } from './routes.ts';
import { sweepOpnamen } from './store.ts';
import type { OpnameDeps } from './toegang.ts';

export { listGeluid } from './beluisteren.ts';
export { listWachtend, type WachtRij } from './store.ts';
/** For the demo, which has a recording made with the voice of the computer. */
export { createSleutel, sealGeluid } from './zegel.ts';

export const feature = defineFeature({
  routes: voorleesopnamenRoutes,
  handlers: opnameHandlers,
  sweeps: [{ name: 'voorleesopnamen', run: ({ database }: OpnameDeps, now) => sweepOpnamen(database.own, new Date(now)) }],
});
