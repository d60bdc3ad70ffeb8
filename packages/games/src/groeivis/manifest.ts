import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'groeivis',
  folder: 'groeivis',
  titel: 'Groeivis',
  plaatje: 'haai',
  instructie: 'Laat je vis de koek met het goede antwoord opeten. Dan groeit hij.',
  familie: 'D',
  antwoordvormen: ['SORT', 'KIES', 'GAP'],
  sorteervraag: 'Bij welke koek hoort dit?',
  bediening: {
    toetsen:
      'Zwem met de pijltjes naar een koek en hap met de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed woord zwem je vrij rond: houd de pijltjes vast.',
    aanraken: 'Tik op een koek, dan zwemt je vis erheen. Na een goed woord zwemt hij naar je vinger.',
  },
  spel: {
    werkwoord: 'vrij zwemmen en happen',
    keuze: 'de kleine garnalen, of het gouden hapje vlak boven de grote vis',
    verrassing: 'wat er in de schelp zit, en waar de grote vis langs komt',
    blijft: 'hoe groot je vis is en de schatten op de bodem, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 26,
  maxVraag: 90,
};
