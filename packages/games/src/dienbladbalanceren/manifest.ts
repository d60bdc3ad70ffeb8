import type { GameManifest } from '@spelrijk/game-kit/contract';

const BLAD = {
  toetsen:
    'Na een goed antwoord zet je gerechten op het blad: kies een gerecht met de pijltjes op en neer, een plek met links en rechts, en zet het neer met de spatiebalk.',
  aanraken: 'Na een goed antwoord zet je gerechten op het blad: tik op een gerecht en dan op een plek.',
} as const;

export const manifest: GameManifest = {
  slug: 'dienbladbalanceren',
  folder: 'dienbladbalanceren',
  titel: 'Dienblad balanceren',
  plaatje: 'theepot',
  instructie: 'Zet alles in de goede volgorde op het dienblad.',
  familie: 'K',
  rustig: true,
  antwoordvormen: ['VOLG', 'KIES', 'GAP'],
  bediening: {
    toetsen: `Kies met de pijltjes links en rechts. Met pijltje op zet je het op het blad, met pijltje neer haal je het laatste eraf. Druk op Enter als alles staat. ${BLAD.toetsen}`,
    aanraken: `Tik op een glas of schaal, dan komt het op het blad. Tik op Klaar als alles staat. ${BLAD.aanraken}`,
  },
  uitlegBij: {
    KIES: {
      instructie: 'Kies wat de gast wil. Dat komt op het dienblad.',
      bediening: {
        toetsen: `Kies met de pijltjes en druk op Enter. Of druk op een cijfer. ${BLAD.toetsen}`,
        aanraken: `Tik op het goede antwoord. ${BLAD.aanraken}`,
      },
    },
    GAP: {
      instructie: 'Zet het stukje dat in het woord past op het dienblad.',
      bediening: {
        toetsen: `Kies met de pijltjes en druk op Enter. Of druk op een cijfer. ${BLAD.toetsen}`,
        aanraken: `Tik op het stukje dat past. ${BLAD.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'een blad in evenwicht laden',
    keuze: 'welk gerecht je waar neerzet: zwaar dicht bij het midden, of licht ver weg',
    verrassing: 'hoe zwaar het gerecht onder de zilveren stolp is',
    blijft: 'de gasten die je bediende, de hele ronde op het terras',
  },
  paneel: 'geen',
  maxLetters: 24,
  maxVraag: 120,
  klanken: true,
  zinnen: true,
};
