export { beginStand, instellingVan } from './beginstand.ts';
export { categorieenOpVolgorde, leerlijnVan, SPEELBARE_VORMEN } from './inhoud.ts';
export { insertStand, readStand, type StandRow } from './store.ts';
