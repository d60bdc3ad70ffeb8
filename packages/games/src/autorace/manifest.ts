import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'autorace',
  folder: 'autorace',
  titel: 'Autorace',
  plaatje: 'auto',
  instructie: 'Rijd onder het bord met het goede antwoord door. Win de race van de slak.',
  familie: 'B',
  antwoordvormen: ['KIES', 'SORT'],
  sorteervraag: 'Bij welk bord hoort dit?',
  bediening: {
    toetsen:
      'Stuur met de pijltjes links en rechts. Geef gas met Enter of de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed woord haal je anderen in: stuur met de pijltjes.',
    aanraken: 'Tik op het bord waar je onderdoor wilt rijden. Na een goed woord haal je anderen in: tik op een baan.',
  },
  spel: {
    werkwoord: 'inhalen',
    keuze: 'langs welke kant, en of je voor de ster gaat',
    verrassing: 'wie er voor je rijdt en welke baan dicht is',
    blijft: 'wie je inhaalde, tot de finish van de ronde',
  },
  paneel: 'geen',
  maxLetters: 26,
  maxVraag: 90,
};
