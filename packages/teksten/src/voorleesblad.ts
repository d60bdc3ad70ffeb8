import { teksten } from './shape.ts';

/** What a child sees while it reads aloud to somebody. */
export const voorleesbladTeksten = teksten('voorleesblad', {
  titel: 'Voorlezen',
  wacht: 'Wacht even tot er iemand luistert. Dan komt hier een tekst.',
  lees: 'Lees rustig hardop. Er is geen klok.',
  terug: 'Naar de leesplank',
  fout: 'De tekst is er nu niet.',
  laden: 'Even wachten',
});
