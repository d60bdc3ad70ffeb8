export { alsWoord, beoordeel, diagnoseVan, metUitleg } from './oordeel.ts';
export { sleutelVan, zonderGeheim, zonderSleutel, type BewaardeOpgave } from './bewaard.ts';
export { buildOpgave, buildOpgaven, seededId } from './opgaven.ts';
export { spreadFairly } from './eerlijk.ts';
export { gamePlaatje, gameTitel, KLASSENDICTEE, METHODETOETS, chooseGame, passendeGames, speelbareOpgaven } from './spelkeuze.ts';
