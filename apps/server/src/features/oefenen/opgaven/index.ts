export { alsWoord, beoordeel, diagnoseVan, metUitleg } from './oordeel.ts';
export { bouwOpgave, buildOpgaven, seededId, sleutelVan, zonderGeheim, zonderSleutel, type BewaardeOpgave } from './opgaven.ts';
export { gamePlaatje, gameTitel, KLASSENDICTEE, kiesGame, passendeGames, speelbareOpgaven } from './spelkeuze.ts';
