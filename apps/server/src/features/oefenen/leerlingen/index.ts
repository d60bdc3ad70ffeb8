export { isOwnArea, openLeerling, type Toegang } from './service.ts';
export { findLeerling, type LeerlingRow } from './store.ts';
