import { teksten } from './shape.ts';

/** The sheet on which a child writes what it hears: a dictation and every test. */
export const schrijfvelTeksten = teksten('schrijfvel', {
  nummer: 'Woord {{nr}} van {{totaal}}',
  nummerZin: 'Zin {{nr}} van {{totaal}}',
  hoor: 'Hoor het woord',
  langzaam: 'Hoor het langzaam',
  zin: 'Hoor de zin',
  nogKeer_one: 'Je mag dit woord nog {{count}} keer horen.',
  nogKeer_other: 'Je mag dit woord nog {{count}} keer horen.',
  opgehoord: 'Je hebt dit woord zo vaak gehoord als mag. Schrijf wat je denkt.',
  geenGeluid: 'Je hoort nu niets. Vraag iemand om hulp.',
  typ: 'Typ het woord',
  typZin: 'Typ de zin',
  typStreep: 'Typ wat op de streep hoort',
  overslaan: 'Ik weet het niet',
  verder: 'Verder',
  klaar: 'Klaar',
});
