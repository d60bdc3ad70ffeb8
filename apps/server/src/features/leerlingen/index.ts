export { isOwnArea, openLeerling, type Toegang } from './service.ts';
export { type LeerlingRow } from './store.ts';
