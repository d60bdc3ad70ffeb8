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
    toetsen:
      'Stuur met de pijltjes. Met Backspace spuugt de rups een letter uit. Druk op Enter als het woord af is. Na een goed woord verf je een vlinder: kies een plek met de pijltjes en druk op de spatiebalk.',
    aanraken:
      'Tik op een letter, dan kruipt de rups erheen. Of stuur met de pijlen. Tik op klaar als het woord af is. Na een goed woord verf je een vlinder: tik op een vleugel.',
  },
  uitlegBij: {
    TYP: {
      instructie: 'Typ het woord. De rups eet je letters op.',
      bediening: {
        toetsen:
          'Typ het woord. Druk op Enter als het af is. Met Backspace spuugt de rups een letter uit. Na een goed woord verf je een vlinder: kies een plek met de pijltjes en druk op de spatiebalk.',
        aanraken:
          'Tik de letters op het letterbord. Tik op Klaar als het woord af is. Na een goed woord verf je een vlinder: tik op een vleugel.',
      },
    },
  },
  spel: {
    werkwoord: 'vleugels verven in spiegelbeeld',
    keuze: 'waar je elke druppel laat vallen',
    verrassing: 'welke kleur er na deze komt',
    blijft: 'je vlinders, die aan het eind van de ronde meevliegen',
  },
  paneel: 'pijlen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 12,
};
