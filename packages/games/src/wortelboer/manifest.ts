import type { GameManifest } from '@spelrijk/game-kit/contract';

const OOGST = {
  toetsen:
    'Na een goed woord groeien er wortels: kies er een met de pijltjes en trek met de spatiebalk. Wacht je langer, dan wordt hij groter, maar de mol lust ze ook.',
  aanraken: 'Na een goed woord groeien er wortels: tik op een wortel om hem uit de grond te trekken, voordat de mol er is.',
} as const;

export const manifest: GameManifest = {
  slug: 'wortelboer',
  folder: 'wortelboer',
  titel: 'Wortelboer',
  plaatje: 'wortel',
  instructie: 'Trek de wortel uit de grond en leg hem in de goede kist.',
  familie: 'A',
  rustig: true,
  antwoordvormen: ['SORT', 'SPLIT'],
  sorteervraag: 'In welke kist hoort dit?',
  bediening: {
    toetsen: `Druk op 1, 2, 3 of 4. Of kies een kist met de pijltjes en trek met de spatiebalk. ${OOGST.toetsen}`,
    aanraken: `Tik op een kist, of trek de wortel uit de grond en sleep hem erheen. ${OOGST.aanraken}`,
  },
  uitlegBij: {
    SPLIT: {
      instructie: 'Snijd de wortel in stukken, precies waar het woord in stukken gaat.',
      bediening: {
        toetsen: `Ga met de pijltjes naar een plek tussen twee letters. Snijd met de spatiebalk. Druk op Enter als je klaar bent. ${OOGST.toetsen}`,
        aanraken: `Tik tussen twee letters om te snijden, of gebruik de knoppen. Tik op Klaar als je klaar bent. ${OOGST.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'wortels laten groeien en op tijd trekken',
    keuze: 'welke wortel je nu trekt, en welke je nog laat groeien',
    verrassing: 'waar de mol heen graaft, en welke gekke vorm er uit de grond komt',
    blijft: 'je oogst op de hooiberg, en de konijnen die erop afkomen',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
