import type { GameManifest } from '@spelrijk/game-kit/contract';

const SAFARI = {
  toetsen: 'Na een goed antwoord maak je drie foto’s: richt de camera met de pijltjes, zoom met Enter, en maak de foto met de spatiebalk.',
  aanraken:
    'Na een goed antwoord maak je drie foto’s: sleep de camera over de dieren, tik op de loep om te zoomen, en op de rode knop voor de foto.',
} as const;

export const manifest: GameManifest = {
  slug: 'fotosafari',
  folder: 'fotosafari',
  titel: 'Fotosafari',
  plaatje: 'camera',
  instructie: 'Een stokstaartje laat even een woord zien. Maak dan een foto van dat woord.',
  familie: 'J',
  antwoordvormen: ['FLITS', 'KIES'],
  eigen: ['foto-beeld'],
  bediening: {
    toetsen: `Richt de camera met de pijltjes en druk op Enter. Of druk op een cijfer. Met Tab kom je bij de verrekijker: dan zie je het woord nog eens. ${SAFARI.toetsen}`,
    aanraken: `Tik op het bordje met het woord dat je zag. Niet gezien? Tik op de verrekijker. ${SAFARI.aanraken}`,
  },
  uitlegBij: {
    'tekst-vraag': {
      instructie: 'Lees het verhaal. Maak dan een foto van het stokstaartje met het goede antwoord.',
      bediening: {
        toetsen: `Blader met de pijltjes of de spatiebalk. Richt dan de camera met de pijltjes en druk op Enter, of druk op een cijfer. Met Tab kom je bij het boek: je mag altijd teruglezen. ${SAFARI.toetsen}`,
        aanraken: `Tik op Verder om te bladeren. Tik dan op het bordje met het goede antwoord. Tik op het boek om terug te lezen. ${SAFARI.aanraken}`,
      },
    },
    KIES: {
      instructie: 'Maak een foto van het stokstaartje met het goede antwoord.',
      bediening: {
        toetsen: `Richt de camera met de pijltjes en druk op Enter. Of druk op een cijfer. ${SAFARI.toetsen}`,
        aanraken: `Tik op het bordje met het goede antwoord. ${SAFARI.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'dieren fotograferen',
    keuze: 'wijd met veel dieren erop, of inzoomen op één zeldzaam dier',
    verrassing: 'welk zeldzaam dier er in de struik zit, en wanneer het eruit kijkt',
    blijft: 'je foto’s in het album, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 24,
  maxVraag: 120,
  maxTekst: 4000,
  flitst: true,
  klanken: true,
};
