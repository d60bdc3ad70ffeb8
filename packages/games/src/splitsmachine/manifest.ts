import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'splitsmachine',
  folder: 'splitsmachine',
  titel: 'Splitsmachine',
  plaatje: 'schaar',
  instructie: 'Snijd het woord in stukken. Haal daarna de hendel over.',
  familie: 'I',
  rustig: true,
  antwoordvormen: ['SPLIT'],
  bediening: {
    toetsen: 'Ga met de pijltjes naar een plek tussen twee letters. Zet een mes met de spatiebalk. Druk op Enter voor de hendel.',
    aanraken: 'Tik tussen twee letters om een mes te zetten. Tik op de hendel als je klaar bent.',
  },
  paneel: 'geen',
  maxLetters: 64,
  maxVraag: 60,
};
