import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'leesrace',
  folder: 'leesrace',
  titel: 'Leesrace',
  plaatje: 'spook',
  instructie: 'Lees de woorden op het bord en ga door. Daarna komt er een vraag over.',
  familie: 'J',
  antwoordvormen: ['FLITS', 'KIES'],
  vormen: [
    'flits-kies',
    'woord-plaatje',
    'woord-of-niet',
    'waar-niet-waar',
    'zin-plaatje',
    'welk-woord',
    'fout-woord',
    'verwijswoord',
    'tekst-vraag',
  ],
  bediening: {
    toetsen: 'Lees het woord en druk op de spatiebalk voor het volgende. Kies daarna met 1, 2, 3 of 4.',
    aanraken: 'Lees het woord en tik op het bord voor het volgende. Tik daarna op het goede antwoord.',
  },
  paneel: 'geen',
  maxLetters: 70,
  maxVraag: 140,
  zinnen: true,
  maxTekst: 2600,
  flitst: true,
};
