import { teksten } from './shape.ts';

/** Heads and words of the result of a methodetoets in a file for a spreadsheet: only the server needs them. */
export const methodetoetsbestandTeksten = teksten('methodetoetsbestand', {
  matrix: 'Per leerling',
  categorieen: 'Per categorie',
  woorden: 'Per woord',
  ontbreekt: 'Nog niet gemaakt',
  leerling: 'Leerling',
  categorie: 'Categorie',
  woord: 'Woord',
  aantalGoed: 'Goed',
  gemaakt: 'Gemaakt',
  gevraagd: 'Gevraagd',
  fouten: 'Geschreven',
  geschreven: 'Fout geschreven (keer)',
  goed: 'goed',
  leeg: '(overgeslagen)',
});
