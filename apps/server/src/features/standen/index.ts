export { beginStand } from './beginstand.ts';
export { categorieenOpVolgorde, leerlijnVan, leestredenVan, somvensterNaam, speelbareVormen } from './inhoud.ts';
export { geldendeInstelling, normgroepVan, type BewaardeInstelling, type Geldend } from './instelling.ts';
export { past } from './spelruimte.ts';
export { INSTELLINGEN, insertStand, insertStanden, readStand, ZORGDOELEN, type StandRow } from './store.ts';
export type { Oefenstuk, Vraag } from './stuk.ts';
export { findStuk, stukVanAnalyse } from './stukken.ts';
export { SPLITS, vraagVan } from './vragen.ts';
export { leescategorieen, leesstukkenVan } from './lezen.ts';
