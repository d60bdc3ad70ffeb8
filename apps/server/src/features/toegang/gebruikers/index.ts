import { gebruikersRoutes } from '@spelrijk/contract/gebruikers';
import { defineFeature } from '../../../platform/feature.ts';
import { gebruikerHandlers } from './routes.ts';
import { createGebruikerService, type GebruikerDeps } from './service.ts';

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
export { nodigUit } from './uitnodigen.ts';

export const feature = defineFeature({
  routes: gebruikersRoutes,
  handlers: (deps: GebruikerDeps) => gebruikerHandlers(createGebruikerService(deps)),
  sweeps: [{ name: 'uitnodigingen', run: (deps: GebruikerDeps, now: number) => createGebruikerService(deps).sweep(now) }],
});
