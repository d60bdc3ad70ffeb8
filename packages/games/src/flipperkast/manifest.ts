import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'flipperkast',
  folder: 'flipperkast',
  titel: 'Flipperkast',
  plaatje: 'planeet',
  instructie: 'Schiet de stukjes van het woord, in de goede volgorde.',
  familie: 'K',
  antwoordvormen: ['VOLG', 'KIES', 'TYP'],
  bediening: {
    toetsen:
      'Richt met de pijltjes links en rechts en schiet met de spatiebalk. Met Backspace gaat een stukje terug. Druk op Enter als het woord af is.',
    aanraken: 'Tik op een stukje, dan schiet je erop. Tik op Klaar als het woord af is.',
  },
  uitlegBij: {
    KIES: {
      instructie: 'Schiet op het goede antwoord.',
      bediening: {
        toetsen: 'Richt met de pijltjes links en rechts en schiet met de spatiebalk. Of druk op 1, 2, 3 of 4.',
        aanraken: 'Tik op het antwoord, dan schiet je erop.',
      },
    },
    TYP: {
      instructie: 'Luister naar het woord en typ het. Elke letter schiet een bal.',
      bediening: {
        toetsen: 'Typ het woord en druk op Enter. Met Backspace haal je een letter weg.',
        aanraken: 'Tik de letters op het letterbord. Tik op Klaar als het woord af is.',
      },
    },
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 14,
  maxVraag: 90,
};
