import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'glazenwasser',
  folder: 'glazenwasser',
  titel: 'Glazenwasser',
  plaatje: 'raam',
  instructie: 'Veeg het sop weg. Zie je wat erachter zit? Typ het dan op de vensterbank.',
  familie: 'H',
  antwoordvormen: ['FLITS', 'TYP'],
  bediening: {
    toetsen: 'Veeg met de pijltjes. Typ het woord en druk op Enter. Met Backspace haal je een letter weg.',
    aanraken: 'Veeg met je vinger over het raam. Tik de letters op het letterbord. Tik op Klaar als het woord af is.',
  },
  paneel: 'letters',
  maxLetters: 16,
  flitst: true,
};
