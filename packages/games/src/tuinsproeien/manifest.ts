import type { GameManifest } from '@spelrijk/game-kit/contract';

const BAD = {
  toetsen: 'Na een goed woord spuit je een badeend door het bad: stuur de straal met de pijltjes.',
  aanraken: 'Na een goed woord spuit je een badeend door het bad: wijs waar de straal heen moet.',
} as const;

export const manifest: GameManifest = {
  slug: 'tuinsproeien',
  folder: 'tuinsproeien',
  titel: 'Tuinsproeien',
  plaatje: 'tulp',
  instructie: 'Geef de plant met het goede antwoord water, tot hij genoeg heeft.',
  familie: 'C',
  rustig: true,
  antwoordvormen: ['KIES', 'GAP'],
  bediening: {
    toetsen: `Richt de slang met de pijltjes. Houd de spatiebalk vast tot alle druppels vol zijn. Of druk op 1, 2, 3 of 4. ${BAD.toetsen}`,
    aanraken: `Tik op de plant die water moet. ${BAD.aanraken}`,
  },
  uitlegBij: {
    GAP: {
      instructie: 'Geef de plant met het stukje dat in het woord past water, tot hij genoeg heeft.',
      bediening: {
        toetsen: `Richt de slang met de pijltjes. Houd de spatiebalk vast tot alle druppels vol zijn. Of druk op 1, 2, 3 of 4. ${BAD.toetsen}`,
        aanraken: `Tik op de plant met het stukje dat past. ${BAD.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'een badeend voortspuiten',
    keuze: 'aan welke kant je tegen de eend spuit, en naar welk schuim',
    verrassing: 'wie er onder het schuim zit',
    blijft: 'de badvrienden in de teil, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
