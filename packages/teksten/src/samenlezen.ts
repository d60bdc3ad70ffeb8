import { THUISTIJD, vooraan } from './oefentijd.ts';
import { teksten } from './shape.ts';

/** Which two questions are talked about, by the kind of text. */
export const PRAATVRAGEN = {
  verhaal: 'verhaal',
  brief: 'verhaal',
  gedicht: 'verhaal',
  gesprek: 'verhaal',
  weettekst: 'weten',
  betoog: 'weten',
  doetekst: 'doen',
} as const;

/** A sheet for who reads ten minutes with a child: a parent, a helper, an older child. */
export const samenlezenTeksten = teksten('samenlezen', {
  titel: 'Samen lezen',
  knop: 'Blad om samen te lezen',
  uitleg: 'Een blad voor thuis, voor een leesouder of voor een oudere leerling die tutor is. Kies een tekst die {{naam}} nu kan lezen.',
  kies: 'Tekst',
  optie: '{{titel}} ({{plank}}, {{woorden}} woorden)',
  geen: 'Voor {{naam}} is nog geen tekst open. Teksten komen erbij zodra de letters bekend zijn.',
  terug: 'Terug naar de resultaten',
  print: 'Blad afdrukken',
  kop: 'Samen lezen met {{naam}}',
  duur: `${vooraan(THUISTIJD)}, naast elkaar, met de tekst tussen jullie in.`,
  stappen: 'Zo doe je het',
  stap: {
    voor: 'Jij leest de tekst voor. {{naam}} wijst mee.',
    samen: 'Lees de tekst samen hardop, in het tempo van {{naam}}.',
    zelf: '{{naam}} leest alleen. Jij luistert.',
  },
  vast: 'Komt {{naam}} er niet uit? Tel in stilte tot vijf. Zeg dan het woord, en laat de zin opnieuw lezen.',
  praat: 'Praat erover',
  vraag: {
    verhaal: { een: 'Welk stukje vond jij het leukst? Waarom?', twee: 'Wat zou jij doen?' },
    weten: { een: 'Wat wist je nog niet?', twee: 'Wat wil je hier nog meer over weten?' },
    doen: { een: 'Wat heb je ervoor nodig?', twee: 'Wat denk je dat er gebeurt als je het doet?' },
  },
  blad: 'Soort blad',
  bladen: { samen: 'Samen lezen, ongeveer tien minuten', kaart: 'Begeleidingskaart, twintig minuten' },
  kaart: {
    kop: 'Begeleidingskaart lezen voor {{naam}}',
    duur: 'Twintig minuten, vier keer in de week dezelfde tekst. Daarna komt er een nieuwe.',
    tabel: 'De stappen',
    minuut: '{{van}}–{{tot}} min',
    min: 'Minuut',
    doe: 'Wat je doet',
    zeg: 'Wat je zegt',
    stap: {
      woorden: {
        doe: 'Lees samen de woorden die moeilijk zijn, en zeg wat ze betekenen.',
        zonder: 'Lees samen de titel, en kijk welke woorden lang zijn.',
        zeg: 'Zeg het woord na. Wat denk je dat er in de tekst gebeurt?',
      },
      koor: {
        doe: 'Lees elke zin voor, lees hem samen, en laat {{naam}} hem dan alleen lezen.',
        zeg: 'Luister hoe het klinkt. Lees nu met mij mee. En nu jij.',
      },
      nogeens: {
        doe: '{{naam}} leest de hele tekst twee keer. Jij wijst niet, en je kijkt niet op de klok.',
        zeg: 'Wat ging de tweede keer beter?',
      },
      praat: { doe: 'Praat over de tekst.', zeg: '{{een}} {{twee}}' },
    },
    slot: 'Schrijf op wat lukte. Hoe het vooruitgaat, zie je pas aan andere teksten dan deze.',
  },
  slot: 'Het gaat om plezier en om vlot lezen. Een cijfer hoort er niet bij.',
});
