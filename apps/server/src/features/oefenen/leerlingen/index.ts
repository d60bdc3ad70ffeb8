export { isOwnArea, openLeerling } from './service.ts';
export { findLeerling, type LeerlingRow } from './store.ts';
