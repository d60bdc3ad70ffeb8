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
    toetsen:
      'Veeg met de pijltjes. Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Na een goed woord veeg je met de pijltjes de buren vrij.',
    aanraken:
      'Veeg met je vinger over het raam. Tik de letters op het letterbord. Tik op Klaar als het woord af is. Na een goed woord veeg je met je vinger de buren vrij.',
  },
  spel: {
    werkwoord: 'vegen en onthouden',
    keuze: 'waar je veegt, zolang de wisser nog sop kan pakken',
    verrassing: 'wie er achter het raam van de buren zit, en waar',
    blijft: 'de buren die je vond, tot het eind van de ronde',
  },
  paneel: 'letters',
  maxLetters: 16,
  flitst: true,
};
