import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'autorace',
  folder: 'autorace',
  titel: 'Autorace',
  plaatje: 'auto',
  instructie: 'Rijd onder het bord met het goede antwoord door. Win de race van de slak.',
  familie: 'B',
  antwoordvormen: ['KIES', 'SORT'],
  bediening: {
    toetsen: 'Stuur met de pijltjes links en rechts. Geef gas met Enter of de spatiebalk. Of druk op 1, 2, 3 of 4.',
    aanraken: 'Tik op het bord waar je onderdoor wilt rijden.',
  },
  paneel: 'geen',
  maxLetters: 26,
  maxVraag: 90,
};
