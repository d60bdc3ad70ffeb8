import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'raketstrijd',
  folder: 'raketstrijd',
  titel: 'Raketstrijd',
  plaatje: 'vuurwerk',
  instructie: 'Er komt een meteoor aan. Typ het woord. Elke letter wordt een stuk van je raket.',
  familie: 'C',
  antwoordvormen: ['TYP'],
  bediening: {
    toetsen:
      'Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Na een goed woord richt je met de pijltjes en schiet je met de spatiebalk.',
    aanraken:
      'Tik de letters op het letterbord. Tik op Klaar als je raket af is. Na een goed woord tik je in de lucht waar het moet knallen.',
  },
  spel: {
    werkwoord: 'vuurpijlen laten knallen',
    keuze: 'waar in de lucht de vuurpijl knalt, zodat de brokken er net doorheen vallen',
    verrassing: 'hoe de brokken vallen, en in welke een ruimtereiziger zit',
    blijft: 'de sterren en de ruimtereizigers op de daken, de hele ronde',
  },
  paneel: 'letters',
  maxLetters: 14,
};
