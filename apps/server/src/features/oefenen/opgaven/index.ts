export { alsWoord, beoordeel, diagnoseVan, metUitleg } from './oordeel.ts';
export { sleutelVan, zonderGeheim, zonderSleutel, zonderVerraad, type BewaardeOpgave } from './bewaard.ts';
export { buildOpgave, buildOpgaven, seededId } from './opgaven.ts';
export { spreadFairly } from './eerlijk.ts';
export {
  chooseGame,
  gamePlaatje,
  gameTitel,
  KLASSENDICTEE,
  METHODETOETS,
  passendeGames,
  speelbareOpgaven,
  TERUGKIJKEN,
  wilRustig,
  type Gespeeld,
} from './spelkeuze.ts';
export { createVerrader, getoondDoor } from './woordfamilie.ts';
