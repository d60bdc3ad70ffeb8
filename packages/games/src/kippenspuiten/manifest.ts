import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'kippenspuiten',
  folder: 'kippenspuiten',
  titel: 'Kippenspuiten',
  plaatje: 'kip',
  instructie: 'De kippen zijn vies. Spuit de kip schoon met het goede antwoord.',
  familie: 'C',
  antwoordvormen: ['KIES', 'SORT', 'GAP'],
  sorteervraag: 'Bij welke kip hoort dit?',
  bediening: {
    toetsen:
      'Richt met de pijltjes en spuit met de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed woord houd je een pijltje vast om te richten.',
    aanraken: 'Tik op een kip, dan spuit je haar schoon. Na een goed woord tik je op de modderbulten die rondrennen.',
  },
  spel: {
    werkwoord: 'schoonspuiten',
    keuze: 'een kleine snelle bult met één straal, of een grote met drie: je water raakt op',
    verrassing: 'welk dier er onder de modder zit',
    blijft: 'de schone dieren op het hek, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 26,
  maxVraag: 90,
};
