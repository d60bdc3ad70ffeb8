import type { GameManifest } from '@spelrijk/game-kit/contract';

const REGEN = {
  toetsen:
    'Na een goed woord regent het fruit: zet de lijn goed met de pijltjes op en neer, maak hem schuin met links en rechts, en snijd met de spatiebalk.',
  aanraken: 'Na een goed woord regent het fruit: veeg er een streep doorheen. Zo snijd je er veel tegelijk.',
} as const;

export const manifest: GameManifest = {
  slug: 'ninja',
  folder: 'ninja',
  titel: 'Ninja',
  plaatje: 'citroen',
  instructie: 'Het fruit danst op de trommels. Snijd het fruit met het goede antwoord door.',
  familie: 'G',
  antwoordvormen: ['KIES', 'SORT'],
  sorteervraag: 'Bij welk fruit hoort dit?',
  bediening: {
    toetsen: `Druk op 1, 2, 3 of 4. Of kies met de pijltjes en snijd met de spatiebalk. ${REGEN.toetsen}`,
    aanraken: `Veeg door het goede fruit heen, of tik erop. ${REGEN.aanraken}`,
  },
  spel: {
    werkwoord: 'in één streep snijden',
    keuze: 'wanneer en hoe schuin je snijdt, want je hebt maar een paar slagen',
    verrassing: 'hoe het fruit valt, en wie er in de kokosnoot slaapt',
    blijft: 'de fruitsalade van de ronde, en wie ervan mee-eet',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
