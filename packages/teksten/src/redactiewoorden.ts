import { teksten } from './shape.ts';

/** For our office: words that children write otherwise than was expected. */
export const redactiewoordenTeksten = teksten('redactiewoorden', {
  titel: 'Opvallende woorden',
  uitleg:
    'Woorden, zinnen en leesvragen die anders uitvallen dan verwacht, na minstens {{count}} antwoorden. Wat de oorzaak kan zijn, is een vermoeden uit de antwoorden: luister en lees zelf voor je iets wijzigt.',
  tabel: 'Opvallende woorden',
  regio: 'Land',
  regios: { nl: 'Nederland', be: 'Vlaanderen' },
  woord: 'Woord',
  categorie: 'Categorie',
  oorzaak: 'Wat opvalt',
  oorzaken: {
    'niemand-goed': 'Bijna niemand heeft het goed',
    'iedereen-goed': 'Bijna iedereen heeft het goed',
    'moeilijker-dan-gedacht': 'Moeilijker dan gedacht',
    'een-andere-spelling': 'Meestal dezelfde fout: misschien is die spelling ook goed',
    'slecht-verstaan': 'Kinderen denken lang na: misschien is het slecht te verstaan',
    verschoven: 'De moeilijkheid is ver verschoven',
    verschuift: 'De laatste weken anders dan in het hele jaar',
  },
  goed: 'Goed',
  verwacht: 'Verwacht',
  procent: '{{procent}}%',
  antwoorden: 'Antwoorden',
  fouten: 'Vaak geschreven',
  fout: '{{tekst}} ({{keer}}×)',
  zoek: 'Zoek een woord of categorie',
  leeg: 'Geen enkel woord valt op',
  leegUitleg:
    'Een woord staat hier als het na minstens {{count}} antwoorden anders uitvalt dan verwacht. Op een nieuwe installatie zijn er nog te weinig antwoorden.',
});
