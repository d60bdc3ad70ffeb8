import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'stofzuigen',
  folder: 'stofzuigen',
  titel: 'Stofzuigen',
  plaatje: 'sokken',
  instructie: 'Rijd over het kleed en zuig de blokken op, in de goede volgorde.',
  familie: 'E',
  rustig: true,
  antwoordvormen: ['VOLG'],
  bediening: {
    toetsen:
      'Rijd met de pijltjes en zuig een blok op met de spatiebalk. Met Backspace blaas je het laatste blok terug. Druk op Enter als het woord af is. Na een goed woord jaag je stofkonijnen naar een hoek.',
    aanraken:
      'Tik op een blok, dan rijd je erheen en zuig je het op. Tik op Klaar als het woord af is. Na een goed woord jaag je stofkonijnen naar een hoek: tik waar je heen wilt.',
  },
  spel: {
    werkwoord: 'stofkonijnen opjagen',
    keuze: 'van welke kant je komt, zodat een konijn een hoek in huppelt',
    verrassing: 'welk verloren ding er in een stofkonijn zit',
    blijft: 'de gevonden spullen op de plank, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
};
