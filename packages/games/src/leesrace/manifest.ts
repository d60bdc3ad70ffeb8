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
    toetsen:
      'Lees het woord en druk op de spatiebalk voor het volgende. Kies daarna met 1, 2, 3 of 4. Na een goed antwoord schakel je met de spatiebalk en vlieg je van de schans.',
    aanraken:
      'Lees het woord en tik op het bord voor het volgende. Tik daarna op het goede antwoord. Dan tik je om te schakelen en vlieg je van de schans.',
  },
  uitlegBij: {
    'tekst-vraag': {
      instructie: 'Lees de tekst op het bord en ga door. Daarna komt er een vraag over.',
      bediening: {
        toetsen:
          'Lees de regel en druk op de spatiebalk voor de volgende. Kies daarna met 1, 2, 3 of 4. Na een goed antwoord schakel je met de spatiebalk en vlieg je van de schans.',
        aanraken:
          'Lees de regel en tik op het bord voor de volgende. Tik daarna op het goede antwoord. Dan tik je om te schakelen en vlieg je van de schans.',
      },
    },
  },
  spel: {
    werkwoord: 'schakelen en springen',
    keuze: 'hoe lang je gas geeft voordat je schakelt',
    verrassing: 'hoe de wind staat en waar je neerkomt',
    blijft: 'je garage met steeds meer wagens',
  },
  verzameling: {
    titel: 'Je garage',
    vraag: 'Welke wagen komt in je garage?',
    stukken: [
      { id: 'tractor', naam: 'een tractor' },
      { id: 'skelter', naam: 'een skelter' },
      { id: 'badkuip', naam: 'een badkuip op wielen' },
      { id: 'eendauto', naam: 'een eend op wielen' },
      { id: 'jeep', naam: 'een jeep' },
      { id: 'schoen', naam: 'een schoen op wielen' },
      { id: 'bus', naam: 'een bus' },
      { id: 'bed', naam: 'een bed op wielen' },
      { id: 'taart', naam: 'een taart op wielen' },
      { id: 'ijsco', naam: 'een ijscowagen' },
      { id: 'maanwagen', naam: 'een maanwagen' },
      { id: 'raketauto', naam: 'een raketauto' },
    ],
  },
  paneel: 'geen',
  maxLetters: 70,
  maxVraag: 140,
  zinnen: true,
  maxTekst: 2600,
  flitst: true,
};
