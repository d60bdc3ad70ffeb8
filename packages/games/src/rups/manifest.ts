import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'rups',
  folder: 'rups',
  titel: 'Rups',
  plaatje: 'blad',
  instructie: 'Laat de rups de letters opeten, in de goede volgorde.',
  familie: 'D',
  antwoordvormen: ['VOLG', 'TYP'],
  bediening: {
    toetsen: 'Stuur met de pijltjes. Met Backspace spuugt de rups een letter uit. Druk op Enter als het woord af is.',
    aanraken: 'Tik op een letter, dan kruipt de rups erheen. Of stuur met de pijlen. Tik op klaar als het woord af is.',
  },
  uitlegBij: {
    TYP: {
      instructie: 'Luister naar het woord en typ het. De rups eet je letters op.',
      bediening: {
        toetsen: 'Typ het woord. Druk op Enter als het af is. Met Backspace spuugt de rups een letter uit.',
        aanraken: 'Tik de letters op het letterbord. Tik op Klaar als het woord af is.',
      },
    },
  },
  paneel: 'pijlen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 12,
};
