import { teksten } from './shape.ts';

/** Throwing a customer away with a term, bringing it back, and the proofs of what was erased. */
export const klantwissenTeksten = teksten('klantwissen', {
  knop: 'Klant verwijderen',
  titel: '{{naam}} verwijderen?',
  uitleg:
    'Iedereen van deze klant wordt meteen uitgelogd. Tot de dag die we dan laten zien, kun je alles terugzetten. Daarna worden alle gegevens voorgoed gewist, ook die van de leerlingen.',
  mail: 'De klant krijgt een mail met die dag, als er een e-mailadres bekend is.',
  typ: 'Typ de naam van de klant',
  naamFout: 'De naam klopt nog niet.',
  annuleer: 'Annuleer',
  verwijderd: 'Deze klant is verwijderd. Niemand kan inloggen. Op {{dag}} worden alle gegevens voorgoed gewist.',
  voorbij: 'De termijn is voorbij. Deze klant wordt binnen een uur gewist.',
  zetTerug: 'Zet terug',
  zetTerugVan: 'Zet {{naam}} terug',
  teruggezet: '{{naam}} is teruggezet.',
  status: 'Verwijderd, wordt gewist op {{dag}}',
  actie: 'Actie',
  wissingen: {
    kop: 'Gewiste klanten',
    uitleg: 'Bewijzen dat alles van een klant gewist is. Ze noemen niemand.',
    tabel: 'Gewiste klanten, de nieuwste eerst',
    bewijs: 'Bewijs',
    soort: 'Soort',
    regio: 'Regio',
    verwijderd: 'Verwijderd',
    gewist: 'Gewist',
    leerlingen: 'Leerlingen',
    rijen: 'Gegevensrijen',
  },
});
