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
      'Richt met de pijltjes links en rechts en schiet met de spatiebalk. Met Backspace gaat een stukje terug. Druk op Enter als het woord af is. Na een goed woord flipper je met de pijltjes links en rechts.',
    aanraken:
      'Tik op een stukje, dan schiet je erop. Tik op Klaar als het woord af is. Na een goed woord flipper je: tik links of rechts op de kast.',
  },
  uitlegBij: {
    KIES: {
      instructie: 'Schiet op het goede antwoord.',
      bediening: {
        toetsen:
          'Richt met de pijltjes links en rechts en schiet met de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed woord flipper je met de pijltjes links en rechts.',
        aanraken: 'Tik op het antwoord, dan schiet je erop. Na een goed woord flipper je: tik links of rechts op de kast.',
      },
    },
    TYP: {
      instructie: 'Typ het woord. Elke letter schiet een bal.',
      bediening: {
        toetsen:
          'Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Na een goed woord flipper je met de pijltjes links en rechts.',
        aanraken:
          'Tik de letters op het letterbord. Tik op Klaar als het woord af is. Na een goed woord flipper je: tik links of rechts op de kast.',
      },
    },
  },
  spel: {
    werkwoord: 'flipperen',
    keuze: 'welke flipper, en waar de bal dan ligt',
    verrassing: 'de ster met het vraagteken: extra ballen, alle sterren of wind mee',
    blijft: 'de sterren van de ronde, op het scherm',
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 14,
  maxVraag: 90,
};
