import { teksten } from './shape.ts';

/** A dictation of the groep, as a child makes it on its own device. */
export const leerlingDicteeTeksten = teksten('leerlingDictee', {
  titel: 'Dictee',
  begin: 'Begin',
  uitleg: 'Je hoort een woord of een zin. Typ wat je hoort. Je ziet nog niet of het goed is. Stoppen mag, je gaat later verder.',
  toets: 'Toets',
  nummer: 'Woord {{nr}} van {{totaal}}',
  hoor: 'Hoor het woord',
  langzaam: 'Hoor het langzaam',
  zin: 'Hoor de zin',
  typ: 'Typ het woord',
  bordKlaar: 'Verder',
  volgende: 'Volgende',
  klaarKnop: 'Klaar',
  overslaan: 'Ik weet het niet',
  klaar: 'Je dictee is klaar',
  toetsKlaar: 'Dit stuk is klaar',
  klaarUitleg: 'Goed gewerkt. Je juf of meester kijkt het na.',
  bewaard: 'Je antwoorden staan op dit apparaat. Ze gaan vanzelf naar school.',
  naarKaart: 'Naar de kaart',
  fout: 'Het dictee gaat niet open.',
  geenGeluid: 'Je hoort nu niets. Vraag het je juf of meester.',
});
