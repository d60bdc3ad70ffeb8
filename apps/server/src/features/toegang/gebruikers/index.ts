import { gebruikersRoutes } from '@spelrijk/contract/gebruikers';
import { defineFeature } from '../../../platform/feature.ts';
import { gebruikerHandlers } from './routes.ts';
import { sweepGebruikers } from './service.ts';

export { candidateNames } from './gebruikersnaam.ts';
export {
  deleteGebruiker,
  endSessies,
  findGebruiker,
  hasAdres,
  insertGebruiker,
  listGebruikers,
  lockActive,
  setRol,
  setStatus,
  updateAdres,
  updateNaam,
  type GebruikerRij,
} from './store.ts';
export { toUitnodigingStatus, zonderWachten } from './status.ts';
export { demandNaam, makeAccount, suggestName, type GebruikerDeps } from './service.ts';
export { inviteGebruiker, openUitnodiging } from './uitnodigen.ts';

export const feature = defineFeature({
  routes: gebruikersRoutes,
  handlers: gebruikerHandlers,
  sweeps: [{ name: 'uitnodigingen', run: sweepGebruikers }],
});
