export { beginStand } from './beginstand.ts';
export { categorieenOpVolgorde, leerlijnVan, leestredenVan, somvensterNaam, speelbareVormen } from './inhoud.ts';
export { geldendeInstelling, normgroepVan, type BewaardeInstelling, type Geldend } from './instelling.ts';
export { past } from './spelruimte.ts';
export { INSTELLINGEN, insertStand, readStand, ZORGDOELEN, type StandRow } from './store.ts';
export { findStuk, stukVanAnalyse, type Oefenstuk } from './stukken.ts';
export { SPLITS, vraagVan, type Vraag } from './vragen.ts';
