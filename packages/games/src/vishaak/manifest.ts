import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'vishaak',
  folder: 'vishaak',
  titel: 'Vishaak',
  plaatje: 'hengel',
  instructie: 'Laat je haak zakken en vang de vis met het goede antwoord.',
  familie: 'G',
  antwoordvormen: ['GAP', 'KIES', 'TYP'],
  bediening: {
    toetsen: 'Vaar met de pijltjes links en rechts. Met de spatiebalk gaat de haak omlaag. Of druk op 1, 2, 3 of 4.',
    aanraken: 'Tik op een vis, dan gaat de haak erheen. Of tik in het water.',
  },
  uitlegBij: {
    TYP: {
      instructie: 'Er zit een vis aan de haak. Typ het woord dat je hoort, dan haal je hem op.',
      bediening: {
        toetsen: 'Typ het woord en druk op Enter. Met Backspace haal je een letter weg.',
        aanraken: 'Tik de letters op het letterbord. Tik op Klaar als het woord af is.',
      },
    },
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 12,
  maxVraag: 90,
};
