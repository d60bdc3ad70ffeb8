export { candidateNames } from './gebruikersnaam.ts';
export { gebruikerRoutes } from './routes.ts';
export { createGebruikerService, type GebruikerService } from './service.ts';
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
export { nodigUit, type Genodigde } from './uitnodigen.ts';
