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
  print: 'Druk het blad af',
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
  slot: 'Het gaat om plezier en om vlot lezen. Een cijfer hoort er niet bij.',
});
