export { alsWoord, beoordeel, diagnoseVan, metUitleg } from './oordeel.ts';
export { buildOpgave, buildOpgaven, seededId, sleutelVan, zonderGeheim, zonderSleutel, type BewaardeOpgave } from './opgaven.ts';
export { gamePlaatje, gameTitel, KLASSENDICTEE, chooseGame, passendeGames, speelbareOpgaven } from './spelkeuze.ts';
