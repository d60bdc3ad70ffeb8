import { teksten } from './shape.ts';

/** What somebody set ready for a child to read or to play, in its own world. */
export const leerlingKlaarTeksten = teksten('leerlingKlaar', {
  plank: {
    titel: 'Voor jou klaargezet',
    lees: 'om te lezen',
    thema: 'tekst {{nr}} van {{van}}, thema {{thema}}',
    uit: 'Uit',
    speel: 'toneel, jij bent {{rollen}}',
  },
  thema: {
    titel: 'Thema',
    kop: 'Thema: {{naam}}',
    fout: 'Het thema kan nu niet komen.',
    woorden: 'Let op deze woorden: {{woorden}}.',
    nummer: 'Slotvraag {{nr}} van {{van}}',
    slot: 'slotvragen, thema {{thema}}',
    slotTitel: 'Slotvragen',
    drie: 'Deze vraag gaat over: {{titels}}',
    dicht: 'Lees eerst deze drie teksten uit.',
    goed: 'Dat klopt!',
    anders: 'Nog niet. Kijk nog eens in de drie teksten.',
    alGedaan: 'Deze vraag heb je al gedaan. Je mag hem nog eens doen.',
    weg: 'Er is geen verbinding. Probeer het zo nog eens.',
  },
  toneel: {
    titel: 'Toneel',
    knop: 'Speel dit stuk',
    terug: 'Andere tekst',
    fout: 'Het stuk kan nu niet komen.',
    kies: 'Wie ben jij? Kies een rol.',
    bent: 'Jij bent: {{rollen}}',
    jou: 'jij',
    start: 'Begin',
    stop: 'Stop',
    verder: 'Verder',
    nogEens: 'Nog een keer',
    jij: 'Jij bent aan de beurt. Zeg het hardop.',
    luister: 'Luister.',
    lees: 'Lees wat er staat, en ga verder.',
    klaar: 'Je kent het stuk. Nu samen, met publiek!',
  },
});
