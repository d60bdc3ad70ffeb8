import type { GameManifest } from '@spelrijk/game-kit/contract';

const BLAD_TOETSEN = 'Na een goed woord vang je jezelf op: schuif het blad met de pijltjes.';
const BLAD_AANRAKEN = 'Na een goed woord vang je jezelf op: sleep het blad met je vinger.';

export const manifest: GameManifest = {
  slug: 'stuitergame',
  folder: 'stuitergame',
  titel: 'Stuitergame',
  plaatje: 'paddenstoel',
  instructie: 'Stuiter van paddenstoel naar paddenstoel, in de goede volgorde.',
  familie: 'K',
  antwoordvormen: ['VOLG', 'GAP'],
  bediening: {
    toetsen: `Richt het blad met de pijltjes en stuiter met de spatiebalk. Met Backspace gaat een stukje terug. Druk op Enter als het woord af is. ${BLAD_TOETSEN}`,
    aanraken: `Tik op een paddenstoel, dan stuiter je erheen. Tik op Klaar als het woord af is. ${BLAD_AANRAKEN}`,
  },
  uitlegBij: {
    GAP: {
      instructie: 'Stuiter naar de paddenstoel met het stukje dat in het woord past.',
      bediening: {
        toetsen: `Richt het blad met de pijltjes en stuiter met de spatiebalk. Of druk op 1, 2, 3 of 4. ${BLAD_TOETSEN}`,
        aanraken: `Tik op een paddenstoel, dan stuiter je erheen. ${BLAD_AANRAKEN}`,
      },
    },
  },
  spel: {
    werkwoord: 'jezelf opvangen en terugstuiteren',
    keuze: 'met welke kant van het blad je jezelf opvangt, en zo waar je heen gaat',
    verrassing: 'waar de vuurvliegjes hangen, en wat het gouden vliegje loslaat',
    blijft: 'de vuurvliegjes van de ronde, in je lantaarn',
  },
  paneel: 'geen',
  maxLetters: 14,
};
