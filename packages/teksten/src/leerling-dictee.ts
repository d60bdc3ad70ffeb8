import { teksten } from './shape.ts';

/** A dictation of the groep, as a child makes it on its own device. */
export const leerlingDicteeTeksten = teksten('leerlingDictee', {
  titel: 'Dictee',
  begin: 'Begin',
  uitleg: 'Je hoort een woord of een zin. Typ wat je hoort. Je ziet nog niet of het goed is. Stoppen mag, je gaat later verder.',
  streep: 'Zie je een zin met een streep? Typ dan alleen wat op de streep hoort.',
  toets: 'Toets',
  klaar: 'Je dictee is klaar',
  toetsKlaar: 'Dit stuk is klaar',
  klaarUitleg: 'Goed gewerkt. Wie het dictee voor je klaarzette, kijkt het na.',
  bewaard: 'Je antwoorden staan op dit apparaat. Ze worden vanzelf verstuurd.',
  naarKaart: 'Naar de kaart',
  fout: 'Het dictee gaat niet open.',
});
