import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'dozenspringen',
  folder: 'dozenspringen',
  titel: 'Dozenspringen',
  plaatje: 'cadeau',
  instructie: 'Spring op de doos die in het woord past. Zo kom je steeds hoger.',
  familie: 'F',
  antwoordvormen: ['GAP', 'KIES'],
  bediening: {
    toetsen: 'Loop met de pijltjes links en rechts. Spring met pijltje omhoog of de spatiebalk. Of druk op 1, 2 of 3.',
    aanraken: 'Tik op een doos, dan spring je erop.',
  },
  uitlegBij: {
    KIES: {
      instructie: 'Spring op de doos met het goede antwoord. Zo kom je steeds hoger.',
      bediening: {
        toetsen: 'Loop met de pijltjes links en rechts. Spring met pijltje omhoog of de spatiebalk. Of druk op 1, 2 of 3.',
        aanraken: 'Tik op een doos, dan spring je erop.',
      },
    },
  },
  paneel: 'geen',
  maxLetters: 12,
  maxVraag: 90,
};
