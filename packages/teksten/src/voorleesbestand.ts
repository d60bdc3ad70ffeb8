import { teksten } from './shape.ts';

/** The file of what a groep read aloud. */
export const voorleesbestandTeksten = teksten('voorleesbestand', {
  naam: 'Voorlezen',
  ja: 'ja',
  nee: 'nee',
  ingetrokken: 'ingetrokken',
  kolom: {
    roepnaam: 'Roepnaam',
    achternaam: 'Achternaam',
    dag: 'Dag',
    tekst: 'Tekst',
    niveau: 'Niveau',
    seconden: 'Seconden',
    gelezen: 'Woorden gelezen',
    goed: 'Woorden goed',
    perMinuut: 'Goed per minuut',
    anders: 'Anders gelezen',
    overgeslagen: 'Overgeslagen',
    erbij: 'Woord erbij',
    voorgezegd: 'Voorgezegd',
    verbeterd: 'Zelf verbeterd',
    vloeiend: 'Vloeiend (1 tot 4)',
    luisteraar: 'Luisteraar',
    functie: 'Functie',
    leesmoment: 'In een leesmoment',
    opname: 'Van een opname',
    eerste: 'Eerste keer',
    telt: 'Telt mee',
  },
});
