import type { GameManifest } from '@spelrijk/game-kit/contract';

const VRIJ = {
  toetsen: 'Na een goed woord vlieg je vrij: houd pijltje op of neer ingedrukt, en vlieg door ringen en langs manden.',
  aanraken: 'Na een goed woord vlieg je vrij: sleep je vliegtuig omhoog en omlaag, door ringen en langs manden.',
} as const;

export const manifest: GameManifest = {
  slug: 'vliegrace',
  folder: 'vliegrace',
  titel: 'Vliegrace',
  plaatje: 'vliegtuig',
  instructie: 'Vlieg door de wolken met de stukjes van het woord, in de goede volgorde.',
  familie: 'B',
  antwoordvormen: ['VOLG', 'GAP'],
  vormen: ['letters-ordenen', 'hakken', 'zin-herstellen', 'ontbrekend-grafeem'],
  bediening: {
    toetsen: `Stijg en daal met de pijltjes op en neer en vlieg door een wolk. Of kies een wolk met links en rechts en druk op de spatiebalk. Met Backspace laat je een stukje los. Druk op Enter als het woord af is. ${VRIJ.toetsen}`,
    aanraken: `Tik op een wolk, dan vliegt het vliegtuig erdoor. Tik op Klaar als het woord af is. ${VRIJ.aanraken}`,
  },
  uitlegBij: {
    'zin-herstellen': {
      instructie: 'Vlieg door de wolken met de woorden van de zin, in de goede volgorde.',
      bediening: {
        toetsen: `Stijg en daal met de pijltjes op en neer en vlieg door een wolk. Of kies een wolk met links en rechts en druk op de spatiebalk. Met Backspace laat je een woord los. Druk op Enter als de zin af is. ${VRIJ.toetsen}`,
        aanraken: `Tik op een wolk, dan vliegt het vliegtuig erdoor. Tik op Klaar als de zin af is. ${VRIJ.aanraken}`,
      },
    },
    GAP: {
      instructie: 'Vlieg door de wolk met het stukje dat in het woord past.',
      bediening: {
        toetsen: `Kies een wolk met de pijltjes en vlieg erdoor met Enter. Of druk op 1, 2, 3 of 4. ${VRIJ.toetsen}`,
        aanraken: `Tik op de wolk met het stukje dat past. ${VRIJ.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'stijgen en duiken',
    keuze: 'een ring voor meer vaart, of een mand met een reiziger',
    verrassing: 'wie er in de mand zit',
    blijft: 'de vliegmaatjes achter je vliegtuig, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 12,
  maxVraag: 60,
};
