import { leesbeurtenRoutes } from '@spelrijk/contract/leesbeurten';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { saveLeesbeurt, saveSamenbeurt, type LeesbeurtDeps, sweepLeesbeurten } from './service.ts';

export {
  findVerwacht,
  listGelezen,
  listGevraagd,
  listHerhaald,
  listLezingen,
  listWoorduitslagen,
  saveVraag,
  type GelezenTekst,
  type Herhaalbeurt,
} from './store.ts';

export { saveSamenbeurt };

const leesbeurtHandlers = (deps: LeesbeurtDeps): Pick<Handlers, keyof typeof leesbeurtenRoutes> => ({
  saveLeesbeurt: ({ params, body }, caller) => saveLeesbeurt(deps, caller, params, body),
});

export const feature = defineFeature({
  routes: leesbeurtenRoutes,
  handlers: leesbeurtHandlers,
  sweeps: [{ name: 'leesbeurten', run: sweepLeesbeurten }],
});
