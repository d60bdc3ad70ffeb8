import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'doolhof',
  folder: 'doolhof',
  titel: 'Doolhof',
  plaatje: 'sleutel',
  instructie: 'Loop door de poort met het goede antwoord. Zo vind je de schat.',
  familie: 'E',
  rustig: true,
  antwoordvormen: ['KIES', 'GAP', 'SORT'],
  bediening: {
    toetsen: 'Loop met de pijltjes. Of druk op 1, 2, 3 of 4, dan loop je vanzelf naar die poort.',
    aanraken: 'Tik op een poort of op het pad, dan loop je erheen.',
  },
  paneel: 'geen',
  maxLetters: 18,
  maxVraag: 90,
};
