import type { GameManifest } from '@spelrijk/game-kit/contract';

const LAVEREN = {
  toetsen: 'Na een goed woord zeil je tegen de wind in: met de pijltjes of de spatiebalk ga je de andere kant op.',
  aanraken: 'Na een goed woord zeil je tegen de wind in: tik links of rechts van je boot.',
} as const;

export const manifest: GameManifest = {
  slug: 'botenkoers',
  folder: 'botenkoers',
  titel: 'Botenkoers',
  plaatje: 'anker',
  instructie: 'Je boot ligt voor anker. Zeil door de poort met het goede antwoord.',
  familie: 'B',
  antwoordvormen: ['GAP', 'KIES'],
  bediening: {
    toetsen: `Draai je boot met de pijltjes. Met de spatiebalk gaat het anker op. Of druk op 1, 2, 3 of 4. ${LAVEREN.toetsen}`,
    aanraken: `Tik op de poort waar je doorheen wilt zeilen. ${LAVEREN.aanraken}`,
  },
  uitlegBij: {
    GAP: {
      instructie: 'Je boot ligt voor anker. Zeil door de poort met het stukje dat in het woord past.',
      bediening: {
        toetsen: `Draai je boot met de pijltjes. Met de spatiebalk gaat het anker op. Of druk op 1, 2, 3 of 4. ${LAVEREN.toetsen}`,
        aanraken: `Tik op de poort met het stukje dat past. ${LAVEREN.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'zigzag zeilen tegen de wind in',
    keuze: 'wanneer je de andere kant op gaat, en welke boeien je zo haalt',
    verrassing: 'waar de windvlagen over het water gaan, en welke vlag er op een boei staat',
    blijft: 'de vlaggen aan je vlaggenlijn, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
