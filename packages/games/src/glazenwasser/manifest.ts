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
    blijft: 'de buren die je vond, en je straat die steeds voller wordt',
  },
  verzameling: {
    titel: 'Je straat',
    vraag: 'Wie komt er in je straat wonen?',
    stukken: [
      { id: 'oma', naam: 'een oma' },
      { id: 'kok', naam: 'een kok' },
      { id: 'kat', naam: 'een kat' },
      { id: 'clown', naam: 'een clown' },
      { id: 'papegaai', naam: 'een papegaai' },
      { id: 'ridder', naam: 'een ridder' },
      { id: 'muzikant', naam: 'een muzikant' },
      { id: 'spook', naam: 'een spook' },
      { id: 'schilder', naam: 'een schilder' },
      { id: 'planten', naam: 'veel planten' },
      { id: 'ruimte', naam: 'een astronaut' },
      { id: 'hond', naam: 'een hond' },
    ],
  },
  paneel: 'letters',
  maxLetters: 16,
  flitst: true,
};
