import type { GameManifest } from '@spelrijk/game-kit/contract';

const REDDEN = {
  toetsen: 'Na een goed woord haal je dieren uit het water: vlieg met de pijltjes en laat de haak zakken met pijltje omlaag.',
  aanraken: 'Na een goed woord haal je dieren uit het water: de haak gaat naar je vinger.',
} as const;

export const manifest: GameManifest = {
  slug: 'helikopter',
  folder: 'helikopter',
  titel: 'Helikopter',
  plaatje: 'koe',
  instructie: 'Hang boven de goede kist en takel hem omhoog.',
  familie: 'K',
  rustig: true,
  antwoordvormen: ['GAP', 'KIES'],
  bediening: {
    toetsen: `Vlieg met de pijltjes. Met de spatiebalk gaat de haak omlaag. Of druk op 1, 2, 3 of 4. ${REDDEN.toetsen}`,
    aanraken: `Tik op de kist die je omhoog wilt takelen. ${REDDEN.aanraken}`,
  },
  uitlegBij: {
    GAP: {
      instructie: 'Takel de kist omhoog met het stukje dat in het woord past.',
      bediening: {
        toetsen: `Vlieg met de pijltjes. Met de spatiebalk gaat de haak omlaag. Of druk op 1, 2, 3 of 4. ${REDDEN.toetsen}`,
        aanraken: `Tik op de kist met het stukje dat past. ${REDDEN.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'takelen',
    keuze: 'wie je eerst ophaalt, en of je er nog een aan de haak neemt',
    verrassing: 'wie er in de ton zit, en waar de dieren op hulp wachten',
    blijft: 'de dieren op de boerderij, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 34,
  maxVraag: 110,
  klanken: true,
};
