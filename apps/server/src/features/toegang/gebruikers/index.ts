import { gebruikersRoutes } from '@spelrijk/contract/gebruikers';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { acceptUitnodiging, readUitnodiging, type GebruikerDeps, sweepGebruikers } from './service.ts';

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

const gebruikerHandlers = (deps: GebruikerDeps): Pick<Handlers, 'readUitnodiging' | 'acceptUitnodiging'> => ({
  readUitnodiging: ({ body }, { now }) => readUitnodiging(deps, body.token, now),
  acceptUitnodiging: async ({ body }, { now }) => {
    await acceptUitnodiging(deps, body, now);
    return null;
  },
});

export const feature = defineFeature({
  routes: gebruikersRoutes,
  handlers: gebruikerHandlers,
  sweeps: [{ name: 'uitnodigingen', run: sweepGebruikers }],
});
