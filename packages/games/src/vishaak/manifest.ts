import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'vishaak',
  folder: 'vishaak',
  titel: 'Vishaak',
  plaatje: 'hengel',
  instructie: 'Laat je haak zakken en vang de vis met het goede antwoord.',
  familie: 'G',
  antwoordvormen: ['GAP', 'KIES', 'TYP'],
  bediening: {
    toetsen:
      'Vaar met de pijltjes links en rechts. Met de spatiebalk gaat de haak omlaag. Of druk op 1, 2, 3 of 4. Na een goed woord kies je aas met de pijltjes en draai je met de spatiebalk. Draai niet als de vis trekt.',
    aanraken:
      'Tik op een vis, dan gaat de haak erheen. Of tik in het water. Na een goed woord kies je aas en tik je om te draaien. Draai niet als de vis trekt.',
  },
  uitlegBij: {
    TYP: {
      instructie: 'Er zit een vis aan de haak. Typ het woord, dan haal je hem op.',
      bediening: {
        toetsen:
          'Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Na een goed woord kies je aas met de pijltjes en draai je met de spatiebalk. Draai niet als de vis trekt.',
        aanraken:
          'Tik de letters op het letterbord. Tik op Klaar als het woord af is. Na een goed woord kies je aas en tik je om te draaien. Draai niet als de vis trekt.',
      },
    },
  },
  spel: {
    werkwoord: 'een vis binnenhalen',
    keuze: 'welk aas, en wanneer je draait of wacht',
    verrassing: 'welke vreemde vis eraan zat',
    blijft: 'je album met bijzondere vissen',
  },
  verzameling: {
    titel: 'Je visalbum',
    vraag: 'Welke vis plak je in je album?',
    stukken: [
      { id: 'kogelvis', naam: 'een kogelvis' },
      { id: 'zaagvis', naam: 'een zaagvis' },
      { id: 'platvis', naam: 'een platvis' },
      { id: 'zwaardvis', naam: 'een zwaardvis' },
      { id: 'zeepaard', naam: 'een zeepaard' },
      { id: 'kaasvis', naam: 'een kaasvis' },
      { id: 'sokvis', naam: 'een sokvis' },
      { id: 'brilvis', naam: 'een brilvis' },
      { id: 'snorvis', naam: 'een snorvis' },
      { id: 'taartvis', naam: 'een taartvis' },
      { id: 'lampvis', naam: 'een lampvis' },
      { id: 'sterrenvis', naam: 'een sterrenvis' },
      { id: 'spookvis', naam: 'een spookvis' },
      { id: 'kroonvis', naam: 'een kroonvis' },
      { id: 'regenboogvis', naam: 'een regenboogvis' },
    ],
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 12,
  maxVraag: 90,
};
