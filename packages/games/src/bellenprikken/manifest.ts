import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'bellenprikken',
  folder: 'bellenprikken',
  titel: 'Bellen prikken',
  plaatje: 'zeep',
  instructie: 'Luister goed. Prik de bel met het goede antwoord.',
  familie: 'C',
  antwoordvormen: ['KIES', 'GAP', 'FLITS'],
  bediening: {
    toetsen: 'Vaar met de pijltjes en prik met de spatiebalk. Of druk op 1, 2, 3 of 4.',
    aanraken: 'Tik op de bel.',
  },
  paneel: 'geen',
  maxLetters: 14,
};
