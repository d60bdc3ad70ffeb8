export { alsWoord, beoordeel, diagnoseVan, metUitleg } from './oordeel.ts';
export { buildOpgave, buildOpgaven, seededId, sleutelVan, zonderGeheim, zonderSleutel, type BewaardeOpgave } from './opgaven.ts';
export { spreadFairly } from './eerlijk.ts';
export { gamePlaatje, gameTitel, KLASSENDICTEE, chooseGame, passendeGames, speelbareOpgaven } from './spelkeuze.ts';
