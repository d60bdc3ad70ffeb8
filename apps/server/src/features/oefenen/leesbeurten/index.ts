import { leesbeurtenRoutes } from '@spelrijk/contract/leesbeurten';
import { defineFeature } from '../../../platform/feature.ts';
import { leesbeurtHandlers } from './routes.ts';
import { sweepLeesbeurten } from './service.ts';

export { listGelezen, listLezingen, saveVraag, type GelezenTekst } from './store.ts';

export const feature = defineFeature({
  routes: leesbeurtenRoutes,
  handlers: leesbeurtHandlers,
  sweeps: [{ name: 'leesbeurten', run: sweepLeesbeurten }],
});
