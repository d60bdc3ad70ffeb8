import { teksten } from './shape.ts';

/** Choosing what goes on paper. */
export const afdrukTeksten = teksten('afdruk', {
  titel: 'Wat komt er op papier?',
  erbij: 'Wat komt erbij?',
  kind: 'Bovenaan staan altijd de naam, de cijfers van vier weken en wat nu eerst komt. Wat aangevinkt is, past meestal op twee bladen.',
  groep: 'Wat aangevinkt is, komt achter elkaar op papier. Het overzicht en de groepjes passen meestal samen op één of twee bladen.',
  annuleer: 'Annuleer',
  print: 'Afdrukken',
});
