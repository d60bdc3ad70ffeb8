import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'treinmachinist',
  folder: 'treinmachinist',
  titel: 'Treinmachinist',
  plaatje: 'trein',
  instructie: 'Zet de wissel om. Laat de wagon naar het goede station rijden.',
  familie: 'B',
  antwoordvormen: ['SORT', 'KIES'],
  bediening: {
    toetsen: 'Zet de wissel met pijltje omhoog en omlaag. Met Enter rijdt de wagon weg. Met de spatiebalk rem je. Of druk op 1, 2, 3 of 4.',
    aanraken: 'Tik op het station waar de wagon heen moet.',
  },
  paneel: 'geen',
  maxLetters: 26,
  maxVraag: 90,
  klanken: true,
};
