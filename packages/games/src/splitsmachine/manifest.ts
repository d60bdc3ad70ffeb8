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
    toetsen:
      'Ga met de pijltjes naar een plek tussen twee letters. Zet een mes met de spatiebalk. Druk op Enter voor de hendel. Na een goed woord speel je het deuntje na: kies een fluit met de pijltjes en blaas met de spatiebalk.',
    aanraken:
      'Tik tussen twee letters om een mes te zetten. Tik op de hendel als je klaar bent. Na een goed woord tik je het deuntje na op de fluiten.',
  },
  spel: {
    werkwoord: 'een deuntje nafluiten',
    keuze: 'of je doorgaat met een langer deuntje of stopt',
    verrassing: 'welk deuntje de machine fluit, en wanneer ze de hik krijgt',
    blijft: 'je langste deuntje van de ronde',
  },
  paneel: 'geen',
  maxLetters: 64,
  maxVraag: 60,
};
